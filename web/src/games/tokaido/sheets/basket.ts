/** Matches selected wares to choices. */
import type { Choice, View, WareGain } from '../../../api/wire/tokaido'

/** The choice of exactly these wares. */
export const choiceWith = (choices: readonly Choice[], wares: readonly string[]): Choice | undefined =>
  choices.find(({ names = [] }) => names.length === wares.length && wares.every(ware => names.includes(ware)))

/** The basket with a ware added or removed. */
export const toggleWare = (basket: readonly string[], ware: string): string[] =>
  basket.includes(ware) ? basket.filter(other => other !== ware) : [...basket, ware]

/** What a selected ware adds in this purchase, or an unselected one after it; nothing if it cannot be bought then. */
export function wareGain(
  { choices, gains }: Pick<View, 'choices' | 'gains'>,
  basket: readonly string[],
  ware: string,
): WareGain | undefined {
  const gainsOf = (wares: readonly string[]) => gains[choiceWith(choices, wares)?.id ?? -1]
  if (basket.includes(ware)) {
    const { names = [] } = choiceWith(choices, basket) ?? {}
    return gainsOf(basket)?.[names.indexOf(ware)]
  }
  const [now, then] = [gainsOf(basket) ?? [], gainsOf([...basket, ware])]
  const rest = now.reduce(
    (left, { position }) =>
      left.toSpliced(
        left.findIndex(each => each.position === position),
        1,
      ),
    then ?? [],
  )
  return rest[0]
}
