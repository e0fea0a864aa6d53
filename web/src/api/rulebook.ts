// The rules of a game as the server lays them out, with their texts: asked for when first opened.
import type { Rulebook } from './wire/http'
import { ask } from './http'
import { learnRules } from '../state/texts.svelte'

const books = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game. */
export function readRules(game: string): Promise<Rulebook> {
  const read = books.get(game) ?? open(game)
  books.set(game, read)
  read.catch(() => books.delete(game))
  return read
}

async function open(game: string): Promise<Rulebook> {
  const [book] = await Promise.all([ask('GET /api/games/{name}/rules', { path: { name: game } }), learnRules(game)])
  return book
}
