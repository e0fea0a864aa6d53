// The land along the road: hills, banks, paddies, bays, Fuji.
import { at } from '../../../svg/compose'
import { n1, type P, path, rng } from '../../../svg/geometry'
import { broken, brush, dabs } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, light } from '../../../svg/print'

const onTop = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${n1(opacity * 10) / 10}"` : ''}/>`

/** A soft ridge from x0 to x1: feet on `base`, `h` high, `n` bumps. */
function crest(x0: number, x1: number, base: number, h: number, seed: number, n = 5, foot = 0.7): P[] {
  const r = rng(seed)
  return Array.from({ length: n * 2 + 1 }, (_, i): P => {
    const t = i / (n * 2)
    const lift = Math.sin(Math.PI * t) ** foot
    return [x0 + (x1 - x0) * t, base - h * lift * (0.62 + 0.38 * (i % 2 ? 1 - r() * 0.25 : r() * 0.9))]
  })
}
const area = (top: P[], base: number) =>
  `${path(top)}L${n1(top.at(-1)![0])} ${n1(base)}L${n1(top[0]![0])} ${n1(base)}Z`

interface HillLook {
  hue?: Hue
  seed?: number
  bumps?: number
  line?: number
  trees?: number
  strength?: number
  foot?: number
}

/** A hill: pigment wiped down from the crest, a broken contour, trees as dabs. */
export function hill(x: number, w: number, h: number, base: number, look: HillLook = {}): string {
  const { hue = 'moss', seed = 1, bumps = 3, line = 1.6, trees = 0, strength = 1, foot = 0.8 } = look
  const top = crest(x, x + w, base, h, seed, bumps, foot)
  const r = rng(seed + 5)
  const leaf = Array.from({ length: trees }, (): P => {
    const k = (0.12 + r() * 0.76) * (top.length - 1)
    const [a, b] = [top[Math.floor(k)]!, top[Math.ceil(k)]!]
    const f = k % 1
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f + 7 + r() * h * 0.3]
  })
  const d = area(top, base)
  return (
    onTop(d, light('under')) +
    onTop(d, fade(hue), strength) +
    onTop(broken(top.slice(1, -1), line, seed, 12, 2), 'var(--contour)', 0.75 * strength) +
    (trees ? onTop(dabs(leaf, 9, 0.2, seed), c.pine, 0.5) : '')
  )
}

/** A low bank of earth and grass for trees to stand on; `x` is its middle. */
export function mound(x: number, y: number, w: number, h = 16, seed = 1): string {
  const top = crest(x - w / 2, x + w / 2, y + h, h, seed, 3, 0.95)
  const d = area(top, y + h + 2)
  const r = rng(seed)
  const tufts = Array.from({ length: Math.round(w / 13) }, (): P => [
    x - w / 2 + w * (0.08 + r() * 0.84),
    y + h * (0.45 + r() * 0.5),
  ])
  return (
    onTop(d, light('under')) +
    onTop(d, fade('moss'), 0.9) +
    onTop(d, fade('moss'), 0.7) +
    onTop(broken(top.slice(1, -1), 1.6, seed, 8, 2), 'var(--contour)', 0.75) +
    onTop(dabs(tufts, 8, 0.7, seed), c.pine, 0.6)
  )
}

/** Horizontal swells: tapered lines, closer together far away, as path data. */
export function swells(x0: number, x1: number, y0: number, y1: number, rows: number, seed: number): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < rows; i++) {
    const t = i / Math.max(1, rows - 1)
    const y = y0 + (y1 - y0) * t ** 1.5
    for (let x = x0 + r() * 160; x < x1;) {
      const len = 30 + r() * 110 * (0.5 + t)
      const a = 1 + 2.6 * t
      const line: P[] = [
        [x, y],
        [x + len * 0.25, y - a],
        [x + len * 0.5, y + a * 0.3],
        [x + len * 0.75, y - a * 0.8],
        [x + len, y],
      ]
      if (x + len < x1) d += brush(line, 1 + 1.4 * t, 'both', 6)
      x += len + 40 + r() * 220
    }
  }
  return d
}

/** A stretch of water at the foot of the paper: long, flat, thinning at both ends. */
export function bay(x0: number, x1: number, rows: number, seed: number, hue: Hue = 'sea'): string {
  const top: P[] = [
    [x0, 565],
    [x0 + 90, 532],
    [x0 + 240, 508],
    [(x0 + x1) / 2, 500],
    [x1 - 240, 506],
    [x1 - 90, 534],
    [x1, 565],
  ]
  return (
    onTop(area(top, 566), fade('sea', 'u'), 0.42) +
    onTop(swells(x0 + 20, x1 - 20, 484, 558, rows, seed), c[hue], hue === 'sea' ? 1 : 0.7)
  )
}

