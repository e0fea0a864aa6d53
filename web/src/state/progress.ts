// What this browser has done in a game, from the lesson on: home offers what comes after it.
import { loadItem, saveItem } from './storage'

const STEPS = ['lesson', 'game', 'practice', 'day', 'friends'] as const
export type Step = (typeof STEPS)[number]

const reached = (game: string) => STEPS.findIndex(step => step === loadItem(`done-${game}`))

/** Save that a step was done, unless a later one was. */
export function markDone(game: string, step: Step): void {
  if (STEPS.indexOf(step) > reached(game)) saveItem(`done-${game}`, step)
}

/** The first available step after the last one done; none for newcomers. */
export const nextStep = (game: string, available: readonly Step[]): Step | undefined =>
  reached(game) < 0 ? undefined : STEPS.slice(reached(game) + 1).find(step => available.includes(step))
