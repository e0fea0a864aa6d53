// What lies over the page, whatever the page itself becomes meanwhile; it is gone when one goes elsewhere.
import { here, type Place } from './route.svelte'

class Opened {
  #at = $state.raw<Place | null>(null)

  get settings(): boolean {
    return this.#at === here()
  }
  set settings(open: boolean) {
    this.#at = open ? here() : null
  }
}

export const opened = new Opened()
