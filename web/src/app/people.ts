// What those at a table are called.
import type { Say } from '../games/board'
import type { SeatInfo, TableInfo } from '../wire/http'

/** The name of a seat; bots that go by their level, and the nameless of an imported game, in words. */
function nameOf(seat: SeatInfo, index: number, say: Say): string {
  if (seat.kind === 'open') return say('page-seat-open')
  if (seat.kind === 'bot' && seat.name === seat.bot) return say(`table-bot-${seat.bot}`)
  return /^\d$/.test(seat.name) ? say('page-seat-number', { number: index + 1 }) : seat.name
}

/** The names of all seats, then of the neutral piece; those of the same name are numbered. */
export function namesOf(table: Pick<TableInfo, 'seats' | 'game'>, say: Say): string[] {
  const plain = table.seats.map((seat, i) => nameOf(seat, i, say))
  const names = plain.map((name, i) => {
    const same = plain.flatMap((other, j) => (other === name ? [j] : []))
    return same.length > 1 ? `${name} ${same.indexOf(i) + 1}` : name
  })
  return [...names, say(`${table.game}-neutral`)]
}
