// One slip of paper for the whole board: things explain themselves on hover, on focus, and when a finger rests on them.
import type { Attachment } from 'svelte/attachments'
import { answersAtOnce } from './sheet/selection.svelte'

/** What a slip says. */
export interface Tip {
  title: string
  text?: string
  more?: string
  /** What it would bring, in points. */
  points?: number
  /** The thing whose article in the rules says more, as `space-temple`. */
  article?: string
  /** What pressing it does: a finger is shown this first, and presses it there. */
  act?: string
}

/** What explains itself: a mark to point at, a thing that keys reach too, or a button, which acts on a tap. */
type Kind = 'mark' | 'thing' | 'button'

class TooltipState {
  content = $state.raw<Tip | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** Whether it stays to be pressed: a finger has called it. */
  pinned = $state(false)
  /** Do what is explained. */
  act: (() => void) | null = null
  #owner: Element | null = null

  show(of: Element, tip: Tip | undefined, held = false): void {
    this.hide()
    if (!tip) return
    this.pinned = held
    this.#owner = of
    this.anchor = of.getBoundingClientRect()
    this.content = tip
    of.setAttribute('aria-describedby', 'slip')
  }

  /** Something was scrolled: what it carries along is no longer where the slip lies. */
  hideIfScrolled(scrolled: Node): void {
    if (scrolled.contains(this.#owner)) this.hide()
  }

  hide(of: Element | null = this.#owner): void {
    if (of !== this.#owner) return
    of?.removeAttribute('aria-describedby')
    this.#owner = this.content = this.anchor = null
  }
}

/** The one slip that lies open. */
export const tooltip = new TooltipState()
const LONG_PRESS = 420

/** Let an element explain itself; what acts on a tap is explained by a long press, all else by a tap too. */
export function explain(tell: () => Tip | undefined, kind: Kind = 'mark'): Attachment<Element> {
  return element => {
    const acts = kind === 'button'
    // marks too, since Chromium lets keys reach whatever of an SVG listens for the focus
    if (!element.matches('button, [tabindex]')) element.setAttribute('tabindex', kind === 'thing' ? '0' : '-1')
    let timer = 0
    let held = false
    let finger = false
    let agreed = false
    const show = (pinned = false) => tooltip.show(element, tell(), pinned)
    // later: whatever is taken away loses the focus in the middle of it, when nothing may change
    const hide = () => queueMicrotask(() => tooltip.hide(element))
    const stop = () => clearTimeout(timer)
    const off = new AbortController()
    const on = (type: string, listener: (event: Event) => void, capture = false) =>
      element.addEventListener(type, listener, { signal: off.signal, capture })
    on('pointerenter', e => (e as PointerEvent).pointerType === 'mouse' && show())
    on('pointerleave', e => (stop(), (e as PointerEvent).pointerType === 'mouse' && hide()))
    on('focus', () => element.matches(':focus-visible') && show())
    on('blur', () => tooltip.pinned || hide())
    const agree = () => {
      agreed = true
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    const rest = () => ((held = true), show(true))
    on('pointerdown', e => {
      const { pointerType } = e as PointerEvent
      finger = pointerType === 'touch'
      held = false // a mouse has shown it already, and may press as long as it likes
      if (pointerType !== 'mouse') timer = window.setTimeout(rest, LONG_PRESS)
    })
    on('pointerup', stop)
    on('pointercancel', stop)
    on('contextmenu', e => held && e.preventDefault())
    on('keydown', e => (e as KeyboardEvent).key === 'Escape' && hide())
    const click = (event: Event) => {
      const asks = acts && finger && !agreed && !answersAtOnce() && !!tell()?.act
      if (acts && (held || asks)) {
        event.stopImmediatePropagation()
        if (asks) show(true)
        tooltip.act = asks || tell()?.act ? agree : null
      } else if (acts) hide()
      else show(true)
      held = agreed = false
    }
    on('click', click, true)
    return () => {
      off.abort()
      stop()
      hide()
    }
  }
}
