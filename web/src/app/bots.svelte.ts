// The bots that the server has.
import { ask } from './http'

/** Who plays with you unless you choose another: a newcomer can win. */
export const USUAL = 'pilgrim'

let names = $state.raw<readonly string[]>([USUAL])
let asked = false

/** The bots there are, from the weakest to the strongest; only the usual one until the server has answered. */
export function bots(): readonly string[] {
  if (!asked) {
    asked = true
    void ask('GET /api/bots').then(
      told => (names = told),
      () => (asked = false),
    )
  }
  return names
}
