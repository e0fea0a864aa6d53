// A place on the board that somebody wants to be shown.

class Spot {
  /** The printed number of its space; a new object each time it is asked for. */
  at = $state.raw<{ space: number } | null>(null)

  show = (space: number): void => {
    this.at = { space }
  }
  hide = (): void => {
    this.at = null
  }
}

/** The one place that is shown. */
export const spot = new Spot()
