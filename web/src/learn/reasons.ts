// The numbers of a choice, in words.
import type { Words } from '../games/shared/words'
import type { Advice } from '../api/wire/http'

/** A share of 1 as whole percent. */
export const toPercent = (chance: number) => Math.round(100 * chance)

/** The effects of a choice: now, at the end, on the next turn and on others. */
export function reasonsFor(advice: Advice, seat: number | null, words: Words): string[] {
  const { say } = words
  const { coins, points, choice, more, denies } = advice
  const sentences: string[] = []
  if (points > 0) sentences.push(say('page-reason-points', { count: points }))
  if (coins)
    sentences.push(say(coins > 0 ? 'page-reason-coins-more' : 'page-reason-coins-less', { count: Math.abs(coins) }))
  if (more.length) {
    const list = more.map(change => {
      const args = { points: Math.abs(change.points), source: words.source(change.source) }
      return change.points > 0 ? say('page-reason-more-one', args) : say('page-reason-less-one', args)
    })
    sentences.push(say('page-reason-more', { list: list.join(', ') }))
  }
  const { next = null } = choice
  if (next !== null)
    sentences.push(next === seat ? say('page-reason-again') : say('page-reason-next', { name: words.who(next) }))
  if (denies)
    sentences.push(say('page-reason-denies', { points: Math.abs(denies.points), name: words.who(denies.seat) }))
  return sentences
}
