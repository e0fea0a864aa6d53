/** Matches selected wares to choices. */
import type { Choice } from '../../../api/wire/tokaido'

/** The choice of exactly these wares. */
export const choiceWith = (choices: readonly Choice[], wares: readonly string[]): Choice | undefined =>
  choices.find(({ names = [] }) => names.length === wares.length && wares.every(ware => names.includes(ware)))

/** The basket with a ware added or removed. */
export const toggleWare = (basket: readonly string[], ware: string): string[] =>
  basket.includes(ware) ? basket.filter(other => other !== ware) : [...basket, ware]
