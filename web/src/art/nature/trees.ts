// Pines, cedars, cherries: one tree for every picture and board.
import { at, each, many } from '../../svg/compose'
import { n1, type P, rng } from '../../svg/geometry'
import { brush, stripPath } from '../../svg/ink'
import { light } from '../../svg/print'

/** A pad of pine needles: flat below, scalloped above. */
function pad(x: number, y: number, w: number, h: number): string {
  const n = Math.max(3, Math.round(w / 13))
  let d = ''
  let [px, py] = [0, 0]
  for (let i = 0; i <= n; i++) {
    const a = Math.PI * (1 - i / n)
    const [u, v] = [x + (Math.cos(a) * w) / 2, y - Math.sin(a) * h]
    const gap = Math.hypot(u - px, v - py)
    d += i ? `A${n1(gap * 0.56)} ${n1(gap * 0.5)} 0 0 1 ${n1(u)} ${n1(v)}` : `M${n1(u)} ${n1(v)}`
    ;[px, py] = [u, v]
  }
  const under = `q${n1(-w * 0.2)} ${n1(h * 0.42)} ${n1(-w * 0.46)} ${n1(h * 0.16)}`
  return `${d}${under}q${n1(-w * 0.3)} ${n1(h * 0.34)} ${n1(-w * 0.54)} ${n1(-h * 0.16)}Z`
}

/** Needles: fans of fine ticks on a pad. */
function needles(x: number, y: number, w: number, h: number, seed: number): string {
  const r = rng(seed)
  const n = w / 5
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = (i + r()) / n - 0.5
    const foot = `M${n1(x + t * w * 0.86)} ${n1(y - h * (0.1 + r() * 0.5) * (1 - 2.4 * t * t))}`
    for (const k of [-1, 0, 1]) d += `${foot}l${n1(k * 2.2 + t * 3)} ${n1(-h * 0.28 + Math.abs(k))}`
  }
  return d
}

/** A wind-bent pine, feet at x,y, about 130 high. */
export function pine(x: number, y: number, k = 1, lean = 1, seed = 3): string {
  const r = rng(seed)
  const b = (r() - 0.5) * 30
  const spine: P[] = [
    [0, 0],
    [5 + b * 0.1, -24],
    [-5 + b * 0.5, -54],
    [6 + b * 0.8, -84],
    [b, -112],
  ]
  const pads: [number, number, number, number][] = [
    [-36 + b * 0.5, -54 - r() * 8, 56 + r() * 14, 14],
    [32 + b * 0.6, -68 - r() * 6, 54 + r() * 12, 14],
    [-20 + b * 0.8, -86 - r() * 5, 46 + r() * 10, 13],
    [20 + b, -100 - r() * 5, 50, 14],
    [b - 2, -116, 46 + r() * 10, 15],
  ]
  const bough = ([px, py, w]: [number, number, number, number], i: number) =>
    brush(
      [spine[i < 2 ? 2 : 3]!, [(spine[2]![0] + px) / 2, py + 6 + i], [px - Math.sign(px) * w * 0.1, py + 1]],
      4.4,
      'end',
      8,
    )
  const trunk = stripPath(spine, t => 5.4 * (1 - t) + 1.2, 8) + pads.slice(0, 4).map(bough).join('')
  const crown = pads.map(
    ([px, py, w, h], i) =>
      `<path d="${pad(px, py, w, h)}" fill="${light('needles')}"/>` +
      `<path d="${needles(px, py, w, h, seed + i)}" fill="none" stroke="var(--line)" ` +
      `stroke-width=".7" opacity=".55"/>`,
  )
  return at(x, y, `<path d="${trunk}" fill="var(--bark)"/>` + crown.join(''), k, 0, lean < 0)
}

/** A cedar far off: one drop of the brush, as path data. */
const cedar = (x: number, y: number, h: number) =>
  `M${n1(x)} ${n1(y - h)}c${n1(h * 0.1)} ${n1(h * 0.3)} ${n1(h * 0.24)} ${n1(h * 0.62)} ` +
  `${n1(h * 0.16)} ${n1(h)}` +
  `q${n1(-h * 0.16)} ${n1(h * 0.07)} ${n1(-h * 0.32)} 0` +
  `c${n1(-h * 0.08)} ${n1(-h * 0.38)} ${n1(h * 0.06)} ${n1(-h * 0.7)} ${n1(h * 0.16)} ` +
  `${n1(-h)}z`

