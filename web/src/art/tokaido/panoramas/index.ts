// The three views of the road: one picture each, 200 × 300 a section, cut so that the sections join.
import { mountain } from './mountain'
import { paddy } from './paddy'
import { sea } from './sea'

/** As the facts name them. */
export type View = 'paddy' | 'mountain' | 'sea'
/** How many cards make the picture. */
export const sections: Record<View, number> = { paddy: 3, mountain: 4, sea: 5 }
/** The whole picture of each. */
export const panoramas: Record<View, () => string> = { paddy, mountain, sea }
