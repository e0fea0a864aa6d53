/** What an event brings to the traveler it is about. */
import type { Told } from '../../wire/socket'
import type { TravelerView } from '../../wire/tokaido'

/** A number that an event speaks of, 0 when it does not. */
export function numberIn(event: Told, key: string): number {
  const value = event.args[key]
  return typeof value === 'number' ? value : 0
}

/** The first thing of a kind that an event names. */
export function thingIn(event: Told, key: string): string | undefined {
  const value = event.args[key]
  return Array.isArray(value) ? value[0] : undefined
}

/** The short name of an event. */
export const whatOf = (event: Told): string => event.what.replace('tokaido-event-', '')

/** Whom an event is about. */
export const whoseIs = (event: Told): number => numberIn(event, 'piece' in event.args ? 'piece' : 'seat')

/** The coins of an offering. */
const offered = (event: Told) => numberIn(event, 'coins') + numberIn(event, 'extra')

/** The points an event brings. */
export function pointsOf(event: Told): number {
  const what = whatOf(event)
  if (what === 'beheld') return numberIn(event, 'section')
  if (what === 'gave') return offered(event)
  if (what === 'blessed' || what === 'entertained') return 1
  return what === 'arrived' ? 0 : numberIn(event, 'points')
}

/** The coins an event brings, or takes. */
export function coinsOf(event: Told): number {
  const what = whatOf(event)
  if (what === 'entertained') return 1
  const coins = numberIn(event, 'coins')
  return ['farmed', 'funded', 'set-out'].includes(what) ? coins : -coins
}

const added = (things: string[], thing: string | undefined) => (thing ? [...things, thing] : things)

/** The traveler with what an event adds to the collection. */
export function gathered(traveler: TravelerView, event: Told): TravelerView {
  switch (whatOf(event)) {
    case 'set-out':
      return {
        ...traveler,
        traveler: thingIn(event, 'traveler') ?? traveler.traveler,
        slot: numberIn(event, 'place') - 1,
        coins: 0,
      }
    case 'beheld': {
      const panorama = thingIn(event, 'panorama') ?? ''
      return { ...traveler, sections: { ...traveler.sections, [panorama]: numberIn(event, 'section') } }
    }
    case 'bought':
    case 'received':
      return { ...traveler, souvenirs: added(traveler.souvenirs, thingIn(event, 'souvenir')) }
    case 'met':
      return { ...traveler, encounters: added(traveler.encounters, thingIn(event, 'encounter')) }
    case 'ate':
      return { ...traveler, meals: added(traveler.meals, thingIn(event, 'meal')) }
    case 'achieved':
      return { ...traveler, achievements: added(traveler.achievements, thingIn(event, 'achievement')) }
    case 'bathed':
      return { ...traveler, springs: [...traveler.springs, numberIn(event, 'points')] }
    case 'gave':
      return { ...traveler, offering: traveler.offering + offered(event) }
    case 'blessed':
    case 'neutral-gave':
      return { ...traveler, offering: traveler.offering + 1 }
    default:
      return traveler
  }
}
