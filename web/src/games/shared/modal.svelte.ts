// Sheets over the board: they take the focus and can be minimized.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { tooltip } from './tooltips.svelte'

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

const QUESTIONS = ['main [role=dialog]', 'main [data-asked]', "main [data-rest] [tabindex='0']", 'main [data-rest]']

/** Focus what is asked: its sheet, the button that restores it, or the nearest space. */
export function focusQuestion(): void {
  const asked = QUESTIONS.map(each => document.querySelector<HTMLElement>(each)).find(Boolean)
  asked?.focus({ preventScroll: true })
}

/** Takes the focus, unless the user is typing, and gives it back; Escape closes. */
export const modal =
  (close: () => void): Attachment<HTMLElement> =>
  sheet => {
    tooltip.hide()
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
      const lost = document.activeElement === document.body || sheet.contains(document.activeElement)
      if (!lost) return
      // once the page has changed: what opened the sheet may be gone, and its question has a button
      void tick().then(() => {
        const opener = before instanceof HTMLElement && before.matches('button') && before.isConnected
        if (document.activeElement !== document.body && document.activeElement?.isConnected) return
        if (opener) before.focus({ preventScroll: true })
        else focusQuestion()
      })
    }
  }

/** Takes a lost focus, so that the same key restores the sheet. */
export const focusIfLost: Attachment<HTMLElement> = button => {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}
