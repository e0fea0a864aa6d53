// The sea route laid on a rounded loop: where each space lies and each boat floats.
import { type SeaKind } from '../art/namiji/marks'
import { n1, type P } from '../kit/geometry'

/** A space as the server names it: numbered from the port, which comes first and last. */
export interface SeaSpace {
  number: number
  kind: SeaKind
  double: boolean
}
/** A point of the lane: its heading, and the way to the middle of the sea. */
export interface Fix {
  x: number
  y: number
  a: number
  inward: P
}
/** A space and where it lies. */
export interface SeaPlace extends SeaSpace, Fix {
  /** The stop it is, 0 for the port, or 0 for a plain space. */
  stop: number
}

/** The size of the chart. */
export const WIDTH = 1240
/** The size of the chart. */
export const HEIGHT = 1120
/** Where the whirlpool turns. */
export const CENTRE: P = [620, 560]
/** How far inward the second place of a double space lies. */
export const HALF = 47
const [A, B, BEND, GAP, SAMPLES] = [556, 496, 2.55, 92, 4000]

/** One lap clockwise from the port at the foot, sampled finely; `s` is the distance sailed. */
const lap = (() => {
  const out: { x: number; y: number; s: number }[] = []
  for (let i = 0; i <= SAMPLES; i++) {
    const t = Math.PI / 2 + (i / SAMPLES) * 2 * Math.PI
    const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / BEND)
    const [x, y] = [CENTRE[0] + A * round(Math.cos(t)), CENTRE[1] + B * round(Math.sin(t))]
    const before = out[i - 1]
    out.push({ x, y, s: before ? before.s + Math.hypot(x - before.x, y - before.y) : 0 })
  }
  return out
})()
const LENGTH = lap[SAMPLES]!.s
/** A quarter of the lap: the way from one stop to the next. */
export const QUARTER = LENGTH / 4

/** Where one is after sailing `s`; the lane swings a little within each leg. */
export function sail(s: number): Fix {
  const way = ((s % LENGTH) + LENGTH) % LENGTH
  let [low, high] = [0, SAMPLES]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (lap[middle]!.s <= way) low = middle
    else high = middle
  }
  const [p, q] = [lap[low]!, lap[high]!]
  const f = (way - p.s) / (q.s - p.s || 1)
  const a = Math.atan2(q.y - p.y, q.x - p.x)
  const inward: P = [-Math.sin(a), Math.cos(a)]
  const sway = 3 * Math.sin((way / QUARTER) * Math.PI * 4)
  return { x: p.x + (q.x - p.x) * f + inward[0] * sway, y: p.y + (q.y - p.y) * f + inward[1] * sway, a, inward }
}

const isStop = (s: SeaSpace) => s.kind === 'port' || s.kind === 'dock'

/** Spaces in any order, placed from the port around to the port. */
export function layRoute(spaces: readonly SeaSpace[]): SeaPlace[] {
  const ordered = spaces.toSorted((a, b) => a.number - b.number)
  const stops = ordered.flatMap((s, i) => (isStop(s) ? [i] : []))
  return ordered.map((space, i): SeaPlace => {
    const leg = stops.findLastIndex(stop => stop <= i)
    if (stops[leg] === i) return { ...space, stop: leg % 4, ...sail(leg * QUARTER) }
    const [first, last] = [stops[leg]! + 1, stops[leg + 1]! - 1]
    const share = last > first ? (i - first) / (last - first) : 0.5
    return { ...space, stop: 0, ...sail(leg * QUARTER + GAP + (QUARTER - 2 * GAP) * share) }
  })
}

/** A line along the lane, `off` to the inside. */
export function along(from: number, to: number, off = 0, step = 24): string {
  const n = Math.max(2, Math.round((to - from) / step))
  const point = (_: unknown, i: number) => {
    const p = sail(from + ((to - from) * i) / n)
    return `${n1(p.x + p.inward[0] * off)},${n1(p.y + p.inward[1] * off)}`
  }
  return Array.from({ length: n + 1 }, point).join(' ')
}

/** The mooring of a slot, 0 to 4, left and right of a jetty. */
export function mooring(stop: Fix, slot: number): P {
  const [out, side] = [48 + slot * 26, slot % 2 ? -30 : 30]
  const [ix, iy] = stop.inward
  return [stop.x + ix * out - iy * side, stop.y + iy * out + ix * side]
}

/** Where a boat floats: on a space, a little to the outside, in its inner half, or at a mooring. */
export function berth(place: SeaPlace, slot: number): P {
  if (isStop(place)) return mooring(place, slot)
  const off = slot ? HALF + 6 : -12
  return [place.x + place.inward[0] * off, place.y + place.inward[1] * off]
}

/** The window on the chart that holds all these points, in the shape of the screen it is shown on. */
export function camera(points: readonly P[], aspect: number, pad = 70, least = 420): string {
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])]
  const [x0, x1] = [Math.min(...xs) - pad, Math.max(...xs) + pad]
  const [y0, y1] = [Math.min(...ys) - pad, Math.max(...ys) + pad]
  const wide = Math.max(least, x1 - x0)
  const w = Math.max(wide, (y1 - y0) * aspect)
  const h = w / aspect
  const within = (v: number, room: number) => Math.max(-20, Math.min(room + 20, v))
  const x = within((x0 + x1) / 2 - w / 2, WIDTH - w)
  const y = within((y0 + y1) / 2 - h / 2, HEIGHT - h)
  return [x, y, w, h].map(Math.round).join(' ')
}

/** The whole chart in the shape of the screen, with more paper left and right, or above and below. */
export function whole(aspect: number): string {
  const wide = aspect > WIDTH / HEIGHT
  const box = wide
    ? [(WIDTH - HEIGHT * aspect) / 2, 0, HEIGHT * aspect, HEIGHT]
    : [0, (HEIGHT - WIDTH / aspect) / 2, WIDTH, WIDTH / aspect]
  return box.map(Math.round).join(' ')
}
