// Gear of the docks: hooks, nets, traps.
import { at, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { swell } from '../../nature/water'
import { bream } from '../../shared/dishes'
import { shadow } from '../../shared/table'
import { shrimpArt } from '../catch'
import { fishArt } from '../fish'
import { quay } from './quay'

/** A hook on its line. */
const hook = (x: number, y: number, k: number, flip = false) =>
  at(
    x,
    y,
    ink('0,-120 0,-44', 1.6, 'none') +
      strip('0,-40 0,10 8,34 28,40 46,26 48,4', t => 6 - t * 2, c.line) +
      strip('0,-38 0,10 8,34 28,40 46,26 48,6', t => 4.2 - t * 2, c.ash) +
      shape('48,-6 58,12 48,8 40,14z', c.ash, 1.6) +
      ink(oval(0, -44, 6, 6, 8), 3, 'none') +
      ink('-8,-36 8,-32', 2.6, 'none', c.vermilion) +
      ink('-8,-30 8,-26', 2.6, 'none', c.vermilion),
    k,
    0,
    flip,
  )

/** Two hooks. */
export const hooks = () => quay() + hook(52, 112, 1.05) + hook(164, 132, 0.9, true)

/** The great net, full. */
export const greatNet = () =>
  quay() +
  shape('26,52 100,40 176,52 168,120 136,172 100,190 64,172 32,120z', c.mist, 0) +
  many(
    9,
    i =>
      ink(
        `${28 + i * 18},${50 - 8 * Math.sin((i / 8) * 3.14)} ${44 + i * 14},120 ${74 + i * 6.5},180`,
        1.6,
        'none',
      ) + ink(`${28 + i * 2.4},${54 + i * 15} 100,${64 + i * 15} ${174 - i * 2.4},${54 + i * 15}`, 1.4, 'none'),
  ) +
  at(80, 106, bream(), 0.86, 16) +
  at(126, 142, fishArt('blue', 'slim'), 0.8, 100) +
  many(5, i => ink(`${50 + i * 22},${80 + i * 6} ${70 + i * 18},160`, 1.2, 'none')) +
  strip('20,50 100,38 180,50', () => 4, c.wood) +
  ink('20,46 100,34 180,46', 1.4, 'none') +
  many(7, i => shape(oval(28 + i * 24, 48 - 9 * Math.sin((i / 6) * 3.14), 7, 9, 8), c.vermilion, 1.6))

/** A wicker trap with a crab in it. */
export const trap = () =>
  quay() +
  shadow(100, 196, 76, 9) +
  shape('30,188* 24,140 40,96 76,74 124,74 160,96 176,140 170,188*z', c.yamabuki, 2.3, fade('wood', 'u')) +
  flat('40,186* 36,142 50,104 80,86 120,86 150,104 164,142 160,186*z', c.line, 'opacity=".55"') +
  at(104, 146, crabBody(), 0.9) +
  many(
    8,
    i =>
      ink(`${38 + i * 18},188 ${34 + i * 19},140 ${62 + i * 11},78`, 2.6, 'none', c.yamabuki) +
      ink(`${40 + i * 18},188 ${36 + i * 19},140 ${64 + i * 11},78`, 0.8, 'none'),
  ) +
  each([112, 146, 178], y =>
    ink(`${y === 112 ? 34 : 26},${y} 100,${y + 9} ${y === 112 ? 166 : 174},${y}`, 3, 'none', c.wood),
  ) +
  strip('76,76 100,30 124,76', () => 2.4, c.line)

const crabBody = () =>
  shape('-32,4 -26,-14 -10,-20 10,-20 26,-14 32,4 20,20 0,25 -20,20z', c.vermilion, 2) +
  each([1, -1], f =>
    at(
      0,
      0,
      shape('24,-10 40,-24 34,-40 44,-34* 56,-36 52,-18 34,-4z', c.vermilion, 1.8) +
        ink('28,6 48,14 52,28', 2.6, 'end') +
        ink('24,14 40,24 40,36', 2.6, 'end'),
      1,
      0,
      f < 0,
    ),
  ) +
  each([-8, 8], x => shape(oval(x, -24, 3.4, 3.4, 7), c.line, 1))

/** Bait: a worm on a hook, and a fish that has seen it. */
export const bait = () =>
  rect(0, 0, 200, 222, c.sky) +
  rect(0, 0, 200, 222, c.sea, 'opacity=".55"') +
  rect(0, 40, 200, 182, fade('indigo', 'u')) +
  rect(0, 0, 200, 222, pat('seigaiha')) +
  swell(-6, 34, 212, 20, { amp: 8, len: 54, seed: 4, stripes: 1 }) +
  ink('132,-4 131,60', 1.8, 'none') +
  ink(oval(131, 64, 6, 6, 8), 3, 'none') +
  rod('131,70 131,110 124,134 104,138 92,122 94,106', t => 4.4 - t * 1.6, c.ash, 1.5) +
  shape('94,94 104,112 94,108 86,114z', c.ash, 1.8) +
  rod('140,92 122,104 140,116 124,128 134,146 116,142 112,156 100,148', t => 6 - t * 2.6, c.rose, 1.5) +
  many(6, i => ink(`${128 - i * 2},${98 + i * 9} ${136 - i * 3},${102 + i * 9}`, 1.3, 'none', c.plum)) +
  at(48, 156, fishArt('blue', 'round'), 1.12, -16) +
  many(4, i => ink(oval(82 + i * 9, 118 - i * 17, 3.4 + i * 0.8, 3.4 + i * 0.8, 8), 1.4, 'none', c.white)) +
  at(168, 190, fishArt('orange', 'slim'), 0.6, 0, true)

/** Landing net: a hoop of mesh on a bamboo pole, shrimp in the bag. */
export const landingNet = () =>
  quay() +
  shadow(94, 206, 60, 6) +
  rod('196,6 124,104', () => 5, c.yamabuki, 1.6) +
  each(
    [
      [182, 25],
      [160, 55],
      [139, 84],
    ] as const,
    ([x, y]) => ink(`${x - 5},${y - 4} ${x + 5},${y + 4}`, 2.2, 'none'),
  ) +
  shape('22,118 24,150 44,190 78,204 108,190 132,150 140,112 84,146z', c.white, 2, fade('sea', 'u')) +
  at(66, 158, shrimpArt(), 0.62, 10) +
  at(102, 160, shrimpArt(), 0.56, -40, true) +
  many(8, i =>
    ink(
      `${28 + i * 14},${120 - Math.abs(i - 3.5) * 2} ${36 + i * 12.6},${152 + 6 * Math.sin(i)} ` +
        `${60 + i * 5.4},${198 - Math.abs(i - 3.5) * 3}`,
      1.3,
      'none',
    ),
  ) +
  many(5, i =>
    ink(`${26 + i * 5},${132 + i * 14} 80,${152 + i * 11} ${136 - i * 7},${130 + i * 14}`, 1.3, 'none'),
  ) +
  rod(oval(82, 112, 60, 25, 16, -0.14), () => 3.4, c.wood, 1.5) +
  ink('40,94 76,86 116,88', 1.8, 'both', c.white)
