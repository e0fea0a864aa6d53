// The coast of the chart: islands, villages, jetties.
import { at, many, oval, rect } from '../../svg/compose'
import { rng } from '../../svg/geometry'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'
import { torii } from '../nature/built'
import { wood } from '../nature/land'
import { pine } from '../nature/trees'

/** A window with a lamp behind it. */
const LIT = 'var(--lit)'

/** Short broken rings of water under anything that stands in the sea. */
export const shore = (x: number, y: number, w: number, seed = 1, rows = 3) => {
  const r = rng(seed * 41 + 5)
  return many(rows, i =>
    many(3, j => {
      const a = x + (j - 1) * w * 0.62 + (r() - 0.5) * w * 0.3,
        l = w * (0.28 + r() * 0.26),
        yy = y + 4 + i * 7 + r() * 3
      return ink(
        `${a - l},${yy} ${a - l * 0.3},${yy - 2.4} ${a + l * 0.35},${yy + 1.6} ${a + l},${yy}`,
        1.9 - i * 0.35,
        'both',
        'var(--current)',
      )
    }),
  )
}

/** A fisher's house: plaster, a lit window, thatch or tiles. */
export const house = (
  x: number,
  y: number,
  k = 1,
  roof: 'thatch' | 'tile' = 'thatch',
  flip = false,
  stilts = false,
) =>
  at(
    x,
    y,
    (stilts ? many(4, i => ink(`${-17 + i * 11.4},-4 ${-17 + i * 11.4},12`, 2.4, 'none')) : '') +
      rect(-19, -19, 38, 19, c.white) +
      rect(-19, -19, 38, 19, fade('wood', 'u'), 'opacity=".75"') +
      rect(-13, -14, 11, 9, LIT) +
      ink('-7.5,-14 -7.5,-5', 1) +
      rect(5, -14, 8, 14, c.wood) +
      ink('-19,-19 -19,0', 1.8) +
      ink('19,-19 19,0', 1.8) +
      ink('-20,0 20,0', 1.6) +
      (roof === 'thatch'
        ? shape('-28,-14* -17,-31 -9,-37 9,-37 17,-31 28,-14* 0,-18z', c.wood, 1.9, fade('yamabuki', 'd')) +
          many(5, i => ink(`${-17 + i * 8.4},-18 ${-9 + i * 4.6},-33`, 1)) +
          shape('-11,-36 0,-40 11,-36 9,-33 -9,-33z', c.moss, 1.2)
        : shape('-29,-15* -20,-22 -13,-33* 13,-33* 20,-22 29,-15*z', c.indigo, 1.9, fade('deep', 'u')) +
          many(6, i => ink(`${-20 + i * 8},-17 ${-12 + i * 4.8},-31`, 1, 'none', c.sea)) +
          ink('-15,-33 15,-33', 3.4, 'none')),
    k,
    0,
    flip,
  )

/** Fish hung to dry. */
export const rack = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    ink('-20,0 -20,-22', 2.2, 'none') +
      ink('20,0 20,-22', 2.2, 'none') +
      ink('-24,-21 24,-22', 2, 'none') +
      many(
        5,
        i =>
          flat(
            `${-14 + i * 7},-20 ${-11 + i * 7},-13 ${-14 + i * 7},-5 ${-17 + i * 7},-13z`,
            i % 2 ? c.persimmon : c.sea,
          ) + ink(`${-14 + i * 7},-20 ${-11 + i * 7},-13 ${-14 + i * 7},-5 ${-17 + i * 7},-13z`, 1),
      ),
    k,
  )

/** A stone lantern, lit. */
export const toro = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    `<circle cy="-24" r="26" fill="url(#lamp)"/>` +
      shape('-9,0* 9,0* 6,-5* -6,-5*z', c.ash, 1.3) +
      rect(-3, -16, 6, 12, c.ash) +
      ink('-3,-16 -3,-4', 1.2) +
      ink('3,-16 3,-4', 1.2) +
      rect(-6, -27, 12, 11, LIT) +
      ink('-6,-27 -6,-16', 1.4) +
      ink('6,-27 6,-16', 1.4) +
      shape('-13,-26* 0,-36* 13,-26*z', c.ash, 1.5) +
      shape(oval(0, -38, 3, 3, 6), c.ash, 1),
    k,
  )

