// Texts for closed spaces, piles and leads.
import type { Words } from './words'

/** The reason why a space is closed, if it is. */
export function closedReason(closed: Record<string, readonly number[]>, space: number): string | undefined {
  return Object.keys(closed).find(reason => closed[reason]!.includes(space))
}

/** The reason in words; empty if the space is open. */
export function closedText(words: Words, closed: Record<string, readonly number[]>, space: number): string {
  const reason = closedReason(closed, space)
  return reason ? words.say(`page-why-${reason}`, { game: words.game }) : ''
}

/** How many cards are left, in words. */
export const cardsLeftText = (words: Words, count: number | undefined) =>
  count === undefined ? '' : words.say('page-why-left', { count })

/** Who is ahead for something that only the first gets. */
export const leadersText = (words: Words, ahead: readonly number[]) =>
  ahead.length
    ? words.say('page-why-leads', { names: words.formatList(ahead.map(who => words.who(who))) })
    : words.say('page-why-nobody')
