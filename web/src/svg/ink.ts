// Brush strokes. Every function returns SVG text; lines are written as in geometry.ts.
import { area2, isClosed, lengthOf, n1, path, rng, walk, type Line, type P } from './geometry'

/** Where the brush leaves the paper. */
export type Taper = 'both' | 'end' | 'start' | 'none'
/** Half the width of a strip at share `t` of the line, with heading `a`, at step `i`. */
export type Width = (t: number, a: number, i: number) => number

const ring = (pts: P[]) => {
  const p = area2(pts) < 0 ? pts.toReversed() : pts
  return 'M' + p.map(([x, y]) => n1(x) + ' ' + n1(y)).join('L') + 'Z'
}

/** The outline of a strip; all outlines turn the same way, so that many may be one path. */
export function stripPath(line: Line, half: Width, step = 3): string {
  const left: P[] = []
  const right: P[] = []
  walk(line, step).forEach((p, i) => {
    const h = half(p.t, p.a, i)
    const [sx, sy] = [-Math.sin(p.a) * h, Math.cos(p.a) * h]
    left.push([p.x + sx, p.y + sy])
    right.push([p.x - sx, p.y - sy])
  })
  if (!isClosed(line)) return ring([...left, ...right.toReversed()])
  const [outer, inner] = Math.abs(area2(left)) > Math.abs(area2(right)) ? [left, right] : [right, left]
  const hole = area2(inner) > 0 ? inner.toReversed() : inner
  return ring(outer) + 'M' + hole.map(([x, y]) => n1(x) + ' ' + n1(y)).join('L') + 'Z'
}

const taperAt: Record<Taper, (t: number) => number> = {
  both: t => Math.min(1, 0.1 + 1.7 * Math.sin(Math.PI * t) ** 0.8),
  end: t => Math.min(1, 1.25 * (1 - t) + 0.08),
  start: t => Math.min(1, 1.25 * t + 0.08),
  none: () => 1,
}

/** The pressure of a chisel-edged brush of width `w`. */
function pressure(line: Line, w: number, taper: Taper): Width {
  const k = line.length
  const lift = taperAt[isClosed(line) ? 'none' : taper]
  return (t, a) => {
    const chisel = 0.66 + 0.34 * Math.abs(Math.sin(a - 0.6))
    const waver = 1 + 0.14 * Math.sin(t * 19 + k)
    return (w / 2) * chisel * waver * lift(t)
  }
}

/** How finely to follow a line: long swells need fewer points than small curls. */
const stride = (line: Line) => {
  const long = lengthOf(line)
  return long > 300 ? 7 : long > 90 ? 4 : 3
}

/** The path data of an ink stroke. */
export const brush = (line: Line, w = 2, taper: Taper = 'both', step = stride(line)) =>
  stripPath(line, pressure(line, w, taper), step)

/** A strip whose half-width is `half(t)`: tentacles, steam, branches. */
export const strip = (line: Line, half: Width, fill = 'var(--line)', more = '', step = stride(line)) =>
  `<path d="${stripPath(line, half, step)}" fill="${fill}"${more && ' ' + more}/>`

/** An ink stroke: pressed in the middle, never one width. */
export const ink = (line: Line, w = 2, taper: Taper = 'both', fill = 'var(--line)') =>
  `<path d="${brush(line, w, taper)}" fill="${fill}"/>`

/** A strip of colour with an ink edge: poles, ropes, limbs. */
export const rod = (line: Line, half: Width, fill: string, edge = 1.3) =>
  strip(line, (t, a, i) => half(t, a, i) + edge) + strip(line, half, fill)

/** Flat colour without a line. */
export const flat = (line: Line, fill: string, more = '') =>
  `<path d="${path(line)}" fill="${fill}"${more && ' ' + more}/>`

/** A colour block and its key line; the colour is printed a hair off register, as from a second block. */
export function shape(line: Line, fill: string, w = 1.8, over = ''): string {
  const p = path(line)
  const wash = over && `<path d="${p}" fill="${over}"/>`
  return `<path d="${p}" fill="${fill}" transform="translate(.7 .6)"/>${wash}${w ? ink(line, w) : ''}`
}

/** The line lifted from the paper now and then: pieces of a long contour, as path data. */
export function broken(pts: P[], w: number, seed = 1, on = 7, off = 2): string {
  const s = walk(pts, 12).map(p => [p.x, p.y] as P)
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < s.length - 2;) {
    const n = Math.max(2, Math.round(on * (0.5 + r())))
    const part = s.slice(i, i + n + 1)
    if (part.length > 1) d += brush(part, w * (0.7 + r() * 0.6), 'both', 6)
    i += n + Math.round(off * r() * 2)
  }
  return d
}

/** Many short dabs as one path: rice tufts, grass, far trees. */
export function dabs(pts: P[], h: number, lean = 0.3, seed = 3): string {
  const r = rng(seed)
  const one = ([x, y]: P) => {
    const k = h * (0.7 + r() * 0.6)
    const l = lean * k * (r() - 0.4)
    const up = `q${n1(-k * 0.12)} ${n1(-k * 0.6)} ${n1(l)} ${n1(-k)}`
    return `M${n1(x)} ${n1(y)}${up}q${n1(k * 0.3)} ${n1(k * 0.5)} ${n1(-l)} ${n1(k)}z`
  }
  return pts.map(one).join('')
}
