// What is open over the page; it closes when the route changes.
import { currentRoute, type PageRoute } from './route.svelte'

class Overlays {
  #at = $state.raw<PageRoute | null>(null)

  get settings(): boolean {
    return this.#at === currentRoute()
  }
  set settings(open: boolean) {
    this.#at = open ? currentRoute() : null
  }
}

export const overlays = new Overlays()
