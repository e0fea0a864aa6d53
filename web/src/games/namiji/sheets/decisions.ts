// Decisions by phase.
import type { Choice, View } from '../../../api/wire/namiji'

const spaces: Record<string, string> = {
  take: 'dock',
  fish: 'line',
  place: 'line',
  cast: 'net',
  choose: 'net',
  spread: 'net',
  haul: 'trap',
  land: 'trap',
  offer: 'whirlpool',
  draw: 'rock',
  keep: 'rock',
}

/** The kind of space of a decision; none for moves on the chart. */
export const decisionSpace = (phase: string): string | undefined => spaces[phase]

/** The fish or net to be placed. */
export function heldThing(view: View): string | null {
  if (view.phase === 'place') return view.caught
  return view.phase === 'spread' ? (view.revealed[0] ?? null) : null
}

const DIRECT = ['fish-no-more', 'release', 'decline', 'choose-nothing', 'again']

/** Whether a choice needs no selection. */
export const isDirect = ({ says }: Choice): boolean => DIRECT.includes(says)

/** The id of the text that says what is still to be selected. */
export function missingText(phase: string, other: boolean): string {
  if (phase === 'spread') return 'page-sea-pair'
  if (phase === 'place') return 'page-sea-cell'
  return other ? 'page-sheet-missing-or' : 'page-sheet-missing'
}
