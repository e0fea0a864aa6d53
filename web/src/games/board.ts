/** The interface between tables and boards; the client holds no rules. */
import type { Snippet } from 'svelte'
import type { Way } from '../api/wire/http'
import type { View as AnyView } from '../api/wire/view'
import type { MatchSummary } from '../api/wire/socket'
import type { ShownEvent, BaseView } from './shared/shownEvent'
import type { Words } from './shared/words'

/** Formats messages: by id, their explanation, and what is printed on things. */
export interface Say {
  (id: string, args?: Record<string, string | number>): string
  about(id: string, numbers?: Record<string, string | number>): string // with the printed numbers unless given
  printed(id: string): Record<string, number | string> // by the id of its text
  has(id: string): boolean
}

/** A choice of any game. */
export type Choice = AnyView['choices'][number]

/** What a game's board component takes. */
export interface BoardProps<View extends BaseView> {
  view: View // the view, as far as it has been shown
  way: Way // the road in the order of travel
  words: Words // texts of the game with the players' names
  summary: MatchSummary | null // the summary of the game, once it is over
  showing: ShownEvent<View> | null // the event being shown, if any
  motion: boolean // false: nothing moves
  choose: (id: number) => void // takes the id of one of view.choices
  waiting: boolean // an answer is on its way
  onward?: Snippet | undefined // actions once it is over
}
