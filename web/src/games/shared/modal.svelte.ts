// Sheets over the board: they take the focus, and can be laid aside to study what lies below.
import type { Attachment } from 'svelte/attachments'

/** The sheet of one decision: laid aside until it is taken up again, or another is to be made. */
export class SheetState {
  #decision = $state<number | null>(null)
  #known: number | null = null
  constructor(private readonly decision: () => number) {}

  get minimized(): boolean {
    return this.#decision === this.decision()
  }
  /** Whether it was left before: what it told then is not told again. */
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

/** A sheet takes the focus, unless somebody is writing, and gives it back; Escape lays it aside. */
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
        rest?.focus({ preventScroll: true }) // never to the page: keys go on from the board
    }
  }

/** Whoever has just laid a sheet aside with a key finds the way back under the same key. */
export const focusIfLost: Attachment<HTMLElement> = button => {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}
