// Clothing, on asanoha.
import { at, disc, each, many, oval } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { shadow } from '../../shared/table'
import { cloth, crests } from './family'

/** Wooden sandals. */
export const geta = () => {
  const thong = (x: number, y: number) =>
    at(
      x,
      y,
      strip('-4,0 16,-22 46,-20 62,-2', () => 7, c.line) +
        strip('-4,0 16,-22 46,-20 62,-2', () => 5.4, c.vermilion) +
        strip('-4,0 14,6 40,14 52,14', () => 7, c.line) +
        strip('-4,0 14,6 40,14 52,14', () => 5.4, c.vermilion) +
        many(4, i => `<circle cx="${12 + i * 13}" cy="${-16 - (i % 3) * 3}" r="1.4" fill="${c.white}"/>`) +
        shape(oval(-6, 0, 5, 5, 8), c.line, 1),
    )
  const one = (x: number, y: number, k: number, r: number) =>
    at(
      x,
      y,
      each(
        [-42, 26],
        u =>
          shape(`${u},14* ${u + 24},12* ${u + 26},50* ${u - 2},52*z`, c.wood, 2, fade('line', 'u')) +
          shape(`${u + 24},12* ${u + 34},2* ${u + 36},40* ${u + 26},50*z`, c.wood, 1.6),
      ) +
        shape(
          '-82,0 -70,-16 -30,-26 50,-26 84,-18 92,-6 84,6 60,12 -40,14 -74,10z',
          c.yamabuki,
          2.2,
          fade('wood', 'u'),
        ) +
        flat('-82,0 -74,6 -40,9 60,7 84,1 92,-6 90,2 84,8 60,15 -40,17 -76,12z', c.wood) +
        ink('-80,4 -40,9 60,7 90,-3', 1.4) +
        ink('-60,-10 0,-14 70,-12', 1) +
        ink('-66,-3 0,-5 78,-6', 0.9) +
        thong(-34, -8),
      k,
      r,
    )
  return cloth('clothing') + shadow(104, 196, 84, 9) + one(104, 86, 0.86, -4) + one(96, 152, 0.96, 3)
}

/** A short coat on its pole. */
export const haori = () =>
  cloth('clothing') +
  ink('4,46 196,46', 7, 'none', c.wood) +
  ink('4,43 196,43', 1.3) +
  at(
    100,
    38,
    shape(
      '-22,4* -46,10 -90,22* -88,104* -52,106* -50,66* -52,172* -8,172* -6,60 -12,16z',
      c.indigo,
      2.3,
      fade('deep', 'u'),
    ) +
      shape(
        '22,4* 46,10 90,22* 88,104* 52,106* 50,66* 52,172* 8,172* 6,60 12,16z',
        c.indigo,
        2.3,
        fade('deep', 'u'),
      ) +
      flat('-52,130* -8,130* -8,171* -52,171*z', c.vermilion) +
      flat('52,130* 8,130* 8,171* 52,171*z', c.vermilion) +
      flat('-52,130* -8,130* -8,171* -52,171*z', pat('seigaiha')) +
      flat('52,130* 8,130* 8,171* 52,171*z', pat('seigaiha')) +
      ink('-52,130 -8,130', 1.8) +
      ink('8,130 52,130', 1.8) +
      flat('-89,78* -52,80* -52,105* -88,103*z', c.vermilion) +
      flat('89,78* 52,80* 52,105* 88,103*z', c.vermilion) +
      shape('-22,4* -12,0 12,0 22,4* 16,20 12,172* 6,172* 4,40 0,16 -4,40 -6,172* -12,172* -16,20z', c.line, 1.6) +
      `<circle cx="-32" cy="38" r="8" fill="${c.white}"/><circle cx="32" cy="38" r="8" ` +
      `fill="${c.white}"/><g ` +
      `color="var(--indigo)">${at(-32, 38, crests.food, 0.52)}${at(32, 38, crests.food, 0.52)}</g>` +
      ink('-5,76 0,84 5,76', 2.6, 'none', c.white) +
      ink('0,84 -4,104', 2.4, 'end', c.white) +
      ink('0,84 4,102', 2.4, 'end', c.white) +
      shape(oval(0, 82, 4, 4, 8), c.white, 1.2) +
      ink('-51,66 -48,40', 1.6) +
      ink('51,66 48,40', 1.6),
    0.92,
  )

/** A sedge hat. */
export const sandogasa = () =>
  cloth('clothing') +
  shadow(100, 182, 84, 10) +
  shape(
    '12,158 40,116 74,82 100,70 126,82 160,116 188,158 150,174 100,180 50,174z',
    c.yamabuki,
    2.4,
    fade('persimmon', 'u'),
  ) +
  many(13, i => ink(`100,72 ${20 + i * 13.4},${160 + 14 * Math.sin((i / 12) * 3.14)}`, 0.9)) +
  each([0.35, 0.6, 0.82], t =>
    ink(`${100 - 86 * t},${72 + 88 * t} ${100},${72 + 106 * t} ${100 + 86 * t},${72 + 88 * t}`, 1.4, 'none'),
  ) +
  shape('88,80 100,64 112,80 100,84z', c.wood, 1.6) +
  strip('64,174 72,194 96,204', () => 2.2, c.vermilion) +
  strip('136,174 128,194 100,204', () => 2.2, c.vermilion) +
  shape('98,200 88,212 100,208 112,212z', c.vermilion, 1.2)

