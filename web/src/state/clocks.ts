// The time for a move, in words.
import { say } from './texts.svelte'

const [HOUR, DAY] = [3600, 24 * 3600]

/** The time for a move of a table's clock; 0 or null for none. */
export function clockText(seconds: number | null): string {
  if (!seconds) return say('page-clock-none')
  if (seconds % DAY === 0) return say('page-clock-days', { days: seconds / DAY })
  if (seconds >= HOUR) return say('page-clock-hours', { hours: Math.round(seconds / HOUR) })
  return say('page-clock-seconds', { seconds })
}

/** The time that is left: days and hours from a day on, hours and minutes from an hour on, else minutes and seconds. */
export function timeLeft(seconds: number): string {
  const padded = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60)]
  if (seconds >= DAY) return say('page-left-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (seconds >= HOUR) return say('page-left-hours', { hours, minutes: minutes % 60 })
  return `${minutes}:${padded(seconds % 60)}`
}
