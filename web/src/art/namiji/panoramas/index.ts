// The three sights of the sea: one picture each, 200 × 300 a section, cut so that the sections join.
import { dolphins } from './dolphin'
import { octopus } from './octopus'
import { whale } from './whale'

/** As the facts name them. */
export type Sight = 'dolphin' | 'octopus' | 'whale'
/** How many cards make the picture. */
export const sections: Record<Sight, number> = { dolphin: 3, octopus: 4, whale: 5 }
/** The whole picture of each. */
export const panoramas: Record<Sight, () => string> = { dolphin: dolphins, octopus, whale }
