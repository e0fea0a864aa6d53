// The sea chart behind its spaces: lane, currents, isles, villages, mist.
import type { LanePoint, Lap } from './route'
import { at, each } from '../../svg/compose'
import { type P, path } from '../../svg/geometry'
import { strip } from '../../svg/ink'
import { gasumi } from '../../svg/mist'
import { c } from '../../svg/palette'
import { pat } from '../../svg/print'
import { birds } from '../nature/air'
import { torii } from '../nature/built'
import { junk, skiff } from '../nature/craft'
import { ridge } from '../nature/land'
import { pine } from '../nature/trees'
import { offeringArt } from './catch'
import { married } from './chart-marks'
import { jetty, land, shore, village } from './isle'
import type { Sight } from './panoramas'

const deg = (a: number) => (a * 180) / Math.PI
const legs = [0, 1, 2, 3]
const INSIDE = 138

/** The water under the spaces. */
export const lane = (lap: Lap) => `${path(lap.along(0, lap.quarter * 4 - 20, 0, 20) + ' z')}`

/** Broken lines along both sides of the lane. */
export const currents = (lap: Lap) =>
  each(legs, i =>
    each([-30, 30], off =>
      strip(
        lap.along(i * lap.quarter + 60, (i + 1) * lap.quarter - 60, off, 24),
        (_t, _a, j) => 0.7 + 0.5 * Math.sin(j * 0.9),
        'var(--current)',
        'opacity=".45"',
        12,
      ),
    ),
  )

/** Arrows inside the lane, past the boats, and ticks on it beside each stop: which way one sails. */
export const bearings = (lap: Lap, back: boolean) =>
  each(legs, i => {
    const [from, to] = [0.36, 0.64].map(share => (i + share) * lap.quarter) as [number, number]
    const turn = back ? 180 : 0
    const beside = (s: number, body: string, k = 1, off = INSIDE) => {
      const p = lap.sail(s)
      return at(p.x + p.inward[0] * off, p.y + p.inward[1] * off, body, k, deg(p.a) + turn)
    }
    const tip = beside(
      back ? from - 20 : to + 20,
      '<path d="M-18-9L8 0L-18 9L-11 0Z" fill="var(--current)"/>',
      1.15,
    )
    const ticks = each([46, lap.quarter - 46], s =>
      beside(
        i * lap.quarter + s,
        '<path d="M-7-9L4 0L-7 9" fill="none" stroke="var(--current)" stroke-width="3"/>',
        1,
        0,
      ),
    )
    const line = lap.along(from, to, INSIDE, 12)
    return (
      `<g opacity=".55">${strip(line, t => 1 + 2.2 * (back ? 1 - t : t), 'var(--current)', '', 8)}${tip}</g>` +
      ticks
    )
  })

const wash = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#wash)"/>`
const snowcap = '<path d="M-27-42L-12-58H10L26-42L16-36L6-44L-2-34L-12-44L-20-36Z" fill="var(--white)"/>'
const farPeak = () =>
  at(
    0,
    0,
    ridge('-120,40 -70,10 -34,-34 -12,-58 10,-58 32,-34 72,12 130,40', 'indigo', {
      foot: 46,
      line: 1.8,
      base: c.paper,
    }) + snowcap,
    0.86,
  ) + `<path d="${gasumi(6, 10, 230, 2, 5, 13)}" fill="var(--paper)" stroke="var(--current)"/>`

const pines = () =>
  wash(24, 20, 120, 24) +
  land(0, 0, 62, 22, 21) +
  pine(-20, -14, 0.62, 1, 4) +
  pine(20, -10, 0.5, -1, 6) +
  torii(76, 6, 0.5) +
  shore(76, 8, 30, 7, 2)
const fishers = () =>
  wash(4, 14, 110, 20) +
  skiff(0, 0, 0.62, 3) +
  shore(0, 6, 40, 3, 2) +
  junk(86, -42, 0.5) +
  shore(86, -38, 24, 5, 2)

/** Small isles, boats and birds of the open sea, one in each quarter of it that no panorama fills. */
export function isles({ width, height }: Lap, bare: readonly Sight[]): string {
  const set = (x: number, y: number, body: string, k = 0.9) => at(width * x, height * y, body, k)
  const unless = (sight: Sight, isle: string) => (bare.includes(sight) ? '' : isle)
  return (
    unless('dolphin', set(0.27, 0.3, pines())) +
    unless('octopus', set(0.72, 0.27, wash(0, 36, 140, 20) + farPeak())) +
    unless('whale', set(0.72, 0.74, wash(0, 12, 120, 26) + married(0, 0, 0.95))) +
    set(0.27, 0.72, fishers()) +
    set(0.37, 0.22, birds(0, 0, 5, 1.1)) +
    unless('octopus', set(0.62, 0.34, junk(0, 0, 0.42, true) + shore(0, 4, 20, 6, 2)))
  )
}

/** Mist over the open sea. */
export const veils = ({ width, height }: Lap) =>
  each(
    [
      [0.3, 0.2, 190, 2, 3],
      [0.7, 0.83, 180, 2, 5],
    ] as const,
    ([x, y, w, n, seed]) =>
      `<path d="${gasumi(width * x, height * y, w, n, seed, 13)}" fill="var(--paper)" stroke="var(--rule)" ` +
      `stroke-width="1.2"/>`,
  )

/** How far the sea goes on around the paper: a window may be longer or wider than it. */
export const BEYOND = 1600

/** The open sea outside the lane, from its bends to wherever the window ends. */
export function beyond(lap: Lap): string {
  const [x, y] = [lap.width + BEYOND, lap.height + BEYOND]
  const outer = `M${-BEYOND} ${-BEYOND}H${x}V${y}H${-BEYOND}Z`
  const shape = `d="${outer}${path(lap.along(0, lap.quarter * 4 - 20, -42, 20) + ' z')}" fill-rule="evenodd"`
  return `<path ${shape} fill="url(#beyond)"/><path ${shape} fill="${pat('seigaiha')}"/>`
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
export function harbour(stop: number, fix: LanePoint, long: number): string {
  const [ix, iy] = fix.inward
  const [ox, oy] = standing[stop]!
  const low = stop === 2 ? 24 : stop ? 52 : 70
  const ground = `<ellipse cy="${low}" rx="${stop ? 150 : 200}" ry="34" fill="url(#wash)"/>`
  return (
    at(fix.x, fix.y, jetty(long), 1, deg(Math.atan2(iy, ix)) - 90) +
    at(
      fix.x + ix * (long + 6) + ox * 0.74,
      fix.y + iy * (long + 6) + oy * 0.74,
      ground + village(stop) + lamps(stop === 2 ? -4 : 18),
      0.8,
    )
  )
}

/** An offering adrift, the `i`th since the beginning. */
export function adrift(i: number): string {
  const [a, q] = [i * 1.35 + 0.5, 98 - (i % 7) * 13]
  return at(Math.cos(a) * q, Math.sin(a) * q * 0.8 - 8, offeringArt(), 0.4 - (i % 7) * 0.022, 12 - i * 7)
}
