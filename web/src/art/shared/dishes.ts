// Dishes both games serve.
import { at, disc, each, many, oval } from '../../svg/compose'
import { flat, ink, shape } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, pat } from '../../svg/print'
import { shadow, table } from './table'

const ebi = (x: number, y: number, rot: number, k = 1) =>
  at(
    x,
    y,
    shape(
      '-6,58 -14,46 -15,22 -12,-2 -15,-24 -8,-46 4,-52 14,-42 16,-18 13,4 17,26 13,48 6,58z',
      c.yamabuki,
      2,
      fade('persimmon', 'u'),
    ) +
      many(14, i =>
        flat(
          oval(-9 + ((i * 13) % 20), -38 + i * 6.4, 3.4, 2.3, 7, i),
          i % 3 ? c.white : c.persimmon,
          'opacity=".7"',
        ),
      ) +
      many(6, i => ink(`${i % 2 ? -13 : 5},${-36 + i * 14} ${i % 2 ? -6 : 13},${-32 + i * 14}`, 1.2)) +
      shape('0,-50 -14,-72 -22,-70 -14,-60 -18,-54 -4,-48z', c.vermilion, 1.6) +
      shape('2,-50 6,-74 18,-80 17,-68 24,-64 10,-48z', c.vermilion, 1.6) +
      ink('-4,-52 -14,-66', 1) +
      ink('6,-54 15,-70', 1),
    k,
    rot,
  )

/** Two prawns, lotus root and a shiso leaf, fried. */
export const tempura = () =>
  table('persimmon', 'shippo') +
  shadow(100, 192, 84, 11) +
  shape(oval(100, 166, 84, 28, 14), c.wood, 2.2, fade('line', 'u')) +
  shape(oval(100, 161, 78, 24, 14), c.yamabuki, 1.6) +
  many(12, i =>
    ink(
      `${34 + i * 12},${150 - 6 * Math.sin(i / 3.6)} ${42 + i * 11},${176 + 6 * Math.sin(i / 3.6)}`,
      1,
      'none',
      c.wood,
    ),
  ) +
  shape('26,158* 92,132 168,146* 150,180 70,184z', c.white, 1.6, fade('husk', 'u')) +
  ink('92,132 96,156 70,184', 1) +
  shape('128,176 108,160 110,136 132,122 158,130 166,152 150,174z', c.yamabuki, 2, fade('persimmon', 'u')) +
  many(7, i => flat(oval(137 + 15 * Math.cos(i * 0.9), 149 + 14 * Math.sin(i * 0.9), 4.4, 4, 8), c.wood)) +
  flat(oval(137, 149, 4, 4, 8), c.wood) +
  shape('30,160 20,128 36,94 58,104 66,132 52,160z', c.pine, 1.8, fade('moss', 'u')) +
  ink('42,158 42,128 38,102', 1.6) +
  many(
    4,
    i =>
      ink(`42,${148 - i * 13} ${28 + i},${138 - i * 11}`, 1) +
      ink(`42,${148 - i * 13} ${58 - i},${136 - i * 11}`, 1),
  ) +
  ebi(116, 110, 24, 1) +
  ebi(74, 118, -8, 1.06)

/** Rice balls wrapped in seaweed, on a bamboo leaf. */
export const onigiri = () =>
  table('pine', 'kikko') +
  shadow(100, 192, 78, 9) +
  shape('12,176* 60,164 140,164 188,176* 150,192 50,192z', c.moss, 2, fade('pine', 'u')) +
  ink('14,177 100,180 186,177', 1.2) +
  each(
    [
      [128, 118, 0.92],
      [74, 130, 1.08],
    ] as const,
    ([x, y, k]) =>
      at(
        x,
        y,
        shape('0,-58 16,-46 44,8 48,26 36,40 -36,40 -48,26 -44,8 -16,-46z', c.white, 2.3, fade('husk', 'u')) +
          many(22, i => flat(oval(-30 + ((i * 23) % 62), -18 + ((i * 31) % 52), 3.2, 1.6, 6, i), c.husk)) +
          shape('-17,6* 17,6* 19,41* -19,41*z', c.pine, 1.8, fade('line', 'u')) +
          flat(oval(0, -16, 6, 5, 8), c.vermilion, 'opacity=".85"'),
        k,
      ),
  )