/** A row of cedars. */
export function grove(x: number, y: number, n: number, h: number, seed: number, gap = 0.42): string {
  const r = rng(seed)
  const d = many(n, i => cedar(x + i * h * gap + r() * h * 0.15, y + (r() - 0.5) * h * 0.2, h * (0.65 + r() * 0.5)))
  return `<path d="${d}" fill="${light('needles')}"/>`
}

/** Blossom or leaves: small rounds strewn about points, as path data. */
function strewn(pts: P[], n: number, spread: number, size: number, seed: number): string {
  const r = rng(seed)
  const one = ([x, y]: P) =>
    many(n, () => {
      const [a, m, s] = [r() * 6.283, Math.sqrt(r()) * spread, size * (0.55 + r() * 0.75)]
      const [u, v, h] = [n1(x + Math.cos(a) * m * 1.5 - s), n1(y + Math.sin(a) * m * 0.8), n1(s * 0.86)]
      return `M${u} ${v}a${n1(s)} ${h} 0 1 0 ${n1(2 * s)} 0a${n1(s)} ${h} 0 1 0 ${n1(-2 * s)} 0`
    })
  return pts.map(one).join('')
}

/** A soft cloud of leaves: a ring of scallops, as path data. */
function cloudlet(x: number, y: number, w: number, h: number, seed: number): string {
  const r = rng(seed)
  const n = Math.max(6, Math.round(w / 7))
  const ring = Array.from({ length: n }, (_, i): P => {
    const a = (i / n) * 6.283 + r() * 0.2
    return [x + (Math.cos(a) * w) / 2, y + ((Math.sin(a) * h) / 2) * (Math.sin(a) > 0 ? 0.7 : 1)]
  })
  const arc = (q: P, i: number) => {
    const o = ring[(i + n - 1) % n]!
    const m = n1(Math.hypot(q[0] - o[0], q[1] - o[1]) * 0.54)
    return `A${m} ${m} 0 0 1 ${n1(q[0])} ${n1(q[1])}`
  }
  const [fx, fy] = ring[0]!
  return (
    `M${n1(fx)} ` +
    `${n1(fy)}${ring
      .slice(1)
      .map((q, i) => arc(q, i + 1))
      .join('')}${arc(ring[0]!, 0)}Z`
  )
}

const tips: P[] = [
  [-46, -58],
  [48, -62],
  [-24, -84],
  [28, -92],
  [2, -70],
  [-4, -108],
  [60, -42],
  [-62, -40],
]
const crowns = [58, 56, 52, 50, 46, 48, 38, 36]
/** A cherry in flower, or a maple in autumn; feet at x,y. */
export function cherry(
  x: number,
  y: number,
  k = 1,
  seed = 1,
  hue: 'blossom' | 'maple' = 'blossom',
  flip = false,
): string {
  const bough = (t: P, i: number) =>
    brush([[-2, -34 - (i % 3) * 8], [t[0] * 0.45, t[1] * 0.72 - 6], t], 3, 'end', 8)
  const trunk = stripPath(
    [
      [0, 0],
      [3, -22],
      [-4, -42],
      [2, -64],
      [-10, -104],
    ],
    t => 4.4 * (1 - t) + 0.8,
    8,
  )
  const cloud = (t: P, i: number) => {
    const d = cloudlet(t[0], t[1], crowns[i]!, crowns[i]! * 0.58, seed + i)
    return (
      `<path d="${d}" fill="var(--paper)" opacity=".75"/><path d="${d}" fill="var(--${hue})" ` + `opacity=".8"/>`
    )
  }
  const petals =
    strewn(tips, 7, 15, 1.5, seed + 4) +
    strewn(
      [
        [-20, -6],
        [26, -10],
        [6, 0],
      ],
      3,
      16,
      1.4,
      seed + 2,
    )
  const art =
    `<path d="${trunk + tips.map(bough).join('')}" fill="var(--bark)"/>` +
    each(tips, cloud) +
    `<path d="${petals}" fill="var(--${hue}-low)" opacity=".85"/>`
  return at(x, y, art, k, 0, flip)
}
