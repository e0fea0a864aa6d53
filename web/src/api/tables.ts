// Setting tables: with one click, or once more the same way.
import type { GameInfo, SeatWish, TableInfo, TableWish } from './wire/http'
import { askOnce, Refused } from './http'
import { go } from '../state/route.svelte'

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

/** Sit down at the first free seat of a table: where somebody was faster, at the next. */
export async function takeFree(table: TableInfo, name: string): Promise<void> {
  const free = table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []))
  for (const seat of free) {
    try {
      await askOnce('POST /api/tables/{link}/seats/{seat}/take', { path: { link: table.id, seat }, body: { name } })
      return
    } catch (thrown) {
      if (!(thrown instanceof Refused && thrown.error === 'seat-taken') || seat === free.at(-1)) throw thrown
    }
  }
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
