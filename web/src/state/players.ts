// The names of players.
import type { Say } from '../games/board'
import type { SeatHistoryInfo, SeatInfo, TableInfo } from '../api/wire/http'

type Sitter = Pick<SeatInfo, 'kind' | 'name' | 'bot'>
type Seated = { seats: readonly Sitter[]; game: string }

/** The name of a seat; translated for bots named after their level and for players without a name. */
function seatName(seat: Sitter, index: number, say: Say): string {
  if (seat.kind === 'open') return say('page-seat-open')
  if (seat.kind === 'bot' && seat.name === seat.bot) return say(`table-bot-${seat.bot}`)
  return /^\d$/.test(seat.name) ? say('page-seat-number', { number: index + 1 }) : seat.name
}

/** The names of all seats, then of the neutral piece; equal names are numbered. */
export function seatNames(table: Seated, say: Say): string[] {
  const plain = table.seats.map((seat, i) => seatName(seat, i, say))
  const names = plain.map((name, i) => {
    const same = plain.flatMap((other, j) => (other === name ? [j] : []))
    return same.length > 1 ? `${name} ${same.indexOf(i) + 1}` : name
  })
  return [...names, say(`${table.game}-neutral`)]
}

/** The names at the time of an entry of the log. */
export function seatNamesAt(table: TableInfo, entry: number, say: Say): string[] {
  const seats = table.seats.map(
    (seat, i) => table.seat_history.find(f => f.seat === i && f.last_entry >= entry) ?? seat,
  )
  return seatNames({ seats, game: table.game }, say)
}

/** The name of who sent a message, at that time. */
export function speakerName(
  table: TableInfo,
  line: { seat: number; time: number },
  names: string[],
  say: Say,
): string {
  const then = table.seat_history.find(f => f.seat === line.seat && f.left_at >= line.time)
  return then ? seatName(then, line.seat, say) : (names[line.seat] ?? '')
}

/** A seat that changed hands after an entry, in words. */
export interface SeatChange {
  after: number
  text: string
  /** Whether it is the same player who is back. */
  back: boolean
}

/** Every change of a seat since the start, in order. */
export const seatChanges = (table: TableInfo, say: Say): SeatChange[] =>
  table.seat_history.map((left, i) => {
    const same = (f: SeatHistoryInfo) => f.seat === left.seat
    const next = table.seat_history.slice(i + 1).find(same) ?? table.seats[left.seat]!
    const before = table.seat_history.slice(0, i + 1).findLast(f => same(f) && f.kind === 'person')
    const back = next.kind === 'person' && before?.name === next.name
    const how = { open: 'page-seat-left', bot: 'page-seat-bot-goes-on', person: 'page-seat-handed' }[next.kind]
    const names = { name: seatName(left, left.seat, say), next: seatName(next, left.seat, say) }
    return { after: left.last_entry, text: say(back ? 'page-seat-back' : how, names), back }
  })
