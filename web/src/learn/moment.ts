// Which moment of a lesson it is now.
import type { Lesson, Moment } from '../app/lesson'
import type { Told } from '../wire/socket'
import type { View } from '../wire/view'

/** What a moment is judged by. */
export interface Now {
  view: View
  /** Whether I am asked something. */
  asked: boolean
  told: readonly Told[]
}

/** Whether a moment is now. */
export function isNow(moment: Moment, said: readonly string[], { view, asked, told }: Now): boolean {
  const me = view.seat === null ? undefined : view.pieces[view.seat]
  if (!me || said.includes(moment.name)) return false
  if (moment.after && !said.includes(moment.after)) return false
  if (moment.asked && !(view.phase === moment.asked && (asked || moment.asked === 'over'))) return false
  const mine = (event: Told) => moment.anybody || event.args['seat'] === view.seat
  if (moment.event && !told.some(event => event.name === moment.event && mine(event))) return false
  if (moment.from !== undefined && me.space < moment.from) return false
  return moment.coins === undefined || !('coins' in me) || me.coins <= moment.coins
}

/** The moment that is now, if any. */
export const momentOf = (lesson: Lesson, said: readonly string[], now: Now): Moment | undefined =>
  lesson.moments.find(moment => isNow(moment, said, now))