/** A sea bream, tall, with a comb of spines; head to the right, about 88 long. */
export const bream = (body: Hue = 'vermilion', low: Hue = 'persimmon') =>
  shape('-24,0 -40,-22 -47,-20 -40,0 -47,22 -40,22z', c[body], 1.9) +
  shape('-24,-17* -22,-37* -14,-31* -8,-42* -1,-33* 6,-41* 11,-31* 19,-34* 20,-18*z', c[body], 1.8) +
  shape('-8,20* -14,34* 0,30* 8,22*z', c[body], 1.6) +
  shape('-32,0 -22,-17 -2,-27 20,-22 36,-7 40,4 30,15 10,23 -14,20z', c[low], 2.4, fade(body)) +
  flat('-28,5 -8,10 20,9 39,6 30,15 10,23 -14,20z', c.white, 'opacity=".75"') +
  many(3, r =>
    many(4 - (r % 2), i => {
      const [x, y] = [-18 + i * 9 + (r % 2) * 4.5, -13 + r * 9]
      return ink(`${x},${y} ${x + 4},${y + 4} ${x},${y + 8}`, 1.7, 'both', c.white)
    }),
  ) +
  ink('17,-19 12,-6 15,8 22,16', 2) +
  shape('6,2 -6,10 -2,16 8,10z', c[body], 1.4) +
  shape(oval(26, -5, 6, 6, 8), c.white, 1.5) +
  disc(27, -5, 3, c.line) +
  ink('40,5 33,8 30,7', 1.8)

/** A slice of raw fish, leaning on the next. */
const slice = (x: number, y: number, flesh: Hue, vein: string) =>
  at(
    x,
    y,
    shape(
      '-12,22* -7,-18 2,-25 14,-21 15,-14 8,24* -2,27z',
      c[flesh],
      2,
      flesh === 'vermilion' ? '' : fade('white', 'r'),
    ) +
      many(4, i => ink(`${-8 + i},${14 - i * 9} ${1 + i},${8 - i * 9} ${9 + i},${12 - i * 9}`, 1.9, 'both', vein)),
    1,
    8,
  )

/** Sashimi: three rows of slices on a long plate, shredded radish, a shiso leaf, wasabi. */
export const sashimi = (ground: Hue = 'moss') =>
  table(ground, 'seigaiha') +
  shadow(104, 202, 84, 8) +
  shape('8,156* 160,140* 194,162* 188,182 44,202 12,178z', c.indigo, 2.3, fade('deep', 'u')) +
  shape('20,160* 156,146* 182,163* 46,188*z', c.sea, 1.5, pat('seigaiha')) +
  shape('24,150 18,118 36,84 58,96 64,126 52,156z', c.moss, 1.9, fade('pine', 'u')) +
  ink('42,152 42,120 37,92', 1.6) +
  many(
    4,
    i =>
      ink(`42,${142 - i * 13} ${27 + i * 2},${132 - i * 11}`, 1.1) +
      ink(`42,${142 - i * 13} ${57 - i},${130 - i * 11}`, 1.1),
  ) +
  shape('58,146 60,112 80,92 106,90 122,110 124,142z', c.white, 1.8, fade('husk', 'u')) +
  many(11, i =>
    ink(
      `${62 + i * 5.4},${140 - (i % 3) * 4} ${66 + i * 4.8},${112 + (i % 4) * 4} ` +
        `${74 + i * 3.6},${98 + (i % 3) * 4}`,
      1.3,
    ),
  ) +
  many(4, i => slice(56 + i * 17, 154 - i * 3, 'vermilion', c.rose)) +
  many(4, i => slice(124 + i * 14, 146 - i * 2.6, 'persimmon', c.white)) +
  many(3, i => slice(100 + i * 15, 172 - i * 2.4, 'white', c.rose)) +
  shape('150,172 154,158 166,156 174,164 168,174z', c.moss, 1.8, fade('white', 'd')) +
  ink('157,168 163,162 169,167', 1.2)
