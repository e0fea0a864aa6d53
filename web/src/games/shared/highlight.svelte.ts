// A place on the board that somebody wants to be shown.

class Highlight {
  /** The printed number of its space; a new object each time it is asked for. */
  target = $state.raw<{ space: number } | null>(null)

  show = (space: number): void => {
    this.target = { space }
  }
  hide = (): void => {
    this.target = null
  }
}

/** The one place that is shown. */
export const highlight = new Highlight()
