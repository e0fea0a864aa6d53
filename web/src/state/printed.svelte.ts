// The numbers printed on cards and spaces, from the server: its owner may have corrected them.
import type { GameInfo } from '../api/wire/http'

type Print = Record<string, number | string>
let prints = $state.raw<Record<string, Print>>({})

/** Set what is printed, from the catalog. */
export function setPrinted(games: readonly GameInfo[]): void {
  const all = games.flatMap(({ name, printed }) =>
    Object.entries(printed).map(([thing, on]) => [`${name}-${thing}`, on] as const),
  )
  prints = Object.fromEntries(all)
}

/** What is printed on a thing, by the id of its text. */
export const printedOn = (id: string): Print => prints[id] ?? {}
