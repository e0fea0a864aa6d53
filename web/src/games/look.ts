// How a game looks from outside: a strip of its world, the marks on its way, the piece of a seat.
import type { Mark } from '../svg/mark'

export interface Look {
  scene: { id: string; draw: () => string; box: string }
  marks: readonly Mark[]
  piece: { id: string; draw: (seat: number) => string; box: string }
}

const known = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'look' })
const first = Object.values(known).at(-1)!

/** The look of a game; one that has none of its own borrows one. */
export const lookOf = (game: string): Look => known[`./${game}/look.ts`] ?? first