/** A flowered hairpin. */
export const kanzashi = () =>
  cloth('clothing') +
  at(
    100,
    110,
    each(
      [-5, 5],
      o =>
        strip(`${o},10 ${o * 0.6},96`, t => 3.6 * (1 - t) + 1, c.line) +
        strip(`${o},10 ${o * 0.6},94`, t => 2.4 * (1 - t) + 0.6, c.yamabuki),
    ) +
      many(
        5,
        i =>
          ink(
            `${22 + i * 7},${-2 + i * 3} ${24 + i * 8},${30 + i * 3} ${22 + i * 8},${58 + i * 4}`,
            1.3,
            'none',
            c.line,
          ) +
          many(4, j => shape(oval(23 + i * 7.8, 20 + j * 13 + i * 4, 4.6, 5.4, 7), j % 2 ? c.rose : c.white, 1.1)),
      ) +
      each(
        [
          [-22, -2, 0.8, 'rose'],
          [24, -8, 0.8, 'white'],
          [0, -34, 1.25, 'vermilion'],
        ] as const,
        ([x, y, k, h]) =>
          at(
            x,
            y,
            many(5, i =>
              at(
                0,
                0,
                shape('0,-2 -15,-14 -13,-30 0,-34 13,-30 15,-14z', c[h], 1.8, fade('white', 'u')) +
                  ink('0,-8 0,-22', 1),
                1,
                i * 72,
              ),
            ) + shape(oval(0, 0, 7, 7, 8), c.yamabuki, 1.5),
            k,
          ),
      ),
    1,
    24,
  )

/** Yukata: a light summer robe on its pole, white with indigo waves, a red sash. */
export const yukata = () => {
  const side = (flip: boolean) =>
    at(
      100,
      34,
      shape(
        '-4,6* -18,4 -44,10 -92,22* -92,78* -50,82* -48,64* -44,172* -2,174*z',
        c.white,
        2.3,
        fade('sea', 'u'),
      ) +
        flat('-92,52* -50,56* -50,82* -92,78*z', c.indigo) +
        flat('-92,52* -50,56* -50,82* -92,78*z', pat('seigaiha')) +
        flat('-45,118* -2,118* -2,173* -44,171*z', c.indigo) +
        flat('-45,118* -2,118* -2,173* -44,171*z', pat('seigaiha')) +
        ink('-46,118 -34,112 -24,118 -12,112 -2,118', 2.4, 'none') +
        ink('-92,52 -80,48 -66,55 -50,56', 2, 'none') +
        ink('-49,66 -48,40', 1.6) +
        each(
          [
            [-64, 34],
            [-28, 44],
            [-74, 44],
            [-20, 24],
          ] as const,
          ([x, y]) =>
            many(5, i => at(x, y, flat('0,-1 -3.4,-5 0,-8.6 3.4,-5z', c.indigo), 0.9, i * 72)) +
            disc(x, y, 1.4, c.yamabuki),
        ),
      1,
      0,
      flip,
    )
  return (
    cloth('clothing') +
    ink('2,50 198,50', 7, 'none', c.wood) +
    ink('2,47 198,47', 1.3) +
    side(false) +
    side(true) +
    rod('84,40 92,64 108,100', () => 5, c.indigo, 1.3) +
    rod('116,40 108,66 94,102', () => 5, c.indigo, 1.3) +
    shape('52,98* 100,94 148,98* 147,122* 100,126 53,122*z', c.vermilion, 2.2, pat('kanoko')) +
    ink('53,110 100,113 147,110', 1.2, 'none', c.yamabuki) +
    shape('100,110 78,94 68,104 78,118z', c.vermilion, 1.9) +
    shape('100,110 122,94 132,104 122,118z', c.vermilion, 1.9) +
    shape('94,112 84,142 96,146 102,116z', c.vermilion, 1.9) +
    shape(oval(100, 110, 9, 8, 9), c.vermilion, 1.9)
  )
}

/** A tendril of the old wrapping-cloth print. */
const tendril = (x: number, y: number, k: number, turn: number) =>
  at(
    x,
    y,
    ink('-18,8 -6,0 8,2 14,-6 8,-13 0,-9 3,-3', 3.6, 'end', c.white) +
      ink('-6,0 -8,-10 -16,-12 -18,-5', 3, 'end', c.white) +
      flat('-2,2 2,10 10,12 6,4z', c.white),
    k,
    turn,
  )

/** Furoshiki: something square wrapped in a green cloth, knotted on top. */
export const furoshiki = () =>
  cloth('clothing') +
  shadow(104, 198, 78, 9) +
  shape(
    '24,186 20,140 34,110 68,96 132,96 166,110 180,140 176,186 150,198 50,198z',
    c.pine,
    2.4,
    fade('deep', 'u'),
  ) +
  tendril(54, 150, 1.15, 0) +
  tendril(104, 172, 1.2, 150) +
  tendril(150, 146, 1.1, 60) +
  tendril(66, 184, 0.9, 200) +
  tendril(154, 184, 0.9, 20) +
  tendril(102, 132, 0.95, -40) +
  ink('36,114 70,108 92,92', 2) +
  ink('164,114 130,108 108,92', 2) +
  ink('92,98 84,124 62,140', 1.8, 'end') +
  ink('108,98 116,124 138,138', 1.8, 'end') +
  shape('94,88 62,78 34,42 48,38 68,46 90,66z', c.pine, 2.2, fade('moss', 'd')) +
  shape('106,88 138,78 168,46 156,38 134,46 110,66z', c.pine, 2.2, fade('moss', 'd')) +
  tendril(66, 60, 0.6, 20) +
  tendril(136, 62, 0.6, 160) +
  shape('84,98 80,82 90,68 110,68 120,82 116,98 100,104z', c.pine, 2.2, fade('moss', 'd')) +
  ink('90,74 96,88 92,98', 1.6) +
  ink('108,72 106,88 110,98', 1.6)
