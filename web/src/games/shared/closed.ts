// Why a space is closed, and how many cards lie on its pile: as the server tells it.
import type { Words } from './words'

/** The reason why one may not stop at a space, if one may not. */
export function closedReason(closed: Record<string, readonly number[]>, space: number): string | undefined {
  return Object.keys(closed).find(reason => closed[reason]!.includes(space))
}

/** The same in words; what is open has none. */
export function closedText(words: Words, closed: Record<string, readonly number[]>, space: number): string {
  const reason = closedReason(closed, space)
  return reason ? words.say(`page-why-${reason}`) : ''
}

/** How many cards are left, in words. */
export const cardsLeftText = (words: Words, count: number | undefined) =>
  count === undefined ? '' : words.say('page-why-left', { count })

/** Who has something that only one can be first at, or is nearest to it, in words. */
export const leadersText = (words: Words, ahead: readonly number[]) =>
  ahead.length
    ? words.say('page-why-leads', { names: words.formatList(ahead.map(who => words.who(who))) })
    : words.say('page-why-nobody')
