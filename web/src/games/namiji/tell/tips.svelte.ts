// What a thing says about itself: shown on hover, on focus, and when a finger rests on it.
import type { Attachment } from 'svelte/attachments'

/** A slip of paper about one thing. */
export interface Slip {
  title: string
  text?: string
  more?: string
}

const REST = 420

class Tips {
  slip = $state.raw<Slip | null>(null)
  box = $state.raw<DOMRect | null>(null)
  #of: Element | null = null

  show(node: Element, slip: Slip | undefined) {
    this.#of = node
    this.slip = slip ?? null
    this.box = node.getBoundingClientRect()
  }
  hide(node = this.#of) {
    if (node === this.#of) this.slip = null
  }
}

/** The one slip that lies open. */
export const tips = new Tips()

/** Lets a thing explain itself, to the keyboard too unless told not to; a finger that rests on it does not press it. */
export const explain =
  (slip: () => Slip | undefined, keyed = true): Attachment<Element> =>
  node => {
    if (!node.matches('button, [tabindex]')) node.setAttribute('tabindex', keyed ? '0' : '-1')
    let timer = 0
    let rested = false
    const show = () => tips.show(node, slip())
    // later: whatever is taken away loses the focus in the middle of it, when nothing may change
    const hide = () => queueMicrotask(() => tips.hide(node))
    const off = new AbortController()
    const on = (type: string, f: (e: Event) => void, capture = false) =>
      node.addEventListener(type, f, { signal: off.signal, capture })
    const touch = (e: Event) => (e as PointerEvent).pointerType !== 'mouse'
    on('pointerenter', e => touch(e) || show())
    on('pointerleave', e => (touch(e) ? clearTimeout(timer) : hide()))
    on('focus', () => node.matches(':focus-visible') && show())
    on('blur', hide)
    on('pointerdown', e => {
      rested = false
      if (touch(e)) timer = window.setTimeout(() => ((rested = true), show()), REST)
    })
    for (const type of ['pointerup', 'pointercancel']) on(type, () => clearTimeout(timer))
    on('contextmenu', e => rested && e.preventDefault())
    on('click', e => rested && (e.stopImmediatePropagation(), e.preventDefault()), true)
    return () => {
      off.abort()
      clearTimeout(timer)
      hide()
    }
  }
