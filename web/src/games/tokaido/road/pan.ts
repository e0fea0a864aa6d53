/** Drag to scroll with the mouse; touch and wheel scroll natively. */
import type { Attachment } from 'svelte/attachments'

const SLACK = 6

export const pan: Attachment<HTMLElement> = port => {
  let from: number | null = null
  let start = 0
  let moved = false
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button) return
    from = event.clientX
    start = port.scrollLeft
    moved = false
  }
  const move = (event: PointerEvent) => {
    if (from === null || !event.buttons) return
    moved ||= Math.abs(event.clientX - from) > SLACK
    if (moved) port.scrollLeft = start + from - event.clientX
  }
  const up = () => (from = null)
  const click = (event: Event) => {
    if (moved) event.stopPropagation()
    moved = false
  }
  port.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  port.addEventListener('click', click, true)
  return () => {
    port.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    port.removeEventListener('click', click, true)
  }
}
