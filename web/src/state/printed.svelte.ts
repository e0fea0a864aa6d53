// What is printed on the things of the games this server has: an owner of a game may have corrected it.
import type { GameInfo } from '../api/wire/http'

type Print = Record<string, number | string>
let prints = $state.raw<Record<string, Print>>({})

/** Keep what the server has told. */
export function setPrinted(games: readonly GameInfo[]): void {
  const all = games.flatMap(({ name, printed }) =>
    Object.entries(printed).map(([thing, on]) => [`${name}-${thing}`, on] as const),
  )
  prints = Object.fromEntries(all)
}

/** What is printed on a thing, by the id of its text. */
export const printedOn = (id: string): Print => prints[id] ?? {}
