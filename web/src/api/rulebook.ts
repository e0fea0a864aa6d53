// The rulebook of a game and its texts, loaded when first opened.
import type { Rulebook } from './wire/http'
import { request } from './http'
import { loadRulesTexts } from '../state/texts.svelte'

const books = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game. */
export function loadRulebook(game: string): Promise<Rulebook> {
  const read = books.get(game) ?? fetchRulebook(game)
  books.set(game, read)
  read.catch(() => books.delete(game))
  return read
}

async function fetchRulebook(game: string): Promise<Rulebook> {
  const [book] = await Promise.all([
    request('GET /api/games/{name}/rules', { path: { name: game } }),
    loadRulesTexts(game),
  ])
  return book
}
