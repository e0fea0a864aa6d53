// Dates and times in the reader's own form.
import { language } from './texts.svelte'

/** The reader's own form of the language that is spoken: British dates for a British browser, Swiss ones for a Swiss. */
const locale = () => navigator.languages.find(tag => tag.slice(0, 2).toLowerCase() === language()) ?? language()

/** A day and a time of day; the server counts in seconds. */
export const formatTime = (time: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time * 1000)

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, in the largest unit that fits; within the last minute, now. */
export function formatAgo(time: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - time)
  const [unit, seconds] = STEPS.find(([, long]) => past >= long) ?? (['second', Infinity] as const)
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(past / seconds),
    unit,
  )
}
