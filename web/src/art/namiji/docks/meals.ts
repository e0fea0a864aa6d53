// Meals of the docks.
import { at, each, many, oval } from '../../../svg/compose'
import { flat, ink, rod, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { steam } from '../../nature/air'
import { bowl, shadow, table } from '../../shared/table'

/** Rolls of rice and seaweed. */
export const makis = () =>
  table('sea') +
  shadow(100, 192, 82, 9) +
  shape('16,160* 184,160* 176,186* 24,186*z', c.line, 2, fade('vermilion', 'u')) +
  each(
    [
      [64, 108, 'persimmon'],
      [130, 106, 'vermilion'],
      [50, 148, 'moss'],
      [100, 142, 'vermilion'],
      [150, 148, 'persimmon'],
    ] as const,
    ([x, y, h]) =>
      at(
        x,
        y,
        shape('-27,-8* -27,16 -16,25 0,27 16,25 27,16 27,-8*z', c.pine, 2.1, fade('deep', 'u')) +
          ink('-22,4 -20,18', 1.3, 'both', c.moss) +
          shape(oval(0, -8, 27, 13, 12), c.pine, 2) +
          shape(oval(0, -8, 22.5, 10, 12), c.white, 1) +
          shape(oval(0, -8, 10, 4.6, 9), c[h], 1.4),
      ),
  )

/** Noodles with egg, fish cake and seaweed. */
export const ramen = () =>
  table('vermilion', 'shippo') +
  steam(100, 82, 60, 3, 8) +
  bowl(
    100,
    108,
    78,
    74,
    c.vermilion,
    flat(oval(100, 112, 68, 18), '#c98f4a') +
      many(9, i =>
        ink(
          `${48 + i * 6},${108 + (i % 3) * 4} ${70 + i * 6},${102 + (i % 4) * 4} ` +
            `${96 + i * 5},${112 + (i % 3) * 3}`,
          2.6,
          'both',
          i % 2 ? c.yamabuki : c.white,
        ),
      ) +
      shape(oval(128, 106, 17, 7.6, 10), c.white, 1.5) +
      ink('128,106 132,104 128,102 122,106 128,110 136,106', 1.7, 'none', c.rose) +
      shape(oval(70, 106, 14, 7, 10), c.white, 1.4) +
      shape(oval(70, 106, 7, 4, 9), c.persimmon, 1) +
      shape('92,84* 116,80* 118,104* 96,106*z', c.pine, 1.6),
    c.white,
    fade('deep', 'u'),
  ) +
  many(6, i =>
    ink(
      `${44 + i * 20},${128 + 10 * Math.sin(i * 0.6)} ` +
        `${52 + i * 20},${128 + 10 * Math.sin(i * 0.6)} ` +
        `${52 + i * 20},${136 + 10 * Math.sin(i * 0.6)} ` +
        `${46 + i * 20},${136 + 10 * Math.sin(i * 0.6)}`,
      2,
      'none',
      c.yamabuki,
    ),
  )

/** Takoyaki: six dumplings in a wooden boat, sauce, green flakes, a pick. */
export const takoyaki = () => {
  const ball = (x: number, y: number) =>
    at(
      x,
      y,
      shape(oval(0, 0, 25, 23, 11), '#b8742f', 2.2, fade('yamabuki', 'd')) +
        shape('-20,-6 -14,-20 4,-23 18,-15 22,-2 14,-4 10,6 2,-2 -6,8 -12,-2z', '#5a2c14', 1.2) +
        ink('-10,-14 -2,-18 6,-16', 2.2, 'both', c.white) +
        many(5, i => flat(oval(-11 + ((i * 7) % 22), -14 + ((i * 5) % 12), 2.2, 1.3, 6, i), c.moss)),
    )
  return (
    table('plum', 'ichimatsu') +
    steam(100, 62, 46, 3, 7) +
    shadow(104, 204, 84, 8) +
    each(
      [
        [58, 94],
        [104, 88],
        [148, 96],
      ] as const,
      ([x, y]) => ball(x, y),
    ) +
    each(
      [
        [40, 132],
        [88, 130],
        [136, 132],
      ] as const,
      ([x, y]) => ball(x, y),
    ) +
    rod('172,40 136,120', t => 1.8 - t * 0.6, c.yamabuki, 1) +
    shape(
      '4,136* 30,150 100,156 170,150 196,134* 178,182 150,198 50,198 22,182z',
      c.wood,
      2.3,
      fade('yamabuki', 'd'),
    ) +
    ink('22,160 100,170 180,158', 1.3) +
    ink('34,178 100,186 166,177', 1.2) +
    many(6, i =>
      shape(
        `${40 + i * 22},${100 + ((i * 13) % 30)} ${50 + i * 22},${92 + ((i * 13) % 30)} ` +
          `${58 + i * 22},${98 + ((i * 13) % 30)} ${48 + i * 22},${104 + ((i * 13) % 30)}z`,
        c.rose,
        1,
      ),
    )
  )
}
