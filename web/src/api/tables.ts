// Creates tables and joins them.
import type { GameInfo, SeatSetup, TableInfo, TableSetup } from './wire/http'
import { request, requestOnce, RequestError } from './http'
import { navigate } from '../state/route.svelte'

/** Names of bots; the last one replaces a name that a person uses. */
export const BOT_NAMES = ['Haru', 'Kenji', 'Mei', 'Sora', 'Yuki', 'Rin']

/** A bot for a seat, of the default level unless one is given. */
export const botSeat = (seat: number, level?: string): SeatSetup => ({
  kind: 'bot',
  name: BOT_NAMES[seat % BOT_NAMES.length]!,
  ...(level ? { bot: level } : {}),
})

/** The seats, with bots renamed that would share the name of a person. */
export function withoutNameClashes(seats: readonly SeatSetup[], host: string): SeatSetup[] {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [plain(seat.name ?? host)] : []))
  const spare = BOT_NAMES.filter(name => !people.includes(plain(name)) && !seats.some(seat => seat.name === name))
  return seats.map(seat => {
    const clash = seat.kind === 'bot' && BOT_NAMES.some(name => name === seat.name && people.includes(plain(name)))
    return clash ? { ...seat, name: spare.shift() ?? null } : seat
  })
}

/** Create a table and open it. */
export async function createTable(wish: TableSetup): Promise<string> {
  const { table } = await requestOnce('POST /api/tables', {
    body: { ...wish, seats: withoutNameClashes(wish.seats, wish.name) },
  })
  navigate(`/t/${table.id}`)
  return table.id
}

/** The number of bots of a quick start: three, or what the game allows or needs. */
export const botsOfQuickStart = (game: GameInfo) =>
  Math.max(game.min_players - 1, Math.min(game.max_players - 1, 3))

/** Play at once with some bots. */
export const quickStart = (game: GameInfo, name: string) => {
  const bots = Array.from({ length: botsOfQuickStart(game) }, (_, i) => botSeat(i + 1))
  return createTable({ game: game.name, name, visibility: 'link', seats: [{ kind: 'person', name }, ...bots] })
}

/** Join an open table that the server picks. */
export async function joinAnyTable(game: GameInfo | null, name: string): Promise<void> {
  const { table } = await requestOnce('POST /api/join', { body: { name, game: game?.name ?? null, key: '' } })
  navigate(`/t/${table.id}`)
}

/** Take the first free seat; if somebody was faster, the next one. */
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

/** Take our seat at the next table of the same players, and open it; the first who asks creates it. */
export async function joinRematch(table: TableInfo): Promise<void> {
  const { id } = await request('POST /api/tables/{link}/rematch', { path: { link: table.id } })
  navigate(`/t/${id}`)
}
