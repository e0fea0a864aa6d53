/** What is picked in a shop, matched to the answers that may be given. */
import type { Choice } from '../../../api/wire/tokaido'

/** The answer that takes exactly these things. */
export const choiceWith = (choices: readonly Choice[], wares: readonly string[]): Choice | undefined =>
  choices.find(({ names = [] }) => names.length === wares.length && wares.every(ware => names.includes(ware)))

/** The basket with one more thing, or without it. */
export const toggleWare = (basket: readonly string[], ware: string): string[] =>
  basket.includes(ware) ? basket.filter(other => other !== ware) : [...basket, ware]
