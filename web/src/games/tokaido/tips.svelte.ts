/** One slip of paper for the whole board: things explain themselves on hover, focus, or a long press. */
import type { Attachment } from 'svelte/attachments'

/** What a slip says. */
export interface Tip {
  title: string
  text: string
  foot?: string
  /** What it would bring, in points. */
  points?: number
}

class Slip {
  tip = $state.raw<Tip | null>(null)
  at = $state.raw<DOMRect | null>(null)
  #of: Element | null = null

  show(of: Element, tip: Tip): void {
    this.hide()
    this.#of = of
    this.at = of.getBoundingClientRect()
    this.tip = tip
    of.setAttribute('aria-describedby', 'slip')
  }

  hide(of: Element | null = this.#of): void {
    if (of !== this.#of) return
    of?.removeAttribute('aria-describedby')
    this.#of = this.tip = this.at = null
  }
}

export const slip = new Slip()
const LONG = 420

/** Let an element explain itself; what acts on a tap is explained by a long press, all else by a tap too. */
export function explain(tell: () => Tip, acts = false): Attachment<Element> {
  return element => {
    let timer = 0
    let held = false
    const show = () => slip.show(element, tell())
    // later: whatever is taken away loses the focus in the middle of it, when nothing may change
    const hide = () => queueMicrotask(() => slip.hide(element))
    const stop = () => clearTimeout(timer)
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', e => (e as PointerEvent).pointerType === 'mouse' && show()],
      ['pointerleave', () => (stop(), hide())],
      ['focus', () => element.matches(':focus-visible') && show()],
      ['blur', hide],
      ['pointerdown', () => ((held = false), (timer = window.setTimeout(() => ((held = true), show()), LONG)))],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['contextmenu', e => held && e.preventDefault()],
      ['keydown', e => (e as KeyboardEvent).key === 'Escape' && hide()],
    ]
    const click = (event: Event) => {
      if (held && acts) event.stopImmediatePropagation()
      else if (acts) hide()
      else show()
      held = false
    }
    for (const [name, listener] of heard) element.addEventListener(name, listener)
    element.addEventListener('click', click, true)
    return () => {
      stop()
      hide()
      for (const [name, listener] of heard) element.removeEventListener(name, listener)
      element.removeEventListener('click', click, true)
    }
  }
}
