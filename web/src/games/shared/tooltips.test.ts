// A long touch opens a tooltip, a long press of a mouse clicks.
import { expect, test, vi } from 'vitest'
import { explain, tooltip } from './tooltips.svelte'

test.each([
  ['mouse', 1],
  ['touch', 0],
])('a long press of a %s presses %i times', (pointerType, times) => {
  vi.useFakeTimers()
  const button = document.body.appendChild(document.createElement('button'))
  const pressed = vi.fn()
  explain(() => ({ title: 'Inn' }), 'button')(button)
  button.addEventListener('click', pressed)
  button.dispatchEvent(new PointerEvent('pointerdown', { pointerType }))
  vi.advanceTimersByTime(5000)
  button.dispatchEvent(new PointerEvent('pointerup', { pointerType }))
  button.click()
  expect(pressed).toHaveBeenCalledTimes(times)
  expect(tooltip.pinned && tooltip.content !== null).toBe(times === 0)
  tooltip.hide()
})
