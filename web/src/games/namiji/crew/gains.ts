// What an event gives to whom.
import type { Told } from '../../../wire/socket'

const scoring = [
  ...['row-scored', 'column-scored', 'took', 'hauled', 'landed'],
  ...['completed', 'profited', 'arrived', 'fulfilled'],
]
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The short name of an event. */
export const eventOf = (told: Told) => told.what.replace('namiji-event-', '')

/** The boat an event is about. */
export const boatOf = (told: Told) => number(told.args['seat']) ?? number(told.args['piece'])

/** The points an event brings, or costs. */
export function gainOf(told: Told): number {
  const event = eventOf(told)
  const points = number(told.args['points']) ?? 0
  if (event === 'beheld') return number(told.args['section']) ?? 0
  if (event === 'penalised') return -points
  return scoring.includes(event) ? points : 0
}
