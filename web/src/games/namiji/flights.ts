// The picture that flies across the board when an event is shown.
import {
  backs,
  crabArt,
  docks,
  fishOf,
  net,
  offeringArt,
  panoramas,
  shrimpArt,
  token,
  type Sight,
} from '../../art/namiji'
import { piece } from '../../svg/compose'
import { stillImage } from '../../svg/still.svelte'
import type { EventInfo } from '../../api/wire/socket'
import { eventThing, eventPiece } from '../shared/shownEvent'

export interface EventFlight {
  box: string
  art: string
  from: string
  to: string
}

const named = (event: EventInfo, kind: string) => eventThing(event, kind) ?? ''
const small = '-54 -54 108 108'
const fish = (id: string) => ({ box: small, art: piece(`fish-${id}`, () => token(fishOf(id))) })
const catchOf = (kind: string) => ({
  box: small,
  art: piece(`sea-${kind}`, kind === 'crab' ? crabArt : shrimpArt),
})
const card = (kind: 'dock' | 'rock') => ({ box: '0 0 200 300', art: piece(`sea-back-${kind}`, backs[kind]) })

/** The picture of what an event brings or takes. */
export function eventPicture(event: EventInfo): { box: string; art: string } | undefined {
  const sight = named(event, 'panorama') as Sight
  const left = (Number(event.args['section']) - 1) * 200
  const netId = named(event, 'net')
  switch (event.name) {
    case 'caught':
    case 'drew-fish':
    case 'placed':
    case 'released':
      return fish(named(event, 'fish'))
    case 'revealed':
    case 'spread':
      return { box: '-50 -50 200 100', art: piece(`net-${netId}`, () => net(fishOf(netId))) }
    case 'drew':
      return catchOf(named(event, 'crustacean'))
    case 'hauled':
    case 'landed':
      return catchOf('shrimp')
    case 'offered':
      return { box: small, art: piece('sea-offering', offeringArt) }
    case 'beheld':
      return { box: `${left} 0 200 300`, art: stillImage(`sight-${sight}`, panoramas[sight]) }
    case 'took': {
      const dock = docks[named(event, 'dock-card') as keyof typeof docks]
      return dock ? { box: '9 9 182 210', art: piece(`dock-${named(event, 'dock-card')}`, dock.art) } : card('dock')
    }
    case 'kept':
    case 'kept-rock':
      return card('rock')
    default:
      return undefined
  }
}

/** The flight of an event, with selectors of its start and end. */
export function eventFlight(event: EventInfo): EventFlight | undefined {
  const [seen, who] = [eventPicture(event), eventPiece(event)]
  if (!seen || who === undefined) return undefined
  const [boat, crew] = [`[data-piece="${who}"]`, `[data-panel="${who}"]`]
  const gives = ['offered', 'released'].includes(event.name)
  const pool = event.name === 'offered' ? '[data-pool]' : boat
  return { ...seen, from: gives ? crew : boat, to: gives ? pool : crew }
}
