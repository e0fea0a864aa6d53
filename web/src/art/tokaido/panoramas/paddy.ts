// The rice paddies, in three sections.
import { at, many, rect } from '../../../svg/compose'
import { rng } from '../../../svg/geometry'
import { ink, shape } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { hut, walker } from '../../nature/built'
import { craneFly, heron } from '../../nature/fauna'
import { ridge, wood } from '../../nature/land'
import { pine } from '../../nature/trees'

/** A tuft of young rice; rows of tufts make a field. */
const tuft = (x: number, y: number, k: number) =>
  ink(`${x},${y} ${x - 3 * k},${y - 7 * k}`, 1.4 * k, 'end', c.pine) +
  ink(`${x},${y} ${x},${y - 9 * k}`, 1.4 * k, 'end', c.pine) +
  ink(`${x},${y} ${x + 3.4 * k},${y - 6 * k}`, 1.4 * k, 'end', c.moss)

/** A field of young rice. */
function rows(x: number, y: number, w: number, h: number, seed: number): string {
  const r = rng(seed * 53)
  const n = 5
  return many(n, (_, t) => {
    const k = 0.6 + t * 0.7
    const step = 11 + t * 9
    return many(Math.floor(w / step), i =>
      tuft(x + i * step + ((t * 31) % step) + r() * 2, y + h * t * (0.6 + 0.4 * t), k),
    )
  })
}

/** From the herons past the planters to the farm. */
export const paddy = () =>
  sky(600, 200, 'indigo', 'persimmon') +
  sun(300, 108, 26) +
  birds(70, 40, 5) +
  ridge(
    '-10,132 40,118 90,96 140,84 190,98 240,118 300,126 360,112 420,84 470,70 520,82 570,100 ' + '610,112',
    'indigo',
    { foot: 190 },
  ) +
  ridge('-10,150 60,138 130,132 200,146 270,150 350,140 430,120 500,112 560,128 610,132', 'sea', { foot: 190 }) +
  mist(-30, 140, 210, 9, 2) +
  mist(210, 146, 190, 8, 5, 2) +
  wood(150, 172, 120, 22, 'pine', 3) +
  wood(430, 160, 200, 36, 'pine', 5) +
  rect(0, 166, 600, 134, c.moss) +
  rect(0, 166, 600, 60, fade('mist', 'd'), 'opacity=".8"') +
  // flooded fields: mirrors of the sky between earth banks
  shape('-10,184* 70,178 170,180* 150,196 40,204 -10,206*z', c.sky, 1.3, fade('sea', 'u')) +
  shape('186,180* 300,176 400,180* 420,198 300,206 170,200*z', c.sky, 1.3, fade('persimmon', 'd')) +
  shape('-10,218* 60,212 168,208* 196,236 90,250 -10,262*z', c.sky, 1.6, fade('sea', 'u')) +
  shape('206,212* 320,212 424,206* 470,234 350,262 236,248*z', c.sky, 1.6, fade('sea', 'u')) +
  shape('-10,276* 80,262 210,256 360,272 420,310* -10,310*z', c.sky, 1.8, fade('indigo', 'u')) +
  shape('440,208* 520,200 610,204* 610,310* 440,310* 400,272 480,240z', c.moss, 1.6, fade('yamabuki', 'd')) +
  rows(30, 190, 100, 12, 1) +
  rows(210, 186, 180, 14, 2) +
  rows(10, 224, 70, 22, 4) +
  rows(250, 222, 190, 26, 3) +
  rows(20, 282, 400, 24, 6) +
  `<ellipse cx="300" cy="192" rx="22" ry="3" fill="var(--sun)" opacity=".6"/>` +
  walker(262, 238, 1.25, 'indigo', 'bend') +
  walker(318, 246, 1.4, 'plum', 'bend') +
  walker(376, 236, 1.25, 'indigo', 'bend', true) +
  walker(228, 206, 0.8, 'vermilion') +
  heron(120, 250, 1.2) +
  heron(62, 244, 0.8, true) +
  craneFly(118, 76, 0.8) +
  hut(520, 214, 1.3) +
  pine(588, 226, 1.05, -1, 4) +
  many(3, i =>
    at(
      454 + i * 24,
      240 + i * 10,
      shape('-9,0 -12,-8 -5,-24 0,-28 5,-24 12,-8 9,0z', c.yamabuki, 1.4, fade('persimmon', 'u')) +
        ink('-7,-17 0,-15 7,-17', 1.6) +
        ink('0,-1 -2,-12', 0.8) +
        ink('4,-1 4,-10', 0.8),
    ),
  ) +
  walker(566, 262, 1.3, 'vermilion', 'walk', true) +
  mist(-40, 12, 170, 10, 7, 2) +
  mist(430, 20, 210, 10, 9, 2)