/** The ground of an island, `w` half wide, `h` high: rock below, moss above. */
export const land = (x: number, y: number, w: number, h: number, seed = 1, hue: 'moss' | 'ash' = 'moss') => {
  const r = rng(seed * 17 + 3)
  const brow = (t: number) => {
    const lift = Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.7
    return `${(x - w + 2 * w * t).toFixed(0)},${(y - h * lift * (0.72 + r() * 0.4)).toFixed(0)}`
  }
  const top = [0, 1, 2, 3, 4, 5, 6].map(i => brow(i / 6)).join(' ')
  const outline =
    `${x - w - 6},${y}* ${top} ${x + w + 6},${y}* ${x + w * 0.5},${y + 6} ` + `${x - w * 0.4},${y + 7}z`
  const cleft = (i: number) =>
    ink(`${x - w * 0.7 + i * w * 0.45},${y - h * 0.34} ${x - w * 0.74 + i * w * 0.46},${y - 1}`, 1.4)
  const surf = `${x - w - 10},${y + 3} ${x - w * 0.3},${y + 8} ${x + w * 0.4},${y + 7} ` + `${x + w + 10},${y + 3}`
  return (
    shore(x, y + 6, w, seed, 3) +
    shape(outline, c[hue], 2, fade(hue === 'moss' ? 'pine' : 'indigo', 'u')) +
    many(4, cleft) +
    ink(surf, 2.6, 'both', c.white)
  )
}

/** A jetty from the lane inward: planks across two beams, posts, five moorings left and right of it. */
export function jetty(len: number): string {
  return (
    many(
      4,
      i =>
        ink(`${-15},${30 + i * 36} ${-15},${40 + i * 36}`, 4, 'none') +
        ink(`15,${30 + i * 36} 15,${40 + i * 36}`, 4, 'none'),
    ) +
    `<rect x="-13" y="12" width="26" height="${len}" rx="3" fill="var(--plank)" ` +
    `stroke="var(--line)" stroke-width="2"/>` +
    many(Math.floor(len / 9), i => ink(`-13,${19 + i * 9} 13,${19 + i * 9 + (i % 3) - 1}`, 1.1, 'none')) +
    `<rect x="-13" y="12" width="26" height="${len}" rx="3" fill="${fade('white', 'd')}" ` +
    `opacity=".25"/>`
  )
}

/** The village of a stop: the port, then the three docks. */
export const village = (n: number): string =>
  [
    // the port: more roofs, a gate, a beacon
    land(0, 60, 150, 34, 4) +
      pine(-128, 40, 0.6, 1, 3) +
      wood(-70, 34, 150, 30, 'pine', 3) +
      house(-84, 36, 1.1, 'tile') +
      house(-38, 28, 0.9, 'tile', true) +
      house(78, 34, 1.15, 'tile', true) +
      house(34, 26, 0.86, 'thatch') +
      torii(0, 58, 0.62) +
      toro(-34, 58, 0.8) +
      toro(36, 58, 0.8) +
      rack(118, 50, 0.9) +
      pine(146, 48, 0.5, -1, 7),
    // left: a pine cape with two thatched houses
    land(0, 40, 100, 30, 7) +
      wood(-20, 20, 110, 26, 'pine', 8) +
      house(-46, 26, 1.05) +
      house(8, 20, 0.94, 'thatch', true) +
      rack(52, 30, 0.9) +
      pine(84, 26, 0.72, -1, 5) +
      toro(-78, 36, 0.7),
    // top: stilt houses over the water
    shore(0, 22, 96, 9, 3) +
      house(-56, 8, 1.05, 'thatch', false, true) +
      house(56, 6, 1, 'thatch', true, true) +
      `<rect x="-96" y="6" width="192" height="8" rx="2" fill="var(--plank)" ` +
      `stroke="var(--line)" stroke-width="1.8"/>` +
      many(9, i => ink(`${-88 + i * 22},14 ${-88 + i * 22},28`, 2.6, 'none')) +
      house(0, 6, 1.25, 'tile') +
      toro(-86, 6, 0.72) +
      rack(90, 6, 0.66),
    // right: a steep islet, tiled roofs
    land(0, 40, 96, 50, 12, 'ash') +
      flat('-70,14 -40,-8 0,-16 40,-10 66,10 30,6 -20,4z', c.moss) +
      wood(-60, 6, 120, 26, 'pine', 12) +
      pine(-58, 14, 0.66, 1, 9) +
      house(40, 26, 1.05, 'tile', true) +
      house(-14, 20, 0.95, 'tile') +
      toro(78, 38, 0.7),
  ][n]!
