/** What has been shown so far: it follows the story, event by event, and settles on what is true. */
import type { Told } from '../../wire/socket'
import type { View } from '../../wire/tokaido'
import { type Spot, freeSlot } from './road/places'

/** A number that an event speaks of, 0 when it does not. */
export const numberIn = (event: Told, key: string): number => {
  const value = event.args[key]
  return typeof value === 'number' ? value : 0
}

/** The short name of an event. */
export const whatOf = (event: Told): string => event.what.replace('tokaido-event-', '')

/** Whom an event is about. */
export const whoseIs = (event: Told): number => numberIn(event, 'piece' in event.args ? 'piece' : 'seat')

/** The points an event brings. */
export function pointsOf(event: Told): number {
  const what = whatOf(event)
  if (what === 'beheld') return numberIn(event, 'section')
  if (what === 'gave') return numberIn(event, 'coins') + numberIn(event, 'extra')
  if (what === 'blessed' || what === 'entertained') return 1
  return what === 'arrived' ? 0 : numberIn(event, 'points')
}

/** The coins an event brings, or takes. */
export function coinsOf(event: Told): number {
  const what = whatOf(event)
  if (what === 'entertained') return 1
  const coins = numberIn(event, 'coins')
  return what === 'farmed' || what === 'funded' ? coins : what === 'set-out' ? 0 : -coins
}

export class Shown {
  spots = $state.raw<Spot[]>([])
  coins = $state.raw<number[]>([])
  points = $state.raw<number[]>([])

  constructor(view: View) {
    this.settle(view)
  }

  /** Everything has been shown: show what is. */
  settle(view: View): void {
    this.spots = view.travelers.map(({ space, slot }) => ({ space, slot }))
    this.coins = view.travelers.map(traveler => traveler.coins)
    this.points = view.travelers.map(traveler => traveler.points)
  }

  /** Show one event. */
  tell(event: Told): void {
    const who = whoseIs(event)
    if (whatOf(event) === 'walked') {
      const space = numberIn(event, 'number')
      const others = this.spots.filter((_, piece) => piece !== who)
      this.spots = this.spots.with(who, { space, slot: freeSlot(others, space) })
      return
    }
    this.points = this.points.with(who, this.points[who]! + pointsOf(event))
    this.coins = this.coins.with(who, Math.max(0, this.coins[who]! + coinsOf(event)))
  }
}
