// Edo: the castle over its moat, storehouses and shop banners, the fire watch, kites.
import { at, many, rect } from '../../../svg/compose'
import { ink, shape } from '../../../svg/ink'
import { bank } from '../../../svg/mist'
import { c, type Hue } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { cherry, grove, pine } from '../../nature/trees'
import { banner, row, storehouse, swept, watchtower } from './buildings'
import { hill, swells } from './land'

/** The keep on its stone foot, three roofs high. */
const castle = () =>
  at(
    5640,
    226,
    shape('-128,4* -104,-40 104,-40 128,4*z', 'var(--wall-low)', 1.6) +
      many(
        4,
        j =>
          `<path d="M${-122 + j * 6} ${-4 - j * 10}H${122 - j * 6}" stroke="var(--line)" ` +
          `stroke-width=".7" opacity=".45"/>`,
      ) +
      many(
        18,
        i =>
          `<path d="M${-112 + i * 13} ${-3 - (i % 4) * 10}v-9" stroke="var(--line)" ` +
          `stroke-width=".7" opacity=".45"/>`,
      ) +
      rect(-62, -66, 124, 28, 'var(--wall)') +
      swept(0, -64, 164, 19) +
      rect(-46, -98, 92, 26, 'var(--wall)') +
      swept(0, -96, 128, 17) +
      rect(-32, -126, 64, 24, 'var(--wall)') +
      swept(0, -124, 100, 22) +
      many(5, i => rect(-52 + i * 23, -58, 10, 10, 'var(--lit)')) +
      many(4, i => rect(-36 + i * 20, -92, 9, 9, 'var(--lit)')) +
      many(3, i => rect(-23 + i * 18, -119, 9, 9, 'var(--lit)')) +
      ink('-32,-146 -26,-154 -22,-146', 3) +
      ink('32,-146 26,-154 22,-146', 3) +
      at(-112, -38, rect(-15, -24, 30, 22, 'var(--wall)') + swept(0, -22, 50, 14)) +
      at(114, -38, rect(-15, -24, 30, 22, 'var(--wall)') + swept(0, -22, 50, 14)),
  )

/** A kite with its string. */
const kite = (x: number, y: number, hue: Hue, turn: number) =>
  at(
    x,
    y,
    ink('0,14 6,60 -10,110', 0.9, 'end', 'var(--contour)') +
      shape('-12,-15* 12,-15* 12,15* -12,15*z', c[hue], 1.5) +
      `<path d="M-12-15L12 15M12-15L-12 15" stroke="var(--line)" stroke-width=".8"/><circle ` +
      `r="6" fill="var(--sign)"/>`,
    0.9,
    turn,
  )

const townFar = [
  [5300, 250, 74],
  [5400, 244, 82],
  [5772, 246, 84],
  [5880, 242, 92],
] as const
const townMid = [
  [5356, 286, 84],
  [5474, 280, 92],
] as const
const townNear = [
  [5330, 500, 96],
  [5462, 494, 120],
  [5626, 496, 112],
  [5776, 490, 124],
  [5930, 496, 90],
] as const
const townFront = [
  [5396, 548, 112],
  [5560, 546, 120],
  [5742, 548, 112],
  [5892, 548, 110],
] as const

/** Behind the road. */
export const far = () =>
  hill(5300, 700, 74, 226, { hue: 'far', seed: 91, line: 1.2, strength: 0.7 }) +
  kite(5470, 92, 'vermilion', -10) +
  kite(5812, 74, 'indigo', 12) +
  kite(5872, 118, 'yamabuki', -6) +
  grove(5486, 222, 5, 30, 8) +
  grove(5764, 222, 6, 32, 11) +
  castle() +
  `<path d="M5470 232Q5640 216 5816 232L5842 248Q5640 232 5446 248Z" fill="${fade('sea')}"/>` +
  `<path d="${swells(5480, 5810, 232, 244, 3, 7)}" fill="var(--indigo)" opacity=".6"/>` +
  pine(5508, 240, 0.36, 1, 5) +
  pine(5786, 240, 0.34, -1, 9) +
  row(townFar, { depth: 54, rise: 19, wall: 18 }) +
  watchtower(5548, 268, 0.86) +
  bank(5600, 250, 420, 2, 93, 13) +
  row(townMid, { depth: 58, rise: 20, wall: 22 }) +
  storehouse(5604, 306, 0.82) +
  storehouse(5856, 304, 0.86) +
  banner(5350, 316, 52, 'vermilion') +
  banner(5468, 312, 48, 'indigo') +
  banner(5900, 312, 50, 'plum') +
  bank(5420, 296, 300, 2, 96, 13)

/** Before the road. */
export const near = () =>
  row(townNear, { depth: 68, rise: 23, wall: 24 }) +
  banner(5452, 520, 58, 'plum') +
  banner(5618, 522, 56, 'vermilion') +
  banner(5768, 518, 58, 'pine') +
  storehouse(5590, 520, 0.9) +
  storehouse(5912, 520, 0.94) +
  watchtower(5744, 514, 1) +
  cherry(5440, 540, 0.5, 31) +
  bank(5640, 506, 380, 2, 98, 14) +
  row(townFront, { depth: 72, rise: 25, wall: 30 }) +
  bank(5330, 540, 200, 2, 101, 15)
