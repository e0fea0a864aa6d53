// Works of art, on kikko.
import { at, disc, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { birds } from '../../nature/air'
import { pine } from '../../nature/trees'
import { shadow } from '../../shared/table'
import { cloth } from './family'

/** Ukiyo-e: a colour print of Fuji and the sea. */
export const ukiyoe = () =>
  cloth('art') +
  at(
    102,
    112,
    flat('-62,-84* 70,-80* 68,96* -60,92*z', c.line, 'opacity=".25"') +
      shape('-66,-90* 64,-90* 64,90* -66,90*z', c.white, 2.2) +
      `<svg x="-56" y="-80" width="110" height="160" viewBox="0 0 110 160"><rect width="110" ` +
      `height="160" fill="var(--sky)"/><rect width="110" height="60" ` +
      `fill="${fade('indigo')}"/><rect y="60" width="110" height="50" ` +
      `fill="${fade('persimmon', 'u')}"/>` +
      `<circle cx="80" cy="44" r="13" fill="${c.vermilion}"/>` +
      shape('-6,112* 20,92 38,62* 46,67* 54,60* 74,92 116,112*z', c.indigo, 1.5, fade('haze', 'u')) +
      flat('28,78* 38,62* 46,67* 54,60* 66,79* 58,76* 52,86* 46,76* 40,86* 34,76*z', c.white) +
      rect(0, 108, 110, 60, c.sea) +
      rect(0, 108, 110, 52, fade('indigo', 'u')) +
      many(5, i =>
        ink(`-5,${120 + i * 9} 30,${116 + i * 9} 60,${122 + i * 9} 115,${117 + i * 9}`, 1.6, 'none', c.white),
      ) +
      shape('60,126 70,98 76,124z', c.white, 1.2) +
      shape('52,128 84,126 78,134 58,135z', c.wood, 1.2) +
      pine(18, 166, 0.78, 1, 5) +
      birds(62, 24, 3, 0.8) +
      rect(8, 10, 14, 34, c.vermilion) +
      ink('15,15 15,24', 2, 'both', c.white) +
      ink('11,28 19,27', 1.8, 'both', c.white) +
      ink('12,34 18,38', 1.8, 'both', c.white) +
      `</svg>` +
      ink('-56,-80* 54,-80* 54,80* -56,80*z', 1.6),
    1,
    -4,
  )

/** A lute of three strings and its plectrum. */
export const shamisen = () =>
  cloth('art') +
  at(
    96,
    122,
    shadow(-38, 76, 40, 6) +
      strip('-22,36 62,-88', () => 5.6, c.line) +
      strip('-22,36 62,-88', () => 4.2, c.wood) +
      ink('-20,28 60,-88', 1, 'none', c.white) +
      shape('60,-92 74,-104 84,-100 78,-88 66,-80z', c.wood, 1.8) +
      each(
        [
          [62, -98, 44, -104],
          [76, -84, 92, -82],
          [70, -90, 92, -96],
        ] as const,
        ([a, b, e, f]) =>
          strip(`${a},${b} ${e},${f}`, t => 2 + t * 2.4, c.line) +
          strip(`${a},${b} ${e},${f}`, t => 1 + t * 2.2, c.white),
      ) +
      at(
        -40,
        62,
        shape('-36,-30 -18,-38 18,-38 36,-30 40,0 36,30 18,38 -18,38 -36,30 -40,0z', c.vermilion, 2.4) +
          shape(
            '-29,-24 -14,-31 14,-31 29,-24 32,0 29,24 14,31 -14,31 -29,24 -32,0z',
            c.white,
            1.6,
            fade('skin', 'u'),
          ) +
          rect(-4, 8, 8, 4, c.line) +
          flat('-20,18* 20,18* 14,28 -14,28z', c.indigo),
        1,
        34,
      ) +
      each([-2.2, 0, 2.2], o => ink(`${-56 + o},${84 + o} ${62 + o * 1.2},${-92 + o}`, 0.9, 'none')) +
      shape('22,72* 64,30 88,50 60,92*z', c.white, 2, fade('husk', 'u')) +
      shape('22,72* 34,80* 24,94 10,88z', c.yamabuki, 1.6),
    0.86,
  )

/** Netsuke: an ivory hare, the toggle of a cord, with its bead and lacquer case. */
export const netsuke = () =>
  cloth('art') +
  shadow(84, 184, 58, 8) +
  shadow(158, 206, 30, 6) +
  rod('112,144 146,118 164,92 154,74 140,88 150,124', () => 2.2, c.vermilion, 1) +
  shape(oval(152, 128, 8, 7, 9), c.moss, 1.9, fade('white', 'd')) +
  at(
    156,
    170,
    ink('-8,-40 -16,-28', 2.6, 'none', c.vermilion) +
      ink('4,-40 14,-28', 2.6, 'none', c.vermilion) +
      shape('-22,-30* 22,-30* 24,30 14,36 -14,36 -24,30z', c.line, 2.2, fade('vermilion', 'u')) +
      ink('-23,-12 0,-8 23,-12', 1.5, 'none', c.yamabuki) +
      ink('-24,8 0,12 24,8', 1.5, 'none', c.yamabuki) +
      disc(4, -20, 5, c.yamabuki) +
      ink('-14,24 -4,14 6,22 16,16', 2, 'both', c.yamabuki),
  ) +
  at(
    82,
    126,
    shape('-58,40 -64,10 -48,-18 -18,-30 22,-28 50,-8 60,22 52,50 20,58 -30,56z', c.white, 2.4, fade('husk', 'u')) +
      shape('42,34 66,30 74,42 62,52 44,50z', c.white, 2) +
      shape('-46,-22 -40,-58 -26,-84 -14,-80 -12,-52 -22,-22z', c.white, 2.2, fade('husk', 'u')) +
      shape('-26,-26 -6,-58 18,-74 26,-64 14,-40 -8,-18z', c.white, 2.2, fade('husk', 'u')) +
      ink('-36,-34 -28,-60 -22,-70', 2.4, 'both', c.rose) +
      ink('-12,-32 4,-52 16,-62', 2.4, 'both', c.rose) +
      shape('-74,20 -72,-8 -54,-28 -30,-30 -12,-14 -10,12 -26,32 -52,36z', c.white, 2.2, fade('husk', 'u')) +
      disc(-44, -4, 4.4, c.line) +
      disc(-45, -5.4, 1.4, c.white) +
      ink('-72,8 -64,12 -66,18', 1.6) +
      ink('-68,20 -58,24 -50,20', 1.6) +
      ink('-52,14 -38,16', 0.9) +
      ink('-52,18 -38,22', 0.9) +
      shape('-48,48 -44,34 -22,34 -16,46 -24,54 -42,54z', c.white, 1.9) +
      ink('-36,38 -36,50', 1.2) +
      ink('8,0 32,8 40,34', 1.7) +
      shape('4,52 12,38 38,36 48,50 30,58z', c.white, 1.9) +
      shape(oval(24, 16, 5.4, 4.4, 8), c.line, 1.4) +
      many(6, i =>
        ink(`${-6 + i * 9},${-16 + ((i * 7) % 12)} ${-2 + i * 9},${-12 + ((i * 7) % 12)}`, 1, 'both', c.wood),
      ),
  )

/** Jubako: three lacquer boxes, the lid set aside, a feast in the topmost. */
export const jubako = () => {
  const tier = (y: number, hue: Hue) =>
    shape(`22,${y}* 128,${y + 14}* 128,${y + 42}* 22,${y + 28}*z`, c[hue], 2.1, fade('deep', 'u')) +
    shape(`128,${y + 14}* 182,${y - 8}* 182,${y + 20}* 128,${y + 42}*z`, c[hue], 2.1, fade('deep', 'd'))
  const gold = (y: number) =>
    ink(`34,${y + 22} 52,${y + 10} 70,${y + 22} 92,${y + 16} 116,${y + 30}`, 2.2, 'both', c.yamabuki) +
    each(
      [
        [50, 16],
        [84, 24],
        [108, 22],
      ] as const,
      ([x, dy]) => many(5, i => at(x, y + dy, flat('0,0 -2.6,-3.4 0,-6 2.6,-3.4z', c.yamabuki), 1, i * 72)),
    )
  return (
    cloth('art') +
    shadow(108, 200, 86, 8) +
    tier(156, 'line') +
    tier(128, 'vermilion') +
    gold(128) +
    tier(100, 'line') +
    gold(100) +
    shape('22,100* 76,78* 182,92* 128,114*z', c.line, 2) +
    shape('34,99* 78,82* 170,93* 126,110*z', c.vermilion, 1.6) +
    ink('78,82 126,110', 2.2, 'none') +
    ink('52,92 150,102', 2.2, 'none') +
    shape(oval(58, 92, 10, 5, 9), c.yamabuki, 1.5) +
    shape(oval(74, 89, 8, 4.6, 9), c.yamabuki, 1.5) +
    many(3, i => shape(oval(98 + i * 13, 88 + i * 2, 8, 5, 9), i % 2 ? c.white : c.rose, 1.4)) +
    many(4, i => shape(oval(76 + i * 9, 101 + i * 1.4, 5.4, 3.6, 8), c.line, 1.2)) +
    shape('122,104 132,94 150,98 152,103 138,107z', c.persimmon, 1.6) +
    flat('62,97 70,94 74,98z', c.moss) +
    at(
      102,
      50,
      shape('-74,10* -16,-16* 84,2* 28,28*z', c.line, 2.2, fade('vermilion', 'u')) +
        shape('-74,10* 28,28* 28,37* -74,19*z', c.line, 1.9) +
        shape('28,28* 84,2* 84,11* 28,37*z', c.line, 1.9) +
        disc(8, 5, 11, c.yamabuki) +
        ink('-24,8 -4,16 24,18 48,8', 2.4, 'both', c.yamabuki),
      0.9,
      -5,
    )
  )
}

/** Shikki: a lidded lacquer bowl with gold plum blossom, on a small table. */
export const shikki = () => {
  const plum = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      many(5, i => at(0, 0, flat(oval(0, -6, 4.2, 4.4, 8), c.yamabuki), 1, i * 72)) + disc(0, 0, 2.4, c.vermilion),
      k,
    )
  return (
    cloth('art') +
    shadow(102, 206, 82, 7) +
    shape('20,172* 180,172* 172,186* 28,186*z', c.line, 2.1, fade('vermilion', 'u')) +
    shape('12,172 40,158 160,158 188,172 100,182z', c.vermilion, 2.1, fade('plum', 'u')) +
    shape('36,186* 52,186* 46,206* 34,206*z', c.line, 1.9) +
    shape('148,186* 164,186* 166,206* 154,206*z', c.line, 1.9) +
    shape('74,156* 126,156* 130,170* 70,170*z', c.line, 2) +
    shape('34,112* 40,138 66,158 134,158 160,138 166,112*z', c.line, 2.4, fade('vermilion', 'u')) +
    flat('36,116 100,128 164,116 163,122 100,135 38,122z', c.yamabuki) +
    shape('30,112 38,92 62,68 84,60 116,60 138,68 162,92 170,112 100,124z', c.line, 2.4, fade('vermilion', 'u')) +
    shape('82,62* 78,46 100,42 122,46 118,62* 100,66z', c.line, 2.1, fade('vermilion', 'u')) +
    ink('46,96 58,80 74,70', 3, 'both', c.white) +
    ink('60,112 76,98 98,96 118,84 146,90', 2.8, 'both', c.yamabuki) +
    ink('98,96 104,108 122,112', 2.2, 'end', c.yamabuki) +
    ink('118,84 120,74', 2, 'end', c.yamabuki) +
    plum(76, 98, 1.2) +
    plum(106, 92, 1.4) +
    plum(132, 86, 1.1) +
    plum(122, 110, 0.95) +
    plum(96, 146, 0.9) +
    plum(66, 138, 0.75) +
    plum(130, 144, 0.8)
  )
}

