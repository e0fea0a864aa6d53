// One tooltip for the whole page, on hover, on focus and on a long press. It never opens by itself: an element that
// appears under a resting pointer, or gets the focus from the page, does not open it.
import type { Attachment } from 'svelte/attachments'
import { answersAtOnce } from './sheet/selection.svelte'

/** The content of a tooltip. */
export interface Tip {
  title: string
  text?: string
  more?: string
  /** The points it would bring. */
  points?: number
  /** The item in the rules that says more, such as `space-temple`. */
  article?: string
  /** The label of its action: on touch, the tooltip opens first and holds the button. */
  act?: string
}

/** A mark is for pointers only, a thing can be focused, a button acts on a tap. */
type Kind = 'mark' | 'thing' | 'button'

class TooltipState {
  content = $state.raw<Tip | null>(null)
  anchor = $state.raw<DOMRect | null>(null)
  /** Whether it stays open, after a touch. */
  pinned = $state(false)
  /** The action of its button. */
  act: (() => void) | null = null
  owner = $state.raw<Element | null>(null)

  show(of: Element, tip: Tip | undefined, held = false): void {
    this.hide()
    if (!tip) return
    this.pinned = held
    this.owner = of
    this.anchor = of.getBoundingClientRect()
    this.content = tip
    of.setAttribute('aria-describedby', 'tooltip')
  }

  /** Hide when a scrolled container moves its element. */
  hideIfScrolled(scrolled: Node): void {
    if (scrolled.contains(this.owner)) this.hide()
  }

  hide(of: Element | null = this.owner): void {
    if (of !== this.owner) return
    of?.removeAttribute('aria-describedby')
    this.owner = this.content = this.anchor = null
  }
}

/** The one tooltip. */
export const tooltip = new TooltipState()
const LONG_PRESS = 420
const FOCUS_KEYS = ['Tab', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** Whether the pointer has just moved, and whether a key that moves the focus is being handled. */
const input = { x: -1, y: -1, moved: false, focusKey: false }

addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    input.moved = clientX !== input.x || clientY !== input.y
    ;[input.x, input.y] = [clientX, clientY]
  },
  true,
)
addEventListener(
  'keydown',
  ({ key }) => {
    input.focusKey = FOCUS_KEYS.includes(key)
    setTimeout(() => (input.focusKey = false))
  },
  true,
)

/** Give an element a tooltip: a long press opens it, on other things than buttons a tap too. */
export function explain(tell: () => Tip | undefined, kind: Kind = 'mark'): Attachment<Element> {
  return element => {
    const acts = kind === 'button'
    // marks too: Chromium makes SVG elements with focus listeners focusable
    if (!element.matches('button, [tabindex]')) element.setAttribute('tabindex', kind === 'thing' ? '0' : '-1')
    let timer = 0
    let held = false
    let finger = false
    let agreed = false
    let entered = false
    const show = (pinned = false) => tooltip.show(element, tell(), pinned)
    // deferred: an element loses the focus during its removal, when state must not change
    const hide = () => queueMicrotask(() => tooltip.hide(element))
    const stop = () => clearTimeout(timer)
    const off = new AbortController()
    const on = (type: string, listener: (event: Event) => void, capture = false) =>
      element.addEventListener(type, listener, { signal: off.signal, capture })
    on('pointerenter', e => (entered = (e as PointerEvent).pointerType === 'mouse'))
    on('pointermove', () => {
      if (!entered || !input.moved) return
      entered = false
      show()
    })
    on('pointerleave', e => (stop(), (e as PointerEvent).pointerType === 'mouse' && hide()))
    on('focus', () => input.focusKey && show())
    on('blur', () => tooltip.pinned || hide())
    const agree = () => {
      agreed = true
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    const rest = () => ((held = true), show(true))
    on('pointerdown', e => {
      const { pointerType } = e as PointerEvent
      finger = pointerType === 'touch'
      held = false // a long press of a mouse is a normal click
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
