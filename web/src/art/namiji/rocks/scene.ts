// Three places of the sacred rocks, upper part of the card; the plaque with the wish hides the foot.
import { at, each, many, rect } from '../../../svg/compose'
import { type P, walk } from '../../../svg/geometry'
import { flat, ink, rod, shape } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c, type Hue } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { torii } from '../../nature/built'
import { pine } from '../../nature/trees'
import { ripples, swell } from '../../nature/water'

const water = (low: Hue) =>
  rect(0, 108, 200, 120, c.sea) +
  rect(0, 108, 200, 120, fade('indigo', 'u')) +
  rect(0, 106, 200, 26, fade(low, 'd'), 'opacity=".55"') +
  ripples(0, 114, 200, 30, 5, 'indigo', 5)
const surf = () => swell(-6, 152, 212, 260, { amp: 11, len: 54, seed: 6, stripes: 2 })

/** A straw rope, twisted, with folded papers. */
const rope = (line: string, w: number, papers: P[]) =>
  rod(line, () => w, c.yamabuki, 1.4) +
  each(walk(line, 7), p => at(p.x, p.y, ink(`-2,${-w} 2,${w}`, 1.4, 'both', c.wood), 1, (p.a * 180) / Math.PI)) +
  each(papers, ([x, y]) => at(x, y, shape('-5,2* 4,2* 4,11* 9,11* 9,21* 1,21* 1,12* -5,12*z', c.white, 1.2)))

/** The wedded rocks: the great one, the small one, the rope between them, something in the water between. */
export const wedded = (top: Hue, low: Hue, life = '') =>
  sky(200, 130, top, low) +
  sun(108, 92, 26) +
  water(low) +
  shape('10,180* 16,130 28,76 46,44 60,36 76,50 88,92 96,140 104,180*z', c.ash, 2.4, fade('deep', 'd')) +
  many(6, i => ink(`${32 + i * 10},${74 + (i % 3) * 14} ${28 + i * 11},${104 + (i % 2) * 16}`, 1.6)) +
  torii(58, 39, 0.28) +
  shape('138,180* 144,140 154,112 166,100 178,112 186,146 192,180*z', c.ash, 2.2, fade('deep', 'd')) +
  ink('158,122 156,144', 1.5) +
  ink('172,126 176,150', 1.5) +
  rope('20,100 54,112 92,100 118,128 148,132 186,130', 4, [
    [38, 108],
    [68, 110],
    [106, 118],
    [132, 132],
  ]) +
  at(120, 150, life) +
  surf()

/** A lone spire with a gate at its foot and a pine on its brow. */
export const spire = (top: Hue, low: Hue, life = torii(0, 4, 0.62)) =>
  sky(200, 130, top, low) +
  sun(46, 62, 20) +
  mist(-10, 84, 150, 9, 7, 2) +
  water(low) +
  pine(122, 40, 0.36, 1, 4) +
  shape(
    '66,184* 74,140 78,108* 90,84 94,56* 106,34 124,28 138,46 142,76* 154,98 160,136 172,184*z',
    c.ash,
    2.4,
    fade('deep', 'd'),
  ) +
  many(5, i => ink(`${92 + i * 13},${62 + (i % 3) * 16} ${88 + i * 14},${92 + (i % 2) * 18}`, 1.6)) +
  flat('94,56 106,34 124,28 130,36 112,44 104,62z', c.moss, 'opacity=".7"') +
  rope('84,98 112,110 148,96', 4.4, [
    [100, 106],
    [128, 106],
  ]) +
  at(37, 142, life) +
  surf()

/** A sea arch, the light coming through it. */
export const arch = (top: Hue, low: Hue, life = '') =>
  sky(200, 130, top, low) +
  water(low) +
  sun(104, 104, 22) +
  rect(70, 110, 66, 50, c.sea) +
  many(5, i =>
    ink(
      `${84 + (i % 2) * 6},${116 + i * 7} 104,${114 + i * 7} ${126 - (i % 2) * 6},${116 + i * 7}`,
      2.6,
      'both',
      'var(--sun)',
    ),
  ) +
  shape(
    '12,184* 16,128 30,84* 52,60 62,42* 92,32 124,38 146,58* 164,82 182,126 190,184* ' +
      '142,184* 138,140 128,110 104,98 80,110 70,142 66,184*z',
    c.ash,
    2.4,
    fade('deep', 'd'),
  ) +
  flat('52,60 62,42* 92,32 124,38 112,46 84,46 66,62z', c.moss, 'opacity=".7"') +
  many(7, i => ink(`${30 + i * 22},${74 + (i % 3) * 12} ${26 + i * 23},${104 + (i % 2) * 20}`, 1.6)) +
  rope('62,92 104,84 148,94', 4, [
    [80, 92],
    [104, 88],
    [128, 92],
  ]) +
  birds(30, 38, 3, 0.9) +
  at(104, 146, life) +
  surf()
