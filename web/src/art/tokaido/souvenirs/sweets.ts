// Food to take home, on seigaiha.
import { at, disc, each, many, oval } from '../../../svg/compose'
import { n1 } from '../../../svg/geometry'
import { flat, ink, rod, shape } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { steam } from '../../nature/air'
import { shadow } from '../../shared/table'
import { cloth } from './family'
import { leaf } from './objects'

const spikes = (_: unknown, i: number) => {
  const a = (i / 18) * 6.283
  const q = i % 2 ? 15 : 10.6
  return `${n1(Math.cos(a) * q)},${n1(Math.sin(a) * q)}`
}
const spiked = Array.from({ length: 18 }, spikes).join(' ') + 'z'
const crystal = (i: number) =>
  flat(oval(-5 + ((i * 7) % 11), -5 + ((i * 5) % 10), 1.8, 1.4, 6), c.white, 'opacity=".8"')
/** One star of sugar. */
const star = (x: number, y: number, k: number, hue: Hue, turn: number) =>
  at(x, y, shape(spiked, c[hue], 1.8, fade('white', 'd')) + many(5, crystal), k, turn)

const heap = [
  [56, 118, 1.1, 'rose'],
  [84, 126, 1.2, 'yamabuki'],
  [116, 124, 1.15, 'white'],
  [144, 118, 1.1, 'moss'],
  [70, 98, 1.25, 'white'],
  [100, 102, 1.3, 'rose'],
  [130, 98, 1.2, 'sea'],
  [84, 76, 1.2, 'moss'],
  [114, 76, 1.25, 'yamabuki'],
  [99, 52, 1.2, 'rose'],
  [24, 186, 1.05, 'yamabuki'],
  [176, 182, 1.05, 'rose'],
] as const

/** Sugar stars in a bowl. */
export const konpeito = () =>
  cloth('food') +
  shadow(104, 192, 78, 9) +
  shape('28,128* 172,128* 160,172 128,190 72,190 40,172z', c.line, 2.2, fade('plum', 'u')) +
  many(5, i => shape(oval(56 + i * 22, 164 + (i % 2) * 8, 5, 5, 8), c.yamabuki, 1)) +
  shape(oval(100, 128, 73, 20, 16), c.vermilion, 2.2) +
  shape(oval(100, 130, 64, 15, 14), c.line, 0) +
  each(heap, ([x, y, k, hue], i) => star(x, y, k, hue, (i * 13) % 40))

/** A flask and a cup. */
export const sake = () =>
  cloth('food') +
  shadow(96, 194, 66, 9) +
  at(
    76,
    112,
    shape(
      '-12,-66* 12,-66* 9,-44 12,-22 36,2 40,44 30,76 -30,76 -40,44 -36,2 -12,-22 -9,-44z',
      c.white,
      2.4,
      fade('sea', 'u'),
    ) +
      shape(oval(0, -66, 14, 4.4), c.line, 1.6) +
      flat('-38,14* 38,14* 40,46* -40,46*z', c.indigo) +
      flat('-38,14* 38,14* 40,46* -40,46*z', pat('shippo')) +
      ink('-38,14 0,20 38,14', 1.6) +
      ink('-40,46 0,52 40,46', 1.6) +
      ink('-28,-4 -16,-16', 3, 'both', c.white),
  ) +
  at(
    146,
    164,
    shape('-30,-12* -24,8 -10,18 10,18 24,8 30,-12*z', c.vermilion, 2.2, fade('plum', 'u')) +
      shape('-10,16* 10,16* 13,28* -13,28*z', c.vermilion, 1.6) +
      shape(oval(0, -12, 30, 8.6, 12), c.yamabuki, 2) +
      flat(oval(0, -10, 24, 5.6, 12), c.white, 'opacity=".85"'),
  )

/** Kamaboko: a pink-rimmed fish cake on its board, two slices cut. */
export const kamaboko = () => {
  const arch = (k: number) =>
    `${-44 * k},0* ${-42 * k},${-26 * k} ${-24 * k},${-48 * k} 0,${-54 * k} ` +
    `${24 * k},${-48 * k} ${42 * k},${-26 * k} ${44 * k},0*z`
  const cut = (x: number, y: number, k: number, turn: number) =>
    at(
      x,
      y,
      shape(arch(1), c.rose, 2.2, fade('vermilion')) +
        shape(arch(0.83), c.white, 1.2, fade('husk', 'u')) +
        ink('-20,-14 -8,-20 4,-14', 1.1, 'both', c.ash),
      k,
      turn,
    )
  return (
    cloth('food') +
    shadow(106, 196, 84, 8) +
    shape('10,164* 122,176* 192,146* 192,158* 122,192* 10,180*z', c.wood, 2.1, fade('line', 'u')) +
    shape('10,164* 80,136 192,146* 122,176*z', c.yamabuki, 1.8, fade('wood', 'u')) +
    shape('62,164 62,128 84,104 118,92 160,84 180,96 184,140* 118,170*z', c.rose, 2.2, fade('vermilion')) +
    ink('100,112 132,98 162,92', 2.4, 'both', c.white) +
    cut(92, 168, 0.94, -6) +
    cut(46, 186, 0.8, -12)
  )
}

