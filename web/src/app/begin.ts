// Setting tables: with one click, or once more the same way.
import type { SeatWish, TableInfo, TableWish } from '../wire/http'
import { USUAL } from './bots.svelte'
import { ask } from './http'
import { BOT_NAMES } from './options'
import { go, type Game } from './route.svelte'

/** A bot that sits down at a seat. */
export const bot = (seat: number, level = USUAL): SeatWish => ({
  kind: 'bot',
  bot: level,
  name: BOT_NAMES[seat] ?? level,
})

/** Set a table and go there. */
export async function set(wish: TableWish): Promise<string> {
  const { table } = await ask('POST /api/tables', { body: wish })
  go(`/t/${table.id}`)
  return table.id
}

/** One click: you, and three bots. */
export const walkNow = (game: Game, name: string) =>
  set({ game, name, visibility: 'link', seats: [{ kind: 'person', name }, bot(1), bot(2), bot(3)] })

/** The same journey once more: those at this screen keep their seats, the others are invited again. */
export function again(table: TableInfo, name: string): Promise<string> {
  const { players: _, ...options } = table.options
  const seats = table.seats.map((seat, i): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot ?? USUAL, name: seat.name }
    return table.yours.includes(i) ? { kind: 'person', name: seat.name } : { kind: 'open' }
  })
  const { game, visibility, spectators, pace, clock, chat } = table
  return set({ game, name, seats, options, visibility, spectators, pace, clock, chat })
}
