// The pan and zoom of the chart, by wheel, drag, pinch, buttons and keys.
import type { Attachment } from 'svelte/attachments'
import type { P } from '../../../svg/geometry'
import { tooltip } from '../../shared/tooltips.svelte'

interface Paper {
  width: number
  height: number
}
const SLACK = 6 // pixels; a shorter move is a press
const CLOSEST = 2.2

export class Camera {
  /** The scale, and the offset in pixels. */
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** Whether it moves smoothly. */
  glides = $state(false)

  constructor(
    private readonly paper: () => Paper,
    private readonly room: () => P,
  ) {}

  /** The scale that fits the whole chart. */
  get least(): number {
    const [{ width, height }, [wide, high]] = [this.paper(), this.room()]
    return Math.min(wide / width, high / height)
  }

  get isWhole(): boolean {
    return this.scale <= this.least * 1.01
  }

  /** Show the whole chart. */
  whole = (): void => this.#set(this.least, 0, 0)

  /** Show a point of the chart at a point of the viewport. */
  look([x, y]: P, scale: number, [u, v]: P): void {
    this.#set(scale, u - x * scale, v - y * scale)
  }

  /** Fit as many of these points as possible, from the first on, at a minimum scale. */
  frame(points: readonly P[], least: number, pad: number): void {
    const [wide, high] = this.room()
    let [x0, y0] = points[0]!
    let [x1, y1] = [x0, y0]
    const needs = () => Math.min(wide / (x1 - x0 + 2 * pad), high / (y1 - y0 + 2 * pad))
    let seen = [x0, y0, x1, y1]
    for (const [x, y] of points) {
      ;[x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)]
      if (needs() < least) break
      seen = [x0, y0, x1, y1]
    }
    ;[x0, y0, x1, y1] = seen as [number, number, number, number]
    this.look([(x0 + x1) / 2, (y0 + y1) / 2], Math.min(1.1, Math.max(least, needs())), [wide / 2, high / 2])
  }

  /** Zoom around a point of the viewport. */
  zoom = (by: number, at?: P): void => {
    const [u, v] = at ?? (this.room().map(side => side / 2) as [number, number])
    const scale = Math.max(this.least, Math.min(CLOSEST, this.scale * by))
    const [px, py] = [(u - this.x) / this.scale, (v - this.y) / this.scale]
    this.#set(scale, u - px * scale, v - py * scale)
  }

  /** Scroll a point into view, with a margin. */
  show(x: number, y: number, around = 50): void {
    const [wide, high] = this.room()
    const [u, v] = [this.x + x * this.scale, this.y + y * this.scale]
    const into = (at: number, end: number) =>
      at < around ? around - at : at > end - around ? end - around - at : 0
    this.#set(this.scale, this.x + into(u, wide), this.y + into(v, high))
  }

  /** Arrows move the chart, plus and minus zoom. */
  #keyed(event: KeyboardEvent): void {
    const way = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[event.key]
    const by = { '+': 1.25, '-': 0.8 }[event.key]
    if (!way && !by) return
    event.preventDefault()
    if (by) this.zoom(by)
    if (way) this.#set(this.scale, this.x + way[0]!, this.y + way[1]!)
  }

  /** Keep the chart in the viewport: centred if smaller, clamped to its edges if larger. */
  #set(scale: number, x: number, y: number): void {
    const [{ width, height }, [wide, high]] = [this.paper(), this.room()]
    const within = (at: number, size: number, end: number) =>
      size <= end ? (end - size) / 2 : Math.max(end - size, Math.min(0, at))
    this.scale = scale
    this.x = within(x, width * scale, wide)
    this.y = within(y, height * scale, high)
  }

  /** Pointer and wheel input; a press without a drag still clicks. */
  hold: Attachment<HTMLElement> = port => {
    const fingers = new Map<number, P>()
    let moved = false
    const here = (event: PointerEvent | WheelEvent): P => {
      const box = port.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const spread = () => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0
    }
    const down = (event: PointerEvent) => {
      if (event.button) return
      if (!fingers.size) moved = false
      fingers.set(event.pointerId, here(event))
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = here(event)
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
      if (!moved && fingers.size < 2 && Math.hypot(dx, dy) < SLACK) return
      moved = true
      this.glides = false
      tooltip.hide()
      const wide = spread()
      fingers.set(event.pointerId, now)
      const others = [...fingers.values()]
      const middle: P = [
        others.reduce((sum, p) => sum + p[0], 0) / others.length,
        others.reduce((sum, p) => sum + p[1], 0) / others.length,
      ]
      if (wide) this.zoom(spread() / wide, middle)
      this.#set(this.scale, this.x + dx / others.length, this.y + dy / others.length)
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      this.glides = false
      tooltip.hide()
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), here(event))
    }
    const keyed = (event: KeyboardEvent) => event.target === port && this.#keyed(event)
    const click = (event: Event) => {
      if (moved) event.stopPropagation()
      moved = false
    }
    const off = new AbortController()
    const { signal } = off
    port.addEventListener('pointerdown', down, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', up, { signal })
    port.addEventListener('wheel', wheel, { signal, passive: false })
    port.addEventListener('keydown', keyed, { signal })
    port.addEventListener('click', click, { signal, capture: true })
    return () => off.abort()
  }
}
