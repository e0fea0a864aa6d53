// Ripples, swells, foam and the great wave.
import { at, many } from '../../svg/compose'
import { rng, walk } from '../../svg/geometry'
import { flat, ink } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade } from '../../svg/print'
import { ridge } from './land'

/** Lines of a calm sea between two heights, closer together far away. */
export function ripples(
  x: number,
  y: number,
  w: number,
  h: number,
  seed = 1,
  hue: Hue = 'indigo',
  rows = 9,
): string {
  const r = rng(seed * 13 + 1)
  return many(rows, (_, t) => {
    const yy = y + h * t * t
    const n = Math.ceil(w / 90) + 1
    return many(n, () => {
      const a = x + r() * w
      const l = 14 + 44 * r() * (0.4 + t)
      return ink(
        `${a.toFixed(0)},${yy.toFixed(1)} ` +
          `${(a + l / 3).toFixed(0)},${(yy - 1.5 - t * 2).toFixed(1)} ` +
          `${(a + (2 * l) / 3).toFixed(0)},${(yy + 1 + t).toFixed(1)} ` +
          `${(a + l).toFixed(0)},${yy.toFixed(1)}`,
        0.8 + t * 1.3,
        'both',
        c[hue],
      )
    })
  })
}

/** A swell: a band of sea with a peaked upper edge, pigment wiped from the crest, stripes that follow it. */
export function swell(
  x: number,
  y: number,
  w: number,
  foot: number,
  o: { amp?: number; len?: number; hue?: Hue; seed?: number; base?: string; foam?: boolean; stripes?: number } = {},
): string {
  const amp = o.amp ?? 12
  const len = o.len ?? 70
  const r = rng((o.seed ?? 1) * 101 + 9)
  const tops: [number, number][] = []
  for (let u = x - len; u <= x + w + len; u += len * (0.8 + r() * 0.4)) tops.push([u, y + (r() - 0.5) * amp * 0.5])
  const line = (dy: number, k: number) =>
    tops
      .map(([u, v], i) => {
        const nx = tops[i + 1]
        return (
          `${u.toFixed(0)},${(v + dy - amp * k * 0.5).toFixed(1)}${k > 0.7 ? '*' : ''}` +
          (nx
            ? ` ${(u + (nx[0] - u) * 0.22).toFixed(0)},${(v + dy + amp * k * 0.32).toFixed(1)} ` +
              `${(u + (nx[0] - u) * 0.6).toFixed(0)},${((v + nx[1]) / 2 + dy + amp * k * 0.5).toFixed(1)}`
            : '')
        )
      })
      .join(' ')
  const edge = line(0, 1)
  return (
    ridge(edge, o.hue ?? 'indigo', { base: o.base ?? c.sea, foot, line: 1.6 }) +
    many(
      o.stripes ?? 3,
      i =>
        `<g ` +
        `opacity="${0.75 - i * 0.2}">${ink(line(7 + i * 8, 0.8 - i * 0.2), 1.6 - i * 0.3, 'none', c.white)}</g>`,
    ) +
    (o.foam === false
      ? ''
      : tops.map(([u, v]) => foam(u + 2, v - amp * 0.5 + 2, amp * 0.34, Math.round(u))).join(''))
  )
}

/** Foam: small white claws and drops. */
export function foam(x: number, y: number, k: number, seed = 1, n = 5): string {
  const r = rng(Math.abs(seed) * 7 + 3)
  return many(n, i => {
    const a = -2.6 + i * 0.55
    const q = k * (0.6 + r() * 0.6)
    return (
      `<circle cx="${(x + Math.cos(a) * k * 1.3 * (0.5 + r())).toFixed(1)}" ` +
      `cy="${(y + Math.sin(a) * k * (0.5 + r())).toFixed(1)}" r="${(q * 0.42).toFixed(1)}" ` +
      `fill="${c.white}" stroke="var(--line)" stroke-width=".5"/>`
    )
  })
}

/** A great breaking wave, curling to the right, about 150 wide and 150 high; foot at 0. */
export function breaker(x: number, y: number, k = 1, flip = false): string {
  const back =
    '-150,6* -110,-38 -84,-92 -40,-132 14,-140 52,-118 66,-84 58,-60 50,-82 30,-98 6,-92 ' +
    '-10,-62 -2,-32 26,-12 74,-2 130,6*z'
  const claws = walk('-38,-134 -10,-144 18,-141 46,-124 64,-96 66,-80 58,-60', 7)
  const claw = (p: { x: number; y: number; a: number }, i: number) => {
    const s = 7 + 3 * Math.sin(i * 2.1)
    return at(
      p.x,
      p.y,
      flat('-4,-3 2,-6 8,-2 9,5 5,9 5,3 1,1 0,7 -4,4z', c.white) +
        ink('-4,-3 2,-6 8,-2 9,5 5,9', 1.1) +
        ink('4,3 1,1 0,7', 0.9),
      s / 9,
      (p.a * 180) / Math.PI,
    )
  }
  return at(
    x,
    y,
    flat(back, c.sea) +
      flat(back, fade('indigo')) +
      ink(back.replace('z', ''), 2.2, 'none') +
      many(3, i =>
        ink(
          `${6 + i * 7},${-84 + i * 3} ${-1 + i * 7},${-58 - i} ${6 + i * 8},${-34 - i * 3} ` +
            `${34 + i * 9},${-15 - i * 5} ${80 + i * 6},${-5 - i * 3}`,
          1.6,
          'end',
          c.white,
        ),
      ) +
      many(6, i =>
        ink(
          `${-128 + i * 17},${-6 - i} ${-92 + i * 14},${-50 - i * 3} ` +
            `${-64 + i * 11},${-96 + i * 2} ${-24 + i * 8},${-126 + i * 6} ` +
            `${20 + i * 4},${-130 + i * 8}`,
          3.4 - i * 0.3,
          'both',
          i % 2 ? c.indigo : c.white,
        ),
      ) +
      flat('-36,-134 -8,-142 18,-140 48,-120 64,-92 62,-72 54,-84 40,-108 16,-124 -12,-130z', c.white) +
      ink('-36,-134 -12,-130 16,-124 40,-108 54,-84', 1.2) +
      claws.map(claw).join('') +
      many(
        14,
        i =>
          `<circle cx="${48 + ((i * 37) % 46)}" cy="${-150 + ((i * 53) % 104)}" ` +
          `r="${1 + (i % 3) * 0.8}" fill="${c.white}"/>`,
      ),
    k,
    0,
    flip,
  )
}
