// Rice with something on it.
import { at, each, many, oval } from '../../../svg/compose'
import { flat, ink, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { steam } from '../../nature/air'
import { bream } from '../../shared/dishes'
import { bowl, shadow, sticks, table } from '../../shared/table'

const grains = (n: number, x: number, y: number, w: number, h: number) =>
  many(n, i => flat(oval(x + ((i * 37) % w), y + ((i * 23) % h), 3.4, 1.7, 6, i), c.husk))

/** Tai-meshi: a whole red bream on rice, in its clay pot. */
export const taiMeshi = () =>
  table('vermilion', 'kikko') +
  steam(58, 76, 56, 2, 8) +
  shadow(104, 202, 86, 9) +
  shape('8,136 20,128 30,138 24,152 12,150z', c.wood, 2.1) +
  shape('192,136 180,128 170,138 176,152 188,150z', c.wood, 2.1) +
  shape('16,140* 24,176 52,198 148,198 176,176 184,140*z', c.wood, 2.3, fade('line', 'u')) +
  shape(oval(100, 138, 84, 38, 18), c.husk, 2.3, fade('wood', 'u')) +
  shape(oval(100, 138, 74, 31, 18), c.line, 1.2) +
  shape(oval(100, 139, 71, 28.5, 18), c.white, 1.3) +
  grains(30, 44, 118, 114, 42) +
  at(98, 132, bream(), 1.42) +
  at(52, 158, shape('0,0 -12,-6 -14,-18 -2,-14z', c.pine, 1.4) + shape('2,0 6,-12 18,-14 12,-2z', c.moss, 1.4)) +
  each(
    [
      [146, 156],
      [156, 146],
      [136, 162],
    ] as const,
    ([x, y]) => shape(oval(x, y, 4.4, 2.8, 7), c.moss, 1.1),
  )

/** A crumbed cutlet cut across: five strips, pale inside. */
const cutlet = () =>
  many(5, i =>
    at(
      -44 + i * 22,
      4 - 10 * Math.sin(0.5 + i * 0.55),
      shape('-11,-17 -2,-21 9,-18 12,0 9,17 -2,20 -11,16 -13,0z', '#c07a2e', 2.1, fade('yamabuki', 'd')) +
        flat('5,-17 9,-15 11,0 8,14 5,16 7,0z', c.husk) +
        many(8, j => flat(oval(-7 + ((j * 5) % 11), -14 + j * 4, 2.4, 1.5, 6, j), '#7d4618', 'opacity=".7"')),
    ),
  )

/** Donburi: cutlet and egg heaped on a bowl of rice, the lid leaning by. */
export const donburi = () =>
  table('yamabuki', 'seigaiha') +
  steam(108, 72, 54, 3, 7) +
  at(
    172,
    160,
    shape('-34,8 -30,-14 -8,-30 14,-28 30,-12 32,10 0,20z', c.line, 2.1, fade('vermilion', 'u')) +
      shape('-12,-28 -8,-38 12,-38 16,-27z', c.vermilion, 1.8) +
      ink('-22,-6 -12,-20 2,-25', 2, 'both', c.white),
    1,
    14,
  ) +
  bowl(
    88,
    122,
    74,
    70,
    c.line,
    shape('22,122 26,100 50,82 88,74 126,82 150,100 154,122 88,136z', c.white, 2) +
      grains(14, 30, 104, 116, 24) +
      shape(
        '30,116 34,96 58,82 92,76 126,84 144,104 146,118 118,112 104,126 84,114 66,128 50,114z',
        c.yamabuki,
        1.9,
        fade('white', 'u'),
      ) +
      at(88, 98, cutlet(), 1.02, 4) +
      shape(oval(92, 116, 16, 9, 11), c.persimmon, 1.8, fade('yamabuki', 'd')) +
      flat(oval(87, 113, 5, 2.4, 8), c.white, 'opacity=".8"') +
      each(
        [
          [46, 114],
          [70, 120],
          [118, 118],
          [136, 112],
          [104, 82],
        ] as const,
        ([x, y]) => shape(oval(x, y, 4.2, 3.8, 7), c.moss, 1.2),
      ),
    c.vermilion,
    fade('vermilion', 'u'),
  ) +
  sticks(12, 206, 128, 213, c.vermilion)
