// The rules beside a table: what somebody wants to read about, if they are written down.

class RulesDialogState {
  /** The thing whose article lies open, as `space-temple`; empty for the contents. */
  article = $state<string | null>(null)
  /** Whether there are rules to read. */
  available = $state(false)

  open = (about = ''): void => {
    this.article = about
  }
}

export const rulesDialog = new RulesDialogState()
