// Points, smooth curves and seeded random numbers: drawings are the same at every visit.

/** A point, or a direction. */
export type P = [number, number]
/** Where on a line one is: a place, the heading there, and the share of the line behind. */
export type Step = { x: number; y: number; a: number; t: number }
/** A line as text, "x,y x,y* … z" (a star is a corner, z closes), or as points. */
export type Line = string | P[]

/** One decimal is as fine as the eye can see here. */
export const n1 = (n: number) => Math.round(n * 10) / 10

/** Numbers from 0 to 1, the same for the same seed. */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type Cubic = [P, P, P, P]
/** Whether a line returns to its beginning. */
export const isClosed = (line: Line) => typeof line === 'string' && /z\s*$/.test(line)

function points(line: Line): { pts: P[]; hard: boolean[] } {
  if (typeof line !== 'string') return { pts: line, hard: line.map(() => false) }
  const raw = line.replace(/z\s*$/, '').trim().split(/\s+/)
  return {
    pts: raw.map(t => t.replace('*', '').split(',').map(Number) as P),
    hard: raw.map(t => t.includes('*')),
  }
}

const unit = (a: P, b: P): P => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
}

/** The cubic pieces of a line. */
export function cubics(line: Line): Cubic[] {
  const { pts, hard } = points(line)
  const n = pts.length
  const closed = isClosed(line)
  const at = (i: number) => pts[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  const out: Cubic[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [at(i), at(i + 1)]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    const ta = hard[i] ? unit(a, b) : unit(at(i - 1), b)
    const tb = hard[(i + 1) % n] ? unit(a, b) : unit(a, at(i + 2))
    out.push([a, [a[0] + ta[0] * l, a[1] + ta[1] * l], [b[0] - tb[0] * l, b[1] - tb[1] * l], b])
  }
  return out
}

/** The path data of a line; `join` goes on from a path already begun. */
export function path(line: Line, join = false): string {
  const cs = cubics(line)
  const q = (p: P) => n1(p[0]) + ' ' + n1(p[1])
  const body = cs.map(g => 'C' + q(g[1]) + ' ' + q(g[2]) + ' ' + q(g[3])).join('')
  return (join ? 'L' : 'M') + q(cs[0]![0]) + body + (isClosed(line) ? 'Z' : '')
}

/** The length of a line from point to point. */
export function lengthOf(line: Line): number {
  const { pts } = points(line)
  return pts.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - pts[i]![0], p[1] - pts[i]![1]), 0)
}

function on([a, b, c, e]: Cubic, t: number): Step {
  const u = 1 - t
  const f = (j: 0 | 1) => u * u * u * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t * t * t * e[j]
  const g = (j: 0 | 1) => u * u * (b[j] - a[j]) + 2 * u * t * (c[j] - b[j]) + t * t * (e[j] - c[j])
  const still = Math.hypot(g(0), g(1)) < 1e-6
  return { x: f(0), y: f(1), a: still ? Math.atan2(e[1] - a[1], e[0] - a[0]) : Math.atan2(g(1), g(0)), t: 0 }
}

/** Steps along a line, about `step` apart. */
export function walk(line: Line, step = 3): Step[] {
  const out: Step[] = []
  for (const c of cubics(line)) {
    const k = Math.max(2, Math.ceil((Math.hypot(c[3][0] - c[0][0], c[3][1] - c[0][1]) * 1.1) / step))
    for (let i = out.length ? 1 : 0; i <= k; i++) out.push(on(c, i / k))
  }
  out.forEach((p, i) => (p.t = i / (out.length - 1)))
  return out
}

/** Twice the signed area of a ring of points. */
export const area2 = (ring: P[]) =>
  ring.reduce((s, p, i) => {
    const q = ring[(i + 1) % ring.length]!
    return s + p[0] * q[1] - q[0] * p[1]
  }, 0)
