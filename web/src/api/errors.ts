// What went wrong, in words.
import type { Say } from '../games/board'
import { Refused } from './http'

/** The name of what went wrong. */
export const errorOf = (thrown: unknown) => (thrown instanceof Refused ? thrown.error : 'offline')

/** A sentence for what was refused. */
export const inWords = (error: string, say: Say) =>
  say.has(`refused-${error}`) ? say(`refused-${error}`) : say('page-offline')
