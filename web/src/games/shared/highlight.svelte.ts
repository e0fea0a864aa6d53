// The highlighted space of the board.

class Highlight {
  /** The printed number; a new object for each request. */
  target = $state.raw<{ space: number } | null>(null)

  show = (space: number): void => {
    this.target = { space }
  }
  hide = (): void => {
    this.target = null
  }
}

/** The one highlight. */
export const highlight = new Highlight()