const tones = [fade('moss'), fade('sea'), fade('yamabuki', 'u'), fade('moss', 'u')]
/** Paddies: a net of dikes, cell by cell, with rows of rice. */
export function paddies(
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  seed: number,
): string {
  const r = rng(seed)
  const corner = (i: number, j: number): P => {
    const v = y + h * (j / rows) ** 1.35
    return [
      x + (w * i) / cols - 0.55 * (v - y) + (r() - 0.5) * (w / cols) * 0.34,
      v + Math.sin(i * 1.7 + j) * 4 + (r() - 0.5) * 5,
    ]
  }
  const net = Array.from({ length: rows + 1 }, (_row, j) =>
    Array.from({ length: cols + 1 }, (_, i) => corner(i, j)),
  )
  let [cells, dikes] = ['', '']
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const [a, b, e, f] = [net[j]![i]!, net[j]![i + 1]!, net[j + 1]![i + 1]!, net[j + 1]![i]!]
      const tone = Math.floor(r() * 4)
      cells +=
        onTop(cell(a, b, e, f), tones[tone]!, 0.62) +
        onTop(dabs(seedlings(a, b, e, f), 5.4, 0.5, i), c.pine, tone === 2 ? 0.3 : 0.5)
      if (i) dikes += brush([a, [(a[0] + f[0]) / 2 + 2, (a[1] + f[1]) / 2], f], 2.2, 'both', 8)
    }
    if (j) dikes += brush(net[j]!, 2.6, 'both', 12)
  }
  return cells + onTop(dikes, 'var(--dike)')
}
const cell = (...ring: P[]) => {
  const side = (p: P, q: P) => `Q${n1((p[0] + q[0]) / 2 + 2)} ${n1((p[1] + q[1]) / 2 - 3)} ${n1(q[0])} ${n1(q[1])}`
  return `M${n1(ring[0]![0])} ` + `${n1(ring[0]![1])}${ring.map((p, i) => side(p, ring[(i + 1) % 4]!)).join('')}Z`
}
function seedlings(a: P, b: P, e: P, f: P): P[] {
  const [down, across] = [Math.max(2, Math.round((e[1] - b[1]) / 9)), Math.round((b[0] - a[0]) / 11)]
  const mix = (k: 0 | 1, u: number, v: number) =>
    a[k] * (1 - u) * (1 - v) + b[k] * u * (1 - v) + e[k] * u * v + f[k] * (1 - u) * v
  const out: P[] = []
  for (let v = 1; v < down; v++)
    for (let u = 1; u < across; u++) out.push([mix(0, u / across, v / down), mix(1, u / across, v / down)])
  return out
}

/** Fuji over the road, summit at x,y: body, snow and contour share one flank, so they always meet. */
export function farFuji(x: number, y: number, w: number, h: number): string {
  const half = (t: number) => w * (0.055 + 0.2 * t + 0.28 * t * t + 0.465 * t ** 4)
  const ts = [0, 0.08, 0.17, 0.28, 0.4, 0.54, 0.68, 0.82, 0.92, 1]
  const left = ts.map((t): P => [-half(t), h * t])
  const right = ts.map((t): P => [half(t) * 1.04, h * t])
  const rim: P[] = [
    [-w * 0.055, 0],
    [-w * 0.028, -h * 0.022],
    [-w * 0.008, h * 0.012],
    [w * 0.018, -h * 0.028],
    [w * 0.04, -h * 0.006],
    [w * 0.057, 0],
  ]
  const lineTo = (pts: P[]) => pts.map(p => `L${n1(p[0])} ${n1(p[1])}`).join('')
  const body = path(left.toReversed()) + lineTo(rim.slice(1)) + path(right, true) + 'Z'
  const up = ts.filter(t => t < 0.4)
  const snow =
    snowline(half, h) +
    path(up.map((t): P => [half(t) * 1.04, h * t]).toReversed(), true) +
    lineTo(rim.toReversed()) +
    path(
      up.map((t): P => [-half(t), h * t]),
      true,
    ) +
    'Z'
  const line =
    brush(left.toReversed().slice(1), 2.4, 'start', 10) +
    brush(right.slice(0, -1), 2.8, 'end', 10) +
    brush(rim, 1.6, 'none')
  const rill = (u: number, k: number) =>
    brush(
      [
        [half(0.5) * u, h * 0.56],
        [half(0.64) * u * 1.04, h * 0.66],
        [half(0.76) * u * 1.1, h * (0.74 + 0.03 * k)],
      ],
      1.3,
      'both',
      8,
    )
  const rills = [-0.6, -0.3, 0.05, 0.34, 0.62].map(rill).join('')
  const stone =
    '<linearGradient id="fuji" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ' +
    'stop-color="var(--fuji)"/><stop offset=".45" stop-color="var(--fuji)" ' +
    'stop-opacity=".82"/><stop offset=".8" stop-color="var(--sea)" stop-opacity=".3"/><stop ' +
    'offset="1" stop-color="var(--sea)" stop-opacity="0"/></linearGradient>'
  return at(
    x,
    y,
    stone +
      onTop(body, 'url(#fuji)') +
      onTop(snow, c.white) +
      onTop(line, 'var(--contour)') +
      onTop(rills, 'var(--contour)', 0.4),
  )
}
/** Tongues of snow across the cone, from the left flank to the right. */
function snowline(half: (t: number) => number, h: number): string {
  const r = rng(23)
  const n = 13
  const edge = Array.from({ length: n + 1 }, (_, i): P => {
    const u = i / n
    const middle = 1 - Math.abs(u - 0.5) * 2
    const t = i === 0 || i === n ? 0.4 : i % 2 ? 0.44 + middle * 0.1 + r() * 0.1 : 0.2 + r() * 0.07
    return [half(t) * (u * 2 - 1) * (i % n ? 0.94 : 1), h * t]
  })
  const tongue = edge.slice(1).map((p, k) => {
    const q = edge[k]!
    const [a, b] = p[1] > q[1] ? [0.1, 0.6] : [0.62, 0.9]
    const on = (f: number, g: number) => `${n1(q[0] + (p[0] - q[0]) * f)} ${n1(q[1] + (p[1] - q[1]) * g)}`
    return `C${on(a, 0.4)} ${on(b, 0.8)} ${n1(p[0])} ${n1(p[1])}`
  })
  return `M${n1(edge[0]![0])} ${n1(edge[0]![1])}${tongue.join('')}`
}
