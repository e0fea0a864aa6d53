// Decodes socket messages; those of a newer server may be unknown.
import type { FromServer } from './wire/socket'

/** The fields each kind of message must have, by type. */
const SHAPES = new Map<unknown, Record<string, string>>([
  ['table', { table: 'object' }],
  ['game', { number: 'number', entries: 'object', view: 'object' }],
  ['chat', { number: 'number', seat: 'number' }],
  ['compiling', { seat: 'number' }],
  ['presence', { seats: 'object' }],
  ['error', { error: 'string' }],
  ['goodbye', { reason: 'string' }],
] satisfies [FromServer['type'], Record<string, string>][])

/** A known message of the server, or null. */
export function decode(text: string): FromServer | null {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof message !== 'object' || message === null) return null
  const fields = message as Record<string, unknown>
  const shape = SHAPES.get(fields['type'])
  const fits =
    shape && Object.entries(shape).every(([key, kind]) => fields[key] !== null && typeof fields[key] === kind)
  return fits ? (message as FromServer) : null
}
