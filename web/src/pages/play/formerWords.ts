// The words of past entries, with the names of those who sat there then.
import type { TableInfo } from '../../api/wire/socket'
import { Words } from '../../games/shared/words'
import { seatNamesAt } from '../../state/players'
import { formatList, say } from '../../state/texts.svelte'

/** The words for an entry: the current ones unless a seat has changed hands since. */
export function wordsAtEntry(info: TableInfo, words: Words, me: number | undefined, entry: number): Words {
  const changed = info.seat_history.filter(({ last_entry: last }) => last >= entry)
  if (!changed.length) return words
  const then = changed.some(({ seat }) => seat === me) ? undefined : me
  return new Words(() => ({ say, formatList, game: info.game, names: seatNamesAt(info, entry, say), me: then }))
}
