// Dates and times in the reader's locale.
import { language } from './texts.svelte'

/** The browser's variant of the current language: en-GB or de-CH rather than en or de. */
const locale = () => navigator.languages.find(tag => tag.slice(0, 2).toLowerCase() === language()) ?? language()

/** A date and time, from seconds. */
export const formatTime = (time: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time * 1000)

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, in its largest unit; less than a minute is now. */
export function formatAgo(time: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - time)
  const [unit, seconds] = STEPS.find(([, long]) => past >= long) ?? (['second', Infinity] as const)
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(past / seconds),
    unit,
  )
}
