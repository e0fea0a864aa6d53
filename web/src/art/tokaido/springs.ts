// Hot springs, of two and of three points.
import { at, many, oval, rect } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { mist } from '../../svg/mist'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'
import { sky, steam } from '../nature/air'
import { leaves, ridge } from '../nature/land'
import { pine } from '../nature/trees'
import { headOn } from './people/figure'

/** A wet stone. */
const rock = (x: number, y: number, w: number, h: number) =>
  shape(
    `${x - w},${y} ${x - w * 0.86},${y - h * 0.6} ${x - w * 0.3},${y - h} ` +
      `${x + w * 0.3},${y - h * 0.92} ${x + w * 0.9},${y - h * 0.5} ${x + w},${y}z`,
    c.ash,
    2,
    fade('indigo', 'u'),
  ) +
  ink(`${x - w * 0.5},${y - h * 0.7} ${x - w * 0.2},${y - h * 0.4} ${x - w * 0.3},${y - h * 0.1}`, 1.4) +
  ink(`${x + w * 0.3},${y - h * 0.7} ${x + w * 0.5},${y - h * 0.3}`, 1.2)

/** The pool behind everyone. */
const pool = () =>
  rect(0, 130, 200, 130, c.sea) +
  rect(0, 130, 200, 130, fade('indigo', 'u')) +
  many(7, i =>
    ink(
      `${-6 + ((i * 47) % 60)},${146 + i * 11} ${50 + ((i * 47) % 60)},${143 + i * 11} ` +
        `${100 + ((i * 31) % 70)},${147 + i * 11}`,
      1.4,
      'both',
      c.white,
    ),
  )

/** The surface in front of a figure: everything below `y` is under water. */
const water = (y: number) =>
  `<path d="M-4 ${y}C30 ${y - 5} 60 ${y + 5} 100 ${y}S170 ${y - 5} 204 ${y}V264H-4Z" ` +
  `fill="${c.sea}"/>` +
  rect(0, y, 200, 250 - y, fade('indigo', 'u')) +
  ink(`-4,${y} 40,${y - 3} 100,${y} 160,${y - 3} 204,${y}`, 2.2, 'none', c.white) +
  many(4, i =>
    ink(
      `${10 + ((i * 53) % 110)},${y + 10 + i * 11} ${40 + ((i * 53) % 110)},${y + 8 + i * 11} ` +
        `${76 + ((i * 53) % 110)},${y + 11 + i * 11}`,
      1.5,
      'both',
      c.white,
    ),
  )

/** A woman in the water, a towel on her hair. */
const bather = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    shape('-36,44 -34,16 -14,4 14,3 34,14 38,44 0,50z', c.skin, 2, fade('blush', 'u')) +
      at(
        0,
        -18,
        headOn(
          { eyes: 'closed', smile: 1.2, lips: c.vermilion, rouge: true, brow: 1.4, neck: true, noEar: true },
          0.72,
          0,
          0,
        ) +
          at(
            0,
            0,
            shape(
              '-23,-12 -27,-32 -14,-50 14,-53 36,-38 39,-8 31,12 25,-4 22,-16 8,-27 -6,-27 -17,-22z',
              c.line,
              1.2,
            ) + shape(oval(14, -56, 17, 13, 10), c.line, 1.2),
            0.72,
          ),
      ) +
      shape('-22,-54 -4,-62 16,-58 18,-50 -2,-52 -20,-46z', c.white, 1.5),
    k,
  )

