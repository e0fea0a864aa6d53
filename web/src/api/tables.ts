// Setting tables: with one click, or once more the same way.
import type { GameInfo, SeatWish, TableInfo, TableWish } from './wire/http'
import { requestOnce, RequestError } from './http'
import { navigate } from '../state/route.svelte'

/** What bots are called when they sit down with the others; the last one where a person has the name of another. */
export const BOT_NAMES = ['Haru', 'Kenji', 'Mei', 'Sora', 'Yuki', 'Rin']

/** A bot that sits down at a seat: the usual one, unless another is chosen. */
export const botSeat = (seat: number, level?: string): SeatWish => ({
  kind: 'bot',
  name: BOT_NAMES[seat % BOT_NAMES.length]!,
  ...(level ? { bot: level } : {}),
})

/** The seats, with bots that give way: none goes by the name of a person at the table. */
export function withoutNameClashes(seats: readonly SeatWish[], host: string): SeatWish[] {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [plain(seat.name ?? host)] : []))
  const spare = BOT_NAMES.filter(name => !people.includes(plain(name)) && !seats.some(seat => seat.name === name))
  return seats.map(seat => {
    const clash = seat.kind === 'bot' && BOT_NAMES.some(name => name === seat.name && people.includes(plain(name)))
    return clash ? { ...seat, name: spare.shift() ?? null } : seat
  })
}

/** Set a table and go there. */
export async function createTable(wish: TableWish): Promise<string> {
  const { table } = await requestOnce('POST /api/tables', {
    body: { ...wish, seats: withoutNameClashes(wish.seats, wish.name) },
  })
  navigate(`/t/${table.id}`)
  return table.id
}

/** One click: you, and three bots, or as many as the game has room for. */
export const quickStart = (game: GameInfo, name: string) => {
  const bots = [1, 2, 3].slice(0, game.most - 1).map(seat => botSeat(seat))
  return createTable({ game: game.name, name, visibility: 'link', seats: [{ kind: 'person', name }, ...bots] })
}

/** Sit down at an open table of a game, whichever the server finds fitting. */
export async function joinAnyTable(game: GameInfo | null, name: string): Promise<void> {
  const { table } = await requestOnce('POST /api/join', { body: { name, game: game?.name ?? null, key: '' } })
  navigate(`/t/${table.id}`)
}

/** Sit down at the first free seat of a table: where somebody was faster, at the next. */
export async function takeFreeSeat(table: TableInfo, name: string): Promise<void> {
  const free = table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []))
  for (const seat of free) {
    try {
      await requestOnce('POST /api/tables/{link}/seats/{seat}/take', {
        path: { link: table.id, seat },
        body: { name },
      })
      return
    } catch (thrown) {
      if (!(thrown instanceof RequestError && thrown.error === 'seat-taken') || seat === free.at(-1)) throw thrown
    }
  }
}

/** The same journey once more: those at this screen keep their seats, the others are invited again. */
export function rematch(table: TableInfo, name: string): Promise<string> {
  const { players: _, ...options } = table.options
  const seats = table.seats.map((seat, i): SeatWish => {
    if (seat.kind === 'bot' && seat.bot) return { kind: 'bot', bot: seat.bot, name: seat.name }
    return table.yours.includes(i) ? { kind: 'person', name: seat.name } : { kind: 'open' }
  })
  const { game, visibility, spectators, pace, clock, chat, hints } = table
  return createTable({ game, name, seats, options, visibility, spectators, pace, clock, chat, hints })
}
