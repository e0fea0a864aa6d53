// What people build, and the people, small.
import { at, many, rect } from '../../svg/compose'
import { flat, ink, rod, shape } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade } from '../../svg/print'

/** A shrine gate, feet at x,y. */
export const torii = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    flat('-27,0* -23,-58* -17,-58* -19,0*z 0,0'.replace(' 0,0', ''), c.vermilion) +
      flat('27,0* 23,-58* 17,-58* 19,0*z', c.vermilion) +
      rect(-30, -46, 60, 6, c.vermilion) +
      shape('-40,-68 0,-62 40,-68 38,-58 0,-55 -38,-58z', c.vermilion, 1.5) +
      flat('-42,-72 0,-66 42,-72 40,-67 0,-62 -40,-67z', c.line) +
      rect(-3, -57, 6, 12, c.vermilion) +
      ink('-27,0 -23,-56', 1.2) +
      ink('27,0 23,-56', 1.2) +
      ink('-30,-46 30,-46', 1) +
      ink('-30,-40 30,-40', 1.2),
    k,
  )

/** A thatched farmhouse. */
export const hut = (x: number, y: number, k = 1, flip = false) =>
  at(
    x,
    y,
    rect(-34, -30, 68, 30, c.white) +
      rect(-34, -30, 68, 30, fade('wood', 'u'), 'opacity=".8"') +
      rect(-22, -22, 18, 22, c.wood) +
      rect(6, -22, 22, 13, c.yamabuki) +
      ink('12,-22 12,-9', 1) +
      ink('20,-22 20,-9', 1) +
      ink('-34,-28 -34,0', 1.8) +
      ink('34,-28 34,0', 1.8) +
      ink('-22,-22 -22,0', 1.1) +
      ink('-4,-22 -4,0', 1.1) +
      shape(
        '-50,-24* -38,-44 -20,-64 0,-68 20,-64 38,-44 50,-24* 24,-29 -24,-29z',
        c.wood,
        1.8,
        fade('yamabuki', 'u'),
      ) +
      many(9, i =>
        ink(`${-36 + i * 9},${-30 - (i % 2) * 2} ${-26 + i * 6.5},${-50 - (4 - Math.abs(i - 4)) * 2}`, 0.9),
      ) +
      shape('-19,-64 0,-72 19,-64 14,-60 -14,-60z', c.moss, 1.3),
    k,
    0,
    flip,
  )

const walking = (coat: Hue) =>
  ink('-3,-9 -7,0', 2.4) +
  ink('3,-9 6,0', 2.4) +
  shape('-7,-8 -6,-22 0,-28 6,-22 8,-8z', c[coat], 1.1) +
  ink('7,-21 13,0', 1.1) +
  shape('-13,-24* 0,-36* 13,-24* 0,-21.4z', c.yamabuki, 1.2)
const planting = (coat: Hue) =>
  shape('3,0* 2,-12* 9,-14* 8,0*z', c.skin, 1) +
  shape('13,-9 14,-20 5,-29 -6,-32 -11,-26 -5,-19 2,-11z', c[coat], 1.2) +
  rod('-5,-25 -10,-17 -13,-7', () => 1.9, c[coat], 1) +
  ink('-13,-6 -14,-1', 1.8, 'both', c.pine) +
  shape('-26,-26* -12,-39* 2,-31* -11,-26z', c.yamabuki, 1.2)

/** A small person under a sedge hat, walking or planting rice. */
export const walker = (
  x: number,
  y: number,
  k = 1,
  coat: Hue = 'indigo',
  kind: 'walk' | 'bend' = 'walk',
  flip = false,
) => at(x, y, kind === 'walk' ? walking(coat) : planting(coat), k, 0, flip)
