// The rules beside a table: what somebody wants to read about, if they are written down.

class Reference {
  /** The thing whose article lies open, as `space-temple`; empty for the contents. */
  asked = $state<string | null>(null)
  /** Whether there are rules to read. */
  there = $state(false)

  open = (about = ''): void => {
    this.asked = about
  }
}

export const reference = new Reference()