const monkey = (x: number, y: number, k: number, flip = false, snow = true) =>
  at(
    x,
    y,
    shape('-44,44 -44,14 -26,-6 0,-12 26,-6 44,14 46,44 0,50z', c.wood, 2.1, fade('ash', 'd')) +
      many(9, i =>
        ink(`${-34 + i * 8.4},${10 + Math.abs(i - 4) * 2} ${-36 + i * 8.6},${22 + Math.abs(i - 4) * 2}`, 1.2),
      ) +
      shape('-36,-10 -40,-30 -28,-50 0,-60 28,-50 40,-30 36,-10 20,6 -20,6z', c.wood, 2.1, fade('ash', 'd')) +
      many(11, i => {
        const a = 2.5 + i * 0.43
        return ink(
          `${Math.cos(a) * 34},${-26 + Math.sin(a) * 30} ${Math.cos(a) * 41},${-25 + Math.sin(a) * 37}`,
          1.5,
          'end',
        )
      }) +
      shape('-42,-26 -38,-34 -33,-28 -35,-18z', c.rose, 1.5) +
      shape('42,-26 38,-34 33,-28 35,-18z', c.rose, 1.5) +
      shape(
        '0,-35 9,-41 20,-38 22,-27 15,-16 15,-4 8,4 0,6 -8,4 -15,-4 -15,-16 -22,-27 -20,-38 -9,-41z',
        c.vermilion,
        1.7,
        fade('rose', 'd'),
      ) +
      flat('0,-16 9,-12 13,-3 7,4 0,5 -7,4 -13,-3 -9,-12z', c.rose) +
      ink('-17,-27 -11,-24 -5,-27', 2.6) +
      ink('5,-27 11,-24 17,-27', 2.6) +
      ink('-17,-33 -9,-35 -2,-31', 1.6) +
      ink('2,-31 9,-35 17,-33', 1.6) +
      ink('-2,-28 -4,-16', 1.1) +
      ink('2,-28 4,-16', 1.1) +
      ink('-4,-12 -1.5,-10.5', 2) +
      ink('4,-12 1.5,-10.5', 2) +
      ink('-9,-4 -4,-2 0,-3.4 4,-2 9,-4', 1.8) +
      (snow ? shape('-24,-50 -12,-62 4,-65 20,-60 27,-50 12,-54 -6,-53z', c.white, 1.5) : ''),
    k,
    0,
    flip,
  )

const spring2 = () =>
  sky(200, 150, 'sea', 'rose') +
  ridge('-4,96 40,70 80,58 120,74 160,60 206,80', 'indigo', { foot: 150 }) +
  mist(20, 92, 170, 9, 4, 2) +
  rect(0, 116, 200, 20, c.moss) +
  pool() +
  rock(24, 140, 34, 44) +
  rock(184, 138, 34, 34) +
  bather(98, 148, 1.15) +
  water(180) +
  strip('-6,24 26,40 52,34 74,48', t => 5 * (1 - t) + 0.8, c.wood) +
  leaves(36, 46, 44, 22, 44, 'vermilion', 4, 1.3) +
  leaves(36, 40, 36, 18, 16, 'persimmon', 7, 1.2) +
  leaves(60, 196, 60, 14, 5, 'vermilion', 9, 1.3) +
  steam(40, 140, 60, 2, 8) +
  steam(164, 150, 70, 2, 8) +
  rock(20, 252, 52, 46) +
  rock(182, 254, 48, 38)

const spring3 = () =>
  sky(200, 150, 'indigo', 'sea') +
  ridge('-4,90 30,56 66,40 110,62 150,44 206,70', 'sea', { foot: 150, base: c.white }) +
  pine(184, 124, 0.86, -1, 3) +
  pine(16, 118, 0.6, 1, 5) +
  rect(0, 112, 200, 24, c.white) +
  pool() +
  rock(20, 142, 34, 40) +
  flat('-10,116 6,102 22,98 40,106 50,120 30,114z', c.white) +
  rock(186, 140, 30, 30) +
  flat('160,124 176,110 196,112 206,122 186,120z', c.white) +
  monkey(108, 116, 0.66, false) +
  water(142) +
  monkey(60, 154, 0.94) +
  monkey(146, 164, 0.82, true) +
  water(194) +
  many(
    26,
    i =>
      `<circle cx="${(i * 61) % 200}" cy="${12 + ((i * 43) % 110)}" r="${1.2 + (i % 3) * 0.6}" ` +
      `fill="${c.white}"/>`,
  ) +
  steam(36, 112, 70, 2, 8) +
  steam(170, 126, 80, 3, 7) +
  rock(26, 254, 44, 34) +
  flat('-8,232 10,220 30,221 48,234 26,230z', c.white) +
  rock(180, 252, 40, 26)

/** By the points they give. */
export const springs = { 2: spring2, 3: spring3 }
