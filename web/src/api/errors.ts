// What went wrong, in words.
import type { Say } from '../games/board'
import { RequestError } from './http'

/** The name of what went wrong. */
export const errorCode = (thrown: unknown) => (thrown instanceof RequestError ? thrown.error : 'offline')

/** A sentence for what was refused. */
export const errorText = (error: string, say: Say) =>
  say.has(`refused-${error}`) ? say(`refused-${error}`) : say('page-offline')
