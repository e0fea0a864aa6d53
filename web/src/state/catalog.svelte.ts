// What the server has to offer: games and their options, bots, paces, phrases. It is asked once.
import type { Offer } from '../api/wire/http'
import { request } from '../api/http'
import { setPrinted } from './printed.svelte'
import { loadGameTexts } from './texts.svelte'

const RETRY_DELAY = 3000 // milliseconds until somebody is asked again who did not answer

let loaded = $state.raw<Offer | null>(null)
let failed = $state(false)

/** Ask the server, until it answers; once a language is spoken, the texts of games that are new to us are learned. */
export async function loadCatalog(spoken: Promise<void>): Promise<void> {
  try {
    const answer = await request('GET /api/games')
    await spoken
    await loadGameTexts(answer.games.map(game => game.name))
    setPrinted(answer.games)
    loaded = answer
    failed = false
  } catch {
    failed = true
    setTimeout(() => void loadCatalog(spoken), RETRY_DELAY)
  }
}

/** What kind of thing a name of a game is: the one that something is printed on. */
export function kindOfThing(game: string, name: string): string | undefined {
  const id = Object.keys(findGame(game)?.printed ?? {}).find(each => each.endsWith(`-${name}`))
  return id?.slice(0, -name.length - 1)
}

/** What there is, once the server has told. */
export const catalog = () => loaded

/** The bots that know a game. */
export const botsFor = (game: string) => loaded?.bots.filter(bot => !findGame(game)?.without.includes(bot)) ?? []

/** Whether the server does not answer. */
export const catalogFailed = () => failed

/** A game that there is. */
export const findGame = (name: string) => loaded?.games.find(game => game.name === name)
