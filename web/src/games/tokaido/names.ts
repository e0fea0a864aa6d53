/** The game's things by name. */
import type { Say } from '../board'

/** What a thing of the game is called. */
export const named = (say: Say, kind: string, name: string): string => say(`tokaido-${kind}-${name}`)

/** What a thing says about itself. */
export const aboutOf = (say: Say, kind: string, name: string): string => say.about(`tokaido-${kind}-${name}`)
