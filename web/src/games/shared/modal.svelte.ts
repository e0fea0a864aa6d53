// Sheets over the board: they take the focus and can be minimized.
import type { Attachment } from 'svelte/attachments'

/** The sheet of one decision: minimized until restored or the next decision. */
export class SheetState {
  #decision = $state<number | null>(null)
  #known: number | null = null
  constructor(private readonly decision: () => number) {}

  get minimized(): boolean {
    return this.#decision === this.decision()
  }
  /** Whether it was open before: animations are not repeated. */
  get seen(): boolean {
    return this.#known === this.decision()
  }
  markSeen = (): void => {
    this.#known = this.decision()
  }
  minimize = (): void => {
    this.markSeen()
    this.#decision = this.decision()
  }
  restore = (): void => {
    this.#decision = null
  }
}

/** Takes the focus, unless the user is typing, and gives it back; Escape closes. */
export const modal =
  (close: () => void): Attachment<HTMLElement> =>
  sheet => {
    const before = document.activeElement
    const writing = before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement
    if (!writing) sheet.focus({ preventScroll: true })
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    sheet.addEventListener('keydown', keyed)
    return () => {
      sheet.removeEventListener('keydown', keyed)
      const held = before instanceof HTMLElement && before !== document.body && before.isConnected
      const rest = held ? before : document.querySelector<HTMLElement>('[data-rest]')
      if (document.activeElement === document.body || sheet.contains(document.activeElement))
        rest?.focus({ preventScroll: true }) // keyboard users go on from the board
    }
  }

/** Takes a lost focus, so that the same key restores the sheet. */
export const focusIfLost: Attachment<HTMLElement> = button => {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}
