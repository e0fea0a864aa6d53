// Fish, raw and grilled.
import { at, each, many, oval } from '../../../svg/compose'
import { flat, ink, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { steam } from '../../nature/air'
import { shadow, sticks, table } from '../../shared/table'

const nigiri = (x: number, y: number, top: string) =>
  at(
    x,
    y,
    shadow(2, 15, 30, 6) +
      shape('-27,6 -24,-6 -8,-11 14,-10 26,-3 27,8 18,15 -18,15z', c.white, 1.8) +
      many(12, i => flat(oval(-20 + ((i * 17) % 42), 3 + ((i * 7) % 10), 2.6, 1.3, 6, i), c.husk)) +
      top,
  )

/** Three pieces on a wooden stand. */
export const sushi = () =>
  table('indigo') +
  shadow(100, 196, 84, 9) +
  shape('14,150* 158,138 188,158* 44,176z', c.wood, 2, fade('yamabuki', 'd')) +
  shape('14,150* 44,176* 44,186* 14,160*z', c.wood, 1.6) +
  shape('44,176* 188,158* 188,168* 44,186*z', c.wood, 2, fade('line', 'u')) +
  shape('60,184* 84,181* 84,194* 60,197*z', c.wood, 1.5, fade('line', 'u')) +
  shape('148,173* 172,170* 172,183* 148,186*z', c.wood, 1.5, fade('line', 'u')) +
  nigiri(
    124,
    106,
    shape('-33,-2 -22,-19 6,-25 26,-16 34,0 20,1 0,-7 -20,-1z', c.yamabuki, 2, fade('persimmon', 'u')) +
      shape('-7,-24* 7,-25* 8,13* -6,14*z', c.pine, 1.6),
  ) +
  nigiri(
    66,
    128,
    shape('-35,2 -26,-16 0,-24 24,-17 34,-1 44,-7 46,3 38,10 30,6 10,-3 -14,0z', c.persimmon, 2) +
      many(4, i => ink(`${-20 + i * 13},${-15 - (i % 3)} ${-14 + i * 13},-4`, 4.4, 'both', c.white)) +
      shape('34,-1 48,-10 52,-2 46,2 52,9 38,10z', c.vermilion, 1.5),
  ) +
  nigiri(
    132,
    148,
    shape('-36,1 -26,-17 4,-25 28,-17 38,2 20,5 0,-4 -20,3z', c.vermilion, 2.2) +
      many(4, i => ink(`${-22 + i * 14},${-13 - (i % 2) * 4} ${-12 + i * 13},-3`, 1.8, 'both', c.rose)),
  ) +
  shape('46,158 60,150 72,156 66,166 50,168z', c.rose, 1.4) +
  ink('52,162 60,156 68,160', 1) +
  shape('30,146 40,138 46,148 36,154z', c.moss, 1.4)

/** Grilled eel on rice, in a lacquer box. */
export const unagi = () => {
  // seen from above: a fillet is a wide flat board, split down the middle, lacquered, grilled
  const fillet = (x: number, y: number, k = 1) =>
    at(
      x,
      y,
      shape(
        '-25,-44 -18,-52 18,-52 25,-44 27,0 24,46 16,54 -16,54 -24,46 -27,0z',
        '#8a4a1f',
        2.1,
        fade('persimmon', 'd'),
      ) +
        ink('0,-50 -1,0 0,52', 2.2, 'none') +
        many(
          9,
          i =>
            ink(`-3,${-42 + i * 10.6} -14,${-46 + i * 10.6} -22,${-44 + i * 10.6}`, 1.5, 'both', '#4a2410') +
            ink(`3,${-42 + i * 10.6} 14,${-46 + i * 10.6} 22,${-44 + i * 10.6}`, 1.5, 'both', '#4a2410'),
        ) +
        ink('-16,-38 -17,-6 -15,22', 3, 'both', c.yamabuki) +
        ink('12,-20 13,8 11,30', 2.2, 'both', c.yamabuki),
      k,
    )
  return (
    table('persimmon', 'kikko') +
    shadow(104, 200, 88, 9) +
    shape('12,92* 178,82* 192,186* 20,200*z', c.line, 2.2) +
    shape('20,98* 172,89* 184,180* 27,192*z', c.vermilion, 1.8, fade('plum', 'u')) +
    shape('30,106* 164,98* 174,172* 36,183*z', c.white, 1.6) +
    many(34, i => flat(oval(42 + ((i * 37) % 124), 108 + ((i * 23) % 66), 3.6, 1.8, 6, i), c.husk)) +
    at(4, 0, at(0, 4, fillet(64, 141, 0.78) + fillet(134, 135, 0.78) + fillet(99, 138, 0.8)), 1, 0) +
    at(
      38,
      172,
      shape('0,0 -4,-14 4,-22 10,-12 8,2z', c.moss, 1.3) + shape('8,2 10,-14 20,-18 20,-4z', c.pine, 1.3),
    ) +
    steam(100, 88, 62, 3, 8) +
    sticks(150, 214, 20, 208, c.line)
  )
}

/** Slices as thin as petals, and the fish itself. */
export const fugu = () =>
  table('sea', 'seigaiha') +
  shadow(104, 184, 84, 14) +
  shape(oval(98, 128, 84, 56, 18), c.white, 2.4) +
  shape(oval(98, 128, 76, 50, 18), c.sea, 1.4, fade('indigo')) +
  shape(oval(100, 127, 70, 44, 18), c.indigo, 0, pat('seigaiha', 'l')) +
  each(
    [
      [16, 66, 41, 0],
      [13, 46, 29, 0.25],
      [9, 28, 18, 0.1],
    ] as const,
    ([n, rx, ry, o]) =>
      many(n, i => {
        const a = (i / n) * 6.283 + o
        const x = 100 + Math.cos(a) * rx * 0.82
        const y = 127 + Math.sin(a) * ry * 0.82
        return at(
          x,
          y,
          flat('-11,0 -6,-8 6,-9 14,-3 14,4 5,9 -7,8z', c.white, 'opacity=".88"') +
            ink('-11,0 -6,-8 6,-9 14,-3 14,4 5,9 -7,8z', 1.1) +
            ink('-7,1 3,0 11,1', 0.8, 'both', c.sea),
          rx / 66,
          (a * 180) / Math.PI,
        )
      }),
  ) +
  shape(oval(100, 127, 10, 7), c.yamabuki, 1.4) +
  many(6, i => ink(`${94 + i * 2.4},${131 - (i % 2) * 3} ${96 + i * 2},${123 + (i % 3)}`, 1)) +
  at(
    134,
    178,
    shape('30,-2 46,-16 50,-2 46,14z', c.persimmon, 1.8) +
      shape('-38,2 -30,-20 -6,-32 20,-26 34,-4 30,16 8,30 -18,28 -34,16z', c.wood, 2.4, fade('pine')) +
      flat('-37,6 -14,10 12,10 31,10 26,20 8,29 -18,27 -33,16z', c.white) +
      many(
        9,
        i =>
          `<circle cx="${-18 + ((i * 19) % 42)}" cy="${-22 + ((i * 11) % 24)}" ` +
          `r="${1.5 + (i % 3)}" fill="var(--line)" opacity=".7"/>`,
      ) +
      many(11, i => {
        const a = 0.2 + i * 0.28
        return ink(
          `${Math.cos(a) * 32 - 2},${Math.sin(a) * 26 + 1} ` + `${Math.cos(a) * 40 - 2},${Math.sin(a) * 33 + 1}`,
          1.8,
          'end',
        )
      }) +
      shape('4,0 16,8 10,18 0,12z', c.persimmon, 1.5) +
      shape(oval(-19, -8, 6.4), c.white, 1.6) +
      `<circle cx="-20" cy="-8" r="3" fill="var(--line)"/>` +
      shape('-38,3 -44,0 -43,7 -38,8z', c.rose, 1.5),
    0.94,
  )
