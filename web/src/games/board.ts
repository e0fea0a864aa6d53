/** What every board is given by the table it lies on: the client holds no rules, it shows what it is told. */
import type { Course, Told } from '../wire/socket'

/** Speaks in the chosen language: a message by its id, and the sentence in which a name explains itself. */
export interface Say {
  (id: string, args?: Record<string, string | number>): string
  about(id: string): string
  has(id: string): boolean
}

/** What a game's board component takes. */
export interface BoardProps<View> {
  view: View // all that this viewer may know
  names: string[] // of the seats, then of the neutral piece
  say: Say
  course: Course | null // how it went, once it is over
  showing: Told | null // the event that is being shown, null when all has been
  motion: boolean // false: nothing moves
  choose: (id: number) => void // the id of one of view.choices
  waiting: boolean // an answer is on its way
}
