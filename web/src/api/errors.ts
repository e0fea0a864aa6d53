// Errors as codes and as sentences.
import type { Say } from '../games/board'
import { RequestError } from './http'

/** The code of an error. */
export const errorCode = (thrown: unknown) => (thrown instanceof RequestError ? thrown.error : 'offline')

/** A sentence for an error code. */
export const errorText = (error: string, say: Say) =>
  say.has(`refused-${error}`) ? say(`refused-${error}`) : say('page-offline')
