// What the server has to offer: games and their options, bots, paces, phrases. It is asked once.
import type { Offer } from '../api/wire/http'
import { ask } from '../api/http'
import { keepPrinted } from './printed.svelte'
import { learn } from './texts.svelte'

const AGAIN = 3000 // milliseconds until somebody is asked again who did not answer

let told = $state.raw<Offer | null>(null)
let silent = $state(false)

/** Ask the server, until it answers; once a language is spoken, the texts of games that are new to us are learned. */
export async function askForOffer(spoken: Promise<void>): Promise<void> {
  try {
    const answer = await ask('GET /api/games')
    await spoken
    await learn(answer.games.map(game => game.name))
    keepPrinted(answer.games)
    told = answer
    silent = false
  } catch {
    silent = true
    setTimeout(() => void askForOffer(spoken), AGAIN)
  }
}

/** What kind of thing a name of a game is: the one that something is printed on. */
export function kindOf(game: string, name: string): string | undefined {
  const id = Object.keys(gameNamed(game)?.printed ?? {}).find(each => each.endsWith(`-${name}`))
  return id?.slice(0, -name.length - 1)
}

/** What there is, once the server has told. */
export const offer = () => told

/** The bots that know a game. */
export const botsFor = (game: string) => told?.bots.filter(bot => !gameNamed(game)?.without.includes(bot)) ?? []

/** Whether the server does not answer. */
export const unanswered = () => silent

/** A game that there is. */
export const gameNamed = (name: string) => told?.games.find(game => game.name === name)
