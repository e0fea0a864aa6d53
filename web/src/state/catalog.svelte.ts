// The catalog of the server: games and their options, bots, paces, phrases. Loaded once.
import type { Catalog } from '../api/wire/http'
import { request } from '../api/http'
import { setPrinted } from './printed.svelte'
import { loadGameTexts } from './texts.svelte'

const RETRY_DELAY = 3000 // milliseconds

let loaded = $state.raw<Catalog | null>(null)
let failed = $state(false)

/** Load the catalog, with retries; once a language is loaded, fetch the texts of plugin games. */
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

/** The kind of a thing by its name, found through what is printed on it. */
export function kindOfThing(game: string, name: string): string | undefined {
  const id = Object.keys(findGame(game)?.printed ?? {}).find(each => each.endsWith(`-${name}`))
  return id?.slice(0, -name.length - 1)
}

/** The catalog, once it is loaded. */
export const catalog = () => loaded

/** The bots that can play a game. */
export const botsFor = (game: string) =>
  loaded?.bots.filter(bot => !findGame(game)?.unsupported_bots.includes(bot)) ?? []

/** The bot that advises in a game: the strongest there is for it. */
export const adviserFor = (game: string) => (botsFor(game).includes('master') ? 'master' : 'sage')

/** Whether loading failed. */
export const catalogFailed = () => failed

/** A game by name. */
export const findGame = (name: string) => loaded?.games.find(game => game.name === name)
