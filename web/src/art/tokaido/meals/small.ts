// Small dishes.
import { at, many, oval } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { steam } from '../../nature/air'
import { bowl, shadow, sticks, table } from '../../shared/table'

const dumpling = (x: number, y: number, r: number, hue: Hue) =>
  shape(oval(x, y, r, r * 0.94, 9), c[hue], 2.1, fade('white', 'd')) +
  flat(oval(x - r * 0.32, y - r * 0.4, r * 0.3, r * 0.18, 8, -0.6), c.white, 'opacity=".8"') +
  ink(`${x + r * 0.3},${y + r * 0.72} ${x + r * 0.7},${y + r * 0.4} ${x + r * 0.84},${y}`, 1.6)

const skewer = (x: number, y: number, rot: number, k = 1) =>
  at(
    x,
    y,
    strip('0,-84 0,84', () => 2.8, c.line) +
      strip('0,-83 0,83', () => 1.8, c.yamabuki) +
      dumpling(0, 24, 23, 'moss') +
      dumpling(0, -15, 23, 'white') +
      dumpling(0, -53, 23, 'rose'),
    k,
    rot,
  )

/** Three dumplings to a skewer, on a blue dish. */
export const dango = () =>
  table('rose', 'asanoha') +
  shadow(104, 194, 78, 10) +
  shape(oval(100, 176, 80, 20, 14), c.indigo, 2.2, fade('deep', 'u')) +
  shape(oval(100, 172, 70, 15, 14), c.white, 1.4) +
  many(12, i =>
    ink(
      `${100 + 62 * Math.cos(i / 1.9)},${172 + 12 * Math.sin(i / 1.9)} ` +
        `${100 + 48 * Math.cos(i / 1.9)},${172 + 9 * Math.sin(i / 1.9)}`,
      1.4,
      'both',
      c.indigo,
    ),
  ) +
  skewer(120, 112, 16, 0.92) +
  skewer(66, 104, -12, 1.04)

/** Miso soup in a lacquer bowl. */
export const misoshiru = () =>
  table('wood', 'shippo') +
  steam(100, 88, 70, 3, 8) +
  bowl(
    100,
    106,
    76,
    74,
    c.line,
    flat(oval(100, 110, 66, 17), '#b07a3a') +
      many(5, i => at(64 + i * 18, 108 + ((i * 5) % 9), shape('-7,-3* 5,-5* 8,2* -4,4*z', c.white, 1.2))) +
      many(6, i => flat(oval(58 + i * 17, 114 - ((i * 7) % 10), 3, 1.6, 7), c.moss)) +
      shape('92,118 104,112 116,116 106,121z', c.pine, 1),
    c.vermilion,
    fade('vermilion', 'u'),
  )

/** A ring of cut leek. */
const leek = (x: number, y: number, turn: number) =>
  at(x, y, shape(oval(0, 0, 5.4, 3.6, 8), c.moss, 1.2) + flat(oval(0, 0, 2.2, 1.4, 6), c.white), 1, turn)

/** Cold tofu: a white block on a blue dish, ginger and leek on top, soy running down. */
export const tofu = () =>
  table('sea', 'asanoha') +
  shadow(104, 196, 80, 9) +
  shape(oval(100, 172, 84, 24, 16), c.indigo, 2.2, fade('deep', 'u')) +
  shape(oval(100, 167, 75, 19, 16), c.white, 1.5, fade('sea', 'u')) +
  flat(oval(104, 172, 56, 10, 12), '#5b3a25', 'opacity=".75"') +
  shape('42,98* 44,96 118,84 160,100* 161,148* 92,170* 44,146*z', c.white, 2.3) +
  flat('43,99* 91,118* 92,169* 44,145*z', c.husk) +
  flat('43,99* 91,118* 92,169* 44,145*z', fade('ash', 'u'), 'opacity=".5"') +
  flat('92,118* 160,101* 160,148* 93,169*z', fade('husk', 'u')) +
  ink('43,98 66,108 91,118 126,110 160,101', 1.6, 'none') +
  ink('91.5,118 92,144 92,169', 1.7, 'none') +
  shape(
    '74,104 84,94 110,92 132,98 128,110 116,112 112,132 106,133 106,114 92,114 88,126 83,126 ' + '82,112z',
    '#6a4326',
    1.2,
  ) +
  shape('84,98 92,82 106,78 120,88 122,98 104,106z', c.yamabuki, 1.8, fade('persimmon', 'u')) +
  ink('94,92 104,86 112,92', 1.2) +
  ink('92,98 104,94 116,98', 1.1) +
  leek(78, 102, 10) +
  leek(128, 97, -14) +
  leek(104, 76, 0) +
  leek(114, 104, 20) +
  leek(64, 98, -8) +
  sticks(186, 196, 74, 210, c.vermilion)
