// The state of the rules dialog.

class RulesDialogState {
  /** The open article or item, such as `space-temple`; empty for the contents, null if closed. */
  article = $state<string | null>(null)
  /** Whether the game has rules. */
  available = $state(false)

  open = (about = ''): void => {
    this.article = about
  }
}

export const rulesDialog = new RulesDialogState()
