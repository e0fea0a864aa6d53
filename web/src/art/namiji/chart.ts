// The sea chart behind its spaces: lane, currents, isles, villages, mist.
import { along, CENTRE, type Fix, HEIGHT, QUARTER, sail, WIDTH } from '../../boards/route'
import { at, each } from '../../kit/compose'
import { n1, type P, path } from '../../kit/geometry'
import { strip } from '../../kit/ink'
import { gasumi } from '../../kit/mist'
import { c } from '../../kit/palette'
import { pat } from '../../kit/print'
import { birds } from '../nature/air'
import { torii } from '../nature/built'
import { junk, skiff } from '../nature/craft'
import { ridge } from '../nature/land'
import { pine } from '../nature/trees'
import { offeringArt } from './catch'
import { married } from './chart-marks'
import { jetty, land, shore, village } from './isle'

const deg = (a: number) => (a * 180) / Math.PI
const legs = [0, 1, 2, 3]

/** The water under the spaces. */
export const lane = () => `${path(along(0, QUARTER * 4 - 20, 0, 30) + ' z')}`

/** Broken lines along both sides of the lane. */
export const currents = () =>
  each(legs, i =>
    each([-27, 27], off =>
      strip(
        along(i * QUARTER + 70, (i + 1) * QUARTER - 70, off, 24),
        (_t, _a, j) => 0.7 + 0.5 * Math.sin(j * 0.9),
        'var(--current)',
        'opacity=".45"',
        12,
      ),
    ),
  )

/** Arrows outside the lane: which way one sails. */
export const bearings = (back: boolean) =>
  each(legs, i => {
    const [from, to, off] = [i * QUARTER + QUARTER * 0.33, i * QUARTER + QUARTER * 0.67, -44]
    const turn = back ? 180 : 0
    const beside = (s: number, body: string, k = 1) => {
      const p = sail(s)
      return at(p.x + p.inward[0] * off, p.y + p.inward[1] * off, body, k, deg(p.a) + turn)
    }
    const tip = beside(
      back ? from - 14 : to + 14,
      '<path d="M-18-9L8 0L-18 9L-11 0Z" fill="var(--current)"/>',
      1.15,
    )
    const ticks = each([0.1, 0.9], k =>
      beside(
        i * QUARTER + QUARTER * k,
        '<path d="M-6-6L3 0L-6 6" fill="none" stroke="var(--current)" stroke-width="2.4"/>',
      ),
    )
    return strip(along(from, to, off, 20), t => 1 + 2.2 * (back ? 1 - t : t), 'var(--current)', '', 8) + tip + ticks
  })

const wash = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#wash)"/>`
const snowcap = '<path d="M-27-42L-12-58H10L26-42L16-36L6-44L-2-34L-12-44L-20-36Z" fill="var(--white)"/>'
const farPeak = () =>
  at(
    930,
    280,
    ridge('-120,40 -70,10 -34,-34 -12,-58 10,-58 32,-34 72,12 130,40', 'indigo', {
      foot: 46,
      line: 1.8,
      base: c.paper,
    }) + snowcap,
    0.86,
  ) + `<path d="${gasumi(936, 290, 250, 2, 5, 13)}" fill="var(--paper)" stroke="var(--current)"/>`

/** Small isles, boats and birds of the open sea. */
export const isles = () =>
  wash(320, 350, 130, 26) +
  wash(930, 812, 130, 28) +
  wash(930, 316, 150, 20) +
  wash(330, 822, 120, 20) +
  land(296, 330, 62, 22, 21) +
  pine(276, 316, 0.62, 1, 4) +
  pine(316, 320, 0.5, -1, 6) +
  torii(372, 336, 0.5) +
  shore(372, 338, 30, 7, 2) +
  farPeak() +
  married(930, 800, 1.05) +
  skiff(318, 806, 0.62, 3) +
  shore(318, 812, 40, 3, 2) +
  junk(404, 764, 0.5) +
  shore(404, 768, 24, 5, 2) +
  junk(846, 388, 0.42, true) +
  shore(846, 392, 20, 6, 2) +
  birds(430, 250, 5, 1.1)

/** Mist at the edges of the paper. */
export const veils = () =>
  each(
    [
      [70, 250, 190, 3, 3],
      [1150, 880, 200, 3, 5],
      [170, 1046, 260, 2, 9],
      [1010, 46, 230, 2, 12],
    ] as const,
    ([x, y, w, n, seed]) =>
      `<path d="${gasumi(x, y, w, n, seed, 15)}" fill="var(--paper)" stroke="var(--rule)" ` +
      `stroke-width="1.2"/>`,
  )

/** The painted corners, where the paper ends. */
export function corners(view: readonly number[]): string {
  const [vx, vy, vw, vh] = view as [number, number, number, number]
  const sweep = 'M-30-30H330C210-10 150 20 96 76C34 140 4 210-30 330Z'
  const body = `<path d="${sweep}" fill="url(#corner)"/><path d="${sweep}" fill="${pat('seigaiha')}"/>`
  return each(
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const,
    ([right, low]) => {
      const x = right ? Math.max(WIDTH, vx + vw) : Math.min(0, vx)
      const y = low ? Math.max(HEIGHT, vy + vh) : Math.min(0, vy)
      return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${right ? -1 : 1} ` + `${low ? -1 : 1})">${body}</g>`
    },
  )
}

const lamps = (y: number) =>
  each([-70, 0, 66], x => `<ellipse cx="${x}" cy="${y}" rx="46" ry="30" fill="url(#lamp)" opacity=".5"/>`)
const standing: P[] = [
  [0, -70],
  [98, -20],
  [0, 34],
  [-98, -20],
]
/** The jetty of a stop, turned inward, and the village at its end. */
export function harbour(stop: number, fix: Fix): string {
  const [ix, iy] = fix.inward
  const [ox, oy] = standing[stop]!
  const low = stop === 2 ? 24 : stop ? 52 : 70
  const ground = `<ellipse cy="${low}" rx="${stop ? 150 : 200}" ry="34" fill="url(#wash)"/>`
  return (
    at(fix.x, fix.y, jetty(156), 1, deg(Math.atan2(iy, ix)) - 90) +
    at(fix.x + ix * 180 + ox, fix.y + iy * 180 + oy, ground + village(stop) + lamps(stop === 2 ? -4 : 18), 1.08)
  )
}

/** An offering adrift, the `i`th since the beginning. */
export function adrift(i: number): string {
  const [a, q] = [i * 1.35 + 0.5, 118 - (i % 7) * 16]
  return at(
    CENTRE[0] + Math.cos(a) * q,
    CENTRE[1] + Math.sin(a) * q * 0.8 - 8,
    offeringArt(),
    0.4 - (i % 7) * 0.022,
    12 - i * 7,
  )
}