/** A bamboo leaf, one pressed stroke. */
const blade = (x: number, y: number, turn: number, k: number, hue = c.line) =>
  at(x, y, flat('0,0 9,-2.6 22,-1 31,4* 20,3.4 8,2.6z', hue), k, turn)

/** Sumi-e: a hanging scroll, bamboo before the moon, in black ink only. */
export const sumie = () =>
  cloth('art') +
  ink('76,16 100,4 124,16', 1.8, 'none') +
  flat('52,24* 154,24* 154,206* 52,206*z', c.line, 'opacity=".22"') +
  shape('48,20* 148,20* 148,200* 48,200*z', c.indigo, 2.1, pat('shippo')) +
  shape('55,40* 141,40* 141,180* 55,180*z', c.yamabuki, 1.3) +
  shape('59,44* 137,44* 137,176* 59,176*z', c.white, 1.3, fade('husk', 'u')) +
  rod('42,18 154,18', () => 3, c.wood, 1.2) +
  disc(112, 74, 17, c.haze) +
  ink(oval(112, 74, 17, 17, 12), 1.2, 'none', c.ash) +
  strip('108,176 106,146 110,118', () => 1.7, c.ash) +
  ink('103,150 111,149', 1.6, 'none', c.white) +
  blade(109, 122, 40, 0.8, c.ash) +
  blade(109, 122, 110, 0.8, c.ash) +
  blade(108, 140, 66, 0.7, c.ash) +
  strip('76,176 78,140 76,104 80,48', () => 3.1, c.line) +
  each([152, 118, 84, 60], y => ink(`71,${y} 78,${y - 2} 84,${y}`, 2.4, 'none', c.white)) +
  ink('78,118 90,106 98,104', 1.5, 'end') +
  ink('78,84 94,72 104,70', 1.5, 'end') +
  each(
    [
      [97, 104, 20, 1],
      [97, 104, 58, 1.1],
      [96, 104, 96, 0.9],
      [103, 70, 8, 0.9],
      [103, 70, 44, 1.1],
      [102, 70, 84, 1],
      [80, 52, 20, 0.9],
      [80, 52, 66, 1],
      [79, 58, 124, 0.8],
    ] as const,
    ([x, y, turn, k]) => blade(x, y, turn, k),
  ) +
  rect(66, 154, 10, 14, c.vermilion) +
  ink('69,158 73,158', 1.3, 'none', c.white) +
  ink('71,156 71,165', 1.3, 'none', c.white) +
  rod('38,202 158,202', () => 5, c.wood, 1.4) +
  shape(oval(36, 202, 5, 7), c.line, 1.4) +
  shape(oval(160, 202, 5, 7), c.line, 1.4)
