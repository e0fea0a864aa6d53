// Maps events to voices.
import { movedPiece } from '../games/shared/shownEvent'
import type { EventInfo } from '../api/wire/socket'
import type { VoiceName } from './voices'

const known: Partial<Record<string, VoiceName>> = {
  walked: 'step',
  sailed: 'wave',
  moored: 'wave',
  farmed: 'coins',
  funded: 'coins',
  beheld: 'view',
  bought: 'ware',
  received: 'ware',
  ate: 'meal',
  met: 'meet',
  considered: 'card',
  bathed: 'spring',
  gave: 'temple',
  blessed: 'temple',
  'neutral-gave': 'temple',
  caught: 'splash',
  'drew-fish': 'splash',
  placed: 'splash',
  released: 'splash',
  surfaced: 'splash',
  revealed: 'net',
  spread: 'net',
  drew: 'trap',
  hauled: 'trap',
  landed: 'trap',
  'lost-haul': 'lost',
  missed: 'lost',
  penalised: 'lost',
  achieved: 'gong',
  completed: 'gong',
  profited: 'points',
  'row-scored': 'points',
  'column-scored': 'points',
  fulfilled: 'points',
  honoured: 'points',
}

/** The voice of an event and its note: sections of a panorama go up the scale. */
export function eventVoice(event: EventInfo): [VoiceName, number] {
  const note = Number(event.args['section'] ?? 1) - 1
  if (event.name === 'offered') return ['left' in event.args ? 'temple' : 'card', 0]
  const scores = Object.values(event.changes).some(change => 'points' in change)
  return [known[event.name] ?? (movedPiece(event) !== undefined ? 'step' : scores ? 'points' : 'card'), note]
}
