// Which moment of a lesson it is now.
import type { Lesson, Moment } from '../app/lesson'
import type { Space, Way } from '../wire/http'
import type { Told } from '../wire/socket'
import type { View } from '../wire/view'

/** What a moment is judged by. */
export interface Now {
  view: View
  /** Whether I am asked something. */
  asked: boolean
  told: readonly Told[]
  way: Way
}

/** The nearest space that a moment wants one to go to. */
export function wanted({ wants }: Moment, { view, way }: Pick<Now, 'view' | 'way'>): Space | undefined {
  const open = new Set(view.choices.map(choice => choice.space))
  return way.road.find(space => open.has(space.number) && !!wants?.includes(space.kind))
}

/** Whether a moment is now. */
export function isNow(moment: Moment, said: readonly string[], now: Now): boolean {
  const { view, asked, told } = now
  const me = view.seat === null ? undefined : view.pieces[view.seat]
  if (!me || said.includes(moment.name)) return false
  if (moment.after && !said.includes(moment.after)) return false
  if (moment.asked && !(view.phase === moment.asked && (asked || moment.asked === 'over'))) return false
  if (moment.wants && !wanted(moment, now)) return false
  const mine = (event: Told) => moment.anybody || event.args['seat'] === view.seat
  if (moment.event && !told.some(event => event.name === moment.event && mine(event))) return false
  if (moment.from !== undefined && me.space < moment.from) return false
  return moment.coins === undefined || !('coins' in me) || me.coins <= moment.coins
}

/** The moment that is now, if any. */
export const momentOf = (lesson: Lesson, said: readonly string[], now: Now): Moment | undefined =>
  lesson.moments.find(moment => isNow(moment, said, now))