/** Manju: brown steamed buns with a brand on top, one broken open. */
export const manju = () => {
  const bun = (x: number, y: number, k: number, brand: string) =>
    at(
      x,
      y,
      shadow(4, 26, 40, 8) +
        shape(
          '-42,14 -40,-8 -22,-28 0,-33 22,-28 40,-8 42,14 28,26 -28,26z',
          '#a5683a',
          2.3,
          fade('yamabuki', 'd'),
        ) +
        flat('-40,12 -20,18 20,18 40,12 28,26 -28,26z', c.husk) +
        ink('-40,14 -20,19 20,19 40,14', 1.2) +
        ink('-28,-14 -16,-24 -4,-27', 2.6, 'both', c.white) +
        brand,
      k,
    )
  const flower = many(5, i => at(2, -10, flat('0,-1 -5,-7 0,-13 5,-7z', '#5a2f18'), 1, i * 72))
  return (
    cloth('food') +
    shadow(104, 198, 82, 7) +
    shape('12,178* 100,158 190,180* 104,206z', c.white, 1.9, fade('mist', 'u')) +
    bun(100, 88, 1.02, flower) +
    bun(58, 142, 1.06, flower) +
    at(
      144,
      146,
      shadow(4, 28, 42, 8) +
        shape(
          '-42,16 -40,-8 -24,-26 -4,-32 20,-28 38,-10 42,16 26,28 -28,28z',
          '#a5683a',
          2.3,
          fade('yamabuki', 'd'),
        ) +
        shape('-36,10 -34,-8 -18,-22 4,-24 24,-18 34,-2 30,14 8,22 -22,20z', c.husk, 1.8) +
        shape('-26,8 -24,-6 -8,-15 10,-14 24,-4 22,10 4,16 -16,15z', '#4a2320', 1.7) +
        many(7, i => flat(oval(-16 + ((i * 11) % 34), -8 + ((i * 7) % 18), 3, 2.2, 7, i), '#7a4238')),
    )
  )
}

/** Daifuku: soft rice cakes in white, pink and green, dusted with flour. */
export const daifuku = () => {
  const mochi = (x: number, y: number, hue: Hue) =>
    at(
      x,
      y,
      shadow(3, 23, 40, 7) +
        shape('-44,8 -38,-12 -18,-25 4,-28 26,-23 40,-9 43,9 34,22 0,26 -34,22z', c[hue], 2.3, fade('white', 'd')) +
        flat('-38,12 0,19 38,12 32,22 0,26 -33,21z', c.ash, 'opacity=".28"') +
        many(12, i => disc(-28 + ((i * 19) % 56), -17 + ((i * 11) % 26), 1 + (i % 3) * 0.5, c.white)) +
        ink('-30,-6 -20,-16 -6,-21', 3, 'both', c.white) +
        ink('22,14 32,8 37,-1', 1.5),
    )
  return (
    cloth('food') +
    shadow(104, 204, 86, 6) +
    shape('10,164* 190,164* 178,190 160,198 40,198 22,190z', c.line, 2.3, fade('vermilion', 'u')) +
    shape('10,166 24,154 100,148 176,154 190,166 100,178z', c.vermilion, 2, fade('plum', 'u')) +
    shape('40,166* 82,142* 168,150* 150,170* 96,178*z', c.white, 1.5) +
    mochi(100, 92, 'white') +
    mochi(60, 136, 'rose') +
    mochi(140, 138, 'moss') +
    many(14, i => disc(30 + ((i * 43) % 140), 160 + ((i * 7) % 12), 1.2, c.white))
  )
}

/** Ocha: a side-handled pot pouring green tea. */
export const ocha = () =>
  cloth('food') +
  steam(146, 122, 54, 2, 7) +
  shadow(84, 182, 52, 8) +
  shadow(152, 200, 34, 6) +
  at(
    84,
    118,
    rod('-34,-6 -58,-20 -74,-38', t => 8 - t * 1.4, '#8a4a2c', 1.6) +
      shape(oval(-76, -40, 8.4, 9.4, 9), '#8a4a2c', 2) +
      shape('32,4 46,-2 60,-18 70,-22 70,-12 60,6 44,24 34,28z', '#8a4a2c', 2.1, fade('persimmon', 'd')) +
      shape(
        '-48,10 -44,-18 -26,-36 0,-40 26,-36 44,-18 48,10 38,44 18,56 -18,56 -38,44z',
        '#8a4a2c',
        2.4,
        fade('persimmon', 'd'),
      ) +
      flat('-46,16 46,16 40,38 -40,38z', c.line, 'opacity=".35"') +
      flat('-46,16 46,16 40,38 -40,38z', pat('seigaiha')) +
      ink('-47,16 0,22 47,16', 1.5) +
      ink('-40,39 0,45 40,39', 1.5) +
      shape(oval(0, -37, 26, 7.6, 12), '#6a3620', 2, fade('persimmon', 'd')) +
      shape('-7,-42 -9,-52 0,-58 9,-52 7,-42z', '#8a4a2c', 1.9) +
      ink('-34,-8 -26,-22 -14,-29', 2.6, 'both', c.white),
    1,
    10,
  ) +
  rod('152,112 156,132 154,160', t => 2.6 - t * 0.8, c.moss, 0.9) +
  at(
    152,
    172,
    shape('-30,-14* -26,10 -16,24 16,24 26,10 30,-14*z', c.white, 2.2, fade('sea', 'u')) +
      shape(oval(0, -14, 30, 9, 12), c.white, 2) +
      shape(oval(0, -12, 24, 6, 12), c.moss, 1.3, fade('pine')) +
      leaf(-8, 10, 30) +
      leaf(6, 12, -20),
  )
