// What pages know about a game: scenery, marks, pieces, and what stays hidden.
import type { View } from '../api/wire/view'
import type { Strip } from '../art/home/strips'
import type { Mark } from '../svg/mark'

export interface Look {
  scene: { id: string; draw: () => string; box: string }
  /** The part of the wide print at the head of its pages. */
  strip: Strip
  marks: readonly Mark[]
  piece: { id: string; draw: (seat: number) => string; box: string }
  /** Whether cards that bring points stay hidden from others until the end. */
  hiddenPoints: boolean
  /** Whether a view shows something that only its seat may see. */
  hasSecret: (view: View) => boolean
}

const known = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'look' })
const first = Object.values(known).at(-1)!

/** The look that a game brings, if it brings one. */
export const ownLook = (game: string): Look | undefined => known[`./${game}/look.ts`]

/** The look of a game; one without its own borrows one. */
export const lookOf = (game: string): Look => ownLook(game) ?? first
