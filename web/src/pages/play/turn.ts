// Whose turn it is, in a sentence.
import type { TableInfo } from '../../api/wire/socket'
import type { View } from '../../api/wire/view'
import type { Words } from '../../games/shared/words'
import type { LiveTable } from '../../state/table.svelte'
import { say } from '../../state/texts.svelte'

/** The question to this screen, what somebody else decides, or that the game is over. */
export function turnText(table: LiveTable, info: TableInfo, view: View, words: Words): string {
  if (table.mustAnswer) return words.question(view)
  return view.turn === null ? say('page-over') : othersTurn(table, info, view, view.turn, words)
}

function othersTurn(table: LiveTable, info: TableInfo, view: View, seat: number, words: Words): string {
  const name = words.who(seat)
  if (seat === table.compiling?.seat) return say('table-unpacking', { name })
  if (info.seats[seat]?.kind === 'open') return say('page-empty-seat')
  const neutral = view.piece !== null && view.piece >= view.players ? '-neutral' : ''
  const what = `page-doing-${info.game}-${view.phase}${neutral}`
  return say.has(what) ? say('page-turn-doing', { name, what: say(what) }) : say('page-turn-of', { name })
}
