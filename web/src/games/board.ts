/** What every board is given by the table it lies on: the client holds no rules, it shows what it is told. */
import type { Snippet } from 'svelte'
import type { Way } from '../api/wire/http'
import type { View as AnyView } from '../api/wire/view'
import type { Course } from '../api/wire/socket'
import type { ShownEvent, BaseView } from './shared/shownEvent'
import type { Words } from './shared/words'

/** Speaks in the chosen language: a message by its id, and the sentence in which a name explains itself. */
export interface Say {
  (id: string, args?: Record<string, string | number>): string
  about(id: string, numbers?: Record<string, string | number>): string // with what is printed on it, unless told
  printed(id: string): Record<string, number | string> // what is printed on a thing, by the id of its text
  has(id: string): boolean
}

/** A choice of any game. */
export type Choice = AnyView['choices'][number]

/** What a game's board component takes. */
export interface BoardProps<View extends BaseView> {
  view: View // all that this viewer may know, as far as it has been shown
  way: Way // the road as it is travelled
  words: Words // the game in the language that is spoken, with the names of those who play
  course: Course | null // how it went, once it is over
  showing: ShownEvent<View> | null // the event that is being shown, null when all has been
  motion: boolean // false: nothing moves
  choose: (id: number) => void // the id of one of view.choices, which are none while something is shown
  waiting: boolean // an answer is on its way
  onward?: Snippet | undefined // what can be done once it is over
}
