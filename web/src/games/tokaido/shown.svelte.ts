/** The travelers as they have been shown so far: they follow the story, event by event, and settle on what is true. */
import type { Told } from '../../wire/socket'
import type { TravelerView, View } from '../../wire/tokaido'
import { freeSlot } from './road/places'
import { coinsOf, gathered, numberIn, pointsOf, whatOf, whoseIs } from './told'

export class Shown {
  travelers = $state.raw<TravelerView[]>([])

  constructor(view: View) {
    this.settle(view)
  }

  /** Everything has been shown: show what is. */
  settle(view: View): void {
    this.travelers = view.travelers
  }

  /** Show one event. */
  tell(event: Told): void {
    const who = whoseIs(event)
    const traveler = this.travelers[who]
    if (traveler) this.travelers = this.travelers.with(who, this.#after(traveler, event))
  }

  #after(traveler: TravelerView, event: Told): TravelerView {
    if (whatOf(event) === 'walked') {
      const space = numberIn(event, 'number')
      const others = this.travelers.filter(other => other !== traveler)
      return { ...traveler, space, slot: freeSlot(others, space) }
    }
    const richer = gathered(traveler, event)
    const coins = Math.max(0, richer.coins + coinsOf(event))
    return { ...richer, coins, points: richer.points + pointsOf(event) }
  }
}
