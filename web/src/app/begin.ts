// Setting tables: with one click, or once more the same way.
import type { GameInfo, SeatWish, TableInfo, TableWish } from '../wire/http'
import { askOnce } from './http'
import { go } from './route.svelte'

/** What bots are called when they sit down with the others; the last one where a person has the name of another. */
export const BOT_NAMES = ['Haru', 'Kenji', 'Mei', 'Sora', 'Yuki', 'Rin']

/** A bot that sits down at a seat: the usual one, unless another is chosen. */
export const bot = (seat: number, level?: string): SeatWish => ({
  kind: 'bot',
  name: BOT_NAMES[seat % BOT_NAMES.length]!,
  ...(level ? { bot: level } : {}),
})

/** The seats, with bots that give way: none goes by the name of a person at the table. */
export function unlike(seats: readonly SeatWish[], host: string): SeatWish[] {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [plain(seat.name ?? host)] : []))
  const spare = BOT_NAMES.filter(name => !people.includes(plain(name)) && !seats.some(seat => seat.name === name))
  return seats.map(seat => {
    const clash = seat.kind === 'bot' && BOT_NAMES.some(name => name === seat.name && people.includes(plain(name)))
    return clash ? { ...seat, name: spare.shift() ?? null } : seat
  })
}

/** Set a table and go there. */
export async function set(wish: TableWish): Promise<string> {
  const { table } = await askOnce('POST /api/tables', { body: { ...wish, seats: unlike(wish.seats, wish.name) } })
  go(`/t/${table.id}`)
  return table.id
}

/** One click: you, and three bots, or as many as the game has room for. */
export const walkNow = (game: GameInfo, name: string) => {
  const bots = [1, 2, 3].slice(0, game.most - 1).map(seat => bot(seat))
  return set({ game: game.name, name, visibility: 'link', seats: [{ kind: 'person', name }, ...bots] })
}

/** Sit down at an open table of a game, whichever the server finds fitting. */
export async function joinOne(game: GameInfo | null, name: string): Promise<void> {
  const { table } = await askOnce('POST /api/join', { body: { name, game: game?.name ?? null, key: '' } })
  go(`/t/${table.id}`)
}

/** The same journey once more: those at this screen keep their seats, the others are invited again. */
export function again(table: TableInfo, name: string): Promise<string> {
  const { players: _, ...options } = table.options
  const seats = table.seats.map((seat, i): SeatWish => {
    if (seat.kind === 'bot' && seat.bot) return { kind: 'bot', bot: seat.bot, name: seat.name }
    return table.yours.includes(i) ? { kind: 'person', name: seat.name } : { kind: 'open' }
  })
  const { game, visibility, spectators, pace, clock, chat, hints } = table
  return set({ game, name, seats, options, visibility, spectators, pace, clock, chat, hints })
}
