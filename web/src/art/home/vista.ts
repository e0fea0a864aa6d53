// The country of both games as one wide print: the road on the left, the mountain in the middle, the sea on the right.
// Whatever the width of a screen, it shows the middle and as much of both sides as there is room for.
import { at, disc, many, rect } from '../../svg/compose'
import { rng } from '../../svg/geometry'
import { flat, ink, shape, strip } from '../../svg/ink'
import { mist } from '../../svg/mist'
import { c } from '../../svg/palette'
import { fade, grain, light } from '../../svg/print'
import { birds, sun } from '../nature/air'
import { hut, torii, walker } from '../nature/built'
import { junk } from '../nature/craft'
import { craneFly } from '../nature/fauna'
import { ridge, wood } from '../nature/land'
import { cherry, pine } from '../nature/trees'
import { ripples } from '../nature/water'

export const WIDE = 2560
export const HIGH = 420
const SHORE = 318 // where the sea begins

/** Inks that only the sky and the mountain are printed with: nothing above, full below, or the other way round. */
const wash = (hue: string, from: 0 | 1) =>
  `<linearGradient id="v-${hue}" x1="0" x2="0" y1="${from}" y2="${1 - from}"><stop stop-color="var(--${hue})"/>` +
  `<stop offset="1" stop-color="var(--${hue})" stop-opacity="0"/></linearGradient>`
const inks = wash('noon', 1) + wash('dawn', 1) + wash('fuji', 0)

/** Paper above, a breath of colour over the horizon; by night there are stars. */
const heaven = () => {
  const r = rng(41)
  const star = () => {
    const [x, y] = [r() * WIDE, r() * 190]
    return disc(x, y, 0.7 + r() * 1.1, 'var(--star)')
  }
  return (
    rect(0, 0, WIDE, SHORE + 20, 'var(--paper)') +
    rect(0, 60, WIDE, SHORE - 40, 'url(#v-noon)', 'opacity=".55"') +
    rect(0, 170, WIDE, SHORE - 150, 'url(#v-dawn)', 'opacity=".8"') +
    many(90, star) +
    rect(0, 60, WIDE, SHORE - 40, grain)
  )
}

const CONE =
  'M1030 330C1120 302 1196 236 1262 128L1288 84 1302 72 1318 77 1336 69 1354 77 1370 70 1386 80 1408 112' +
  'C1478 232 1560 300 1668 330Z'

/** The mountain under its snow. */
const mountain = () =>
  `<path d="${CONE}" fill="${c.haze}"/><path d="${CONE}" fill="url(#v-fuji)"/>` +
  shape(
    '1288,84* 1302,72* 1318,77* 1336,69* 1354,77* 1370,70* 1386,80* 1414,122 1438,160* 1418,148* 1412,170* ' +
      '1392,146* 1382,184* 1364,150* 1350,176* 1338,196* 1324,156* 1308,182* 1298,148* 1280,168* 1264,152* ' +
      '1244,160* 1262,128z',
    c.white,
    0,
  ) +
  ink(
    '1022,332 1120,300 1196,236 1262,128 1288,84* 1302,72* 1318,77* 1336,69* 1354,77* 1370,70* 1386,80* 1408,112 ' +
      '1478,232 1560,300 1676,332',
    2.4,
    'none',
  ) +
  many(8, i =>
    ink(`${1286 + i * 15},${196 + (i % 3) * 12} ${1268 + i * 20},${252 + (i % 2) * 16}`, 1.3, 'both', c.line),
  )

const storey = (i: number) =>
  rect(-17 + i * 2.6, -28 - i * 27, 34 - i * 5.2, 20, c.vermilion) +
  rect(-4, -25 - i * 27, 8, 15, 'var(--lit)') +
  shape(
    `${-34 + i * 4},${-24 - i * 27}* ${-20 + i * 2.5},${-34 - i * 27} 0,${-38 - i * 27} ` +
      `${20 - i * 2.5},${-34 - i * 27} ${34 - i * 4},${-24 - i * 27}*z`,
    c.indigo,
    1.5,
  )

/** A pagoda of so many roofs, its foot at x,y. */
const pagoda = (x: number, y: number, k: number, roofs = 4) =>
  at(
    x,
    y,
    disc(0, -60, 90, light('lamp'), 'opacity=".5"') +
      rect(-20, -9, 40, 9, c.ash) +
      many(roofs, storey) +
      ink(`0,${-8 - roofs * 27} 0,${-44 - roofs * 27}`, 2.6, 'end'),
    k,
  )

/** A town at the roadside: roofs, lit windows. */
const town = (x: number, y: number, n: number) =>
  many(n, i => {
    const [u, v] = [x + i * 74, y - (i % 2) * 12]
    return (
      rect(u - 26, v - 24, 52, 24, 'var(--wall)') +
      rect(u - 12, v - 18, 10, 12, 'var(--lit)') +
      rect(u + 4, v - 18, 10, 12, 'var(--lit)') +
      shape(
        `${u - 40},${v - 21}* ${u - 20},${v - 42} ${u + 20},${v - 42} ${u + 40},${v - 21}*z`,
        light('tiles'),
        1.6,
      )
    )
  })

/** A lantern on its post: by night it glows. */
const lantern = (x: number, y: number) =>
  at(
    x,
    y,
    disc(0, -44, 46, light('lamp'), 'opacity=".8"') +
      ink('0,0 0,-56', 3, 'none') +
      ink('-1,-56 12,-54', 2, 'none') +
      shape('4,-52* 18,-52* 20,-42 18,-32* 4,-32* 2,-42z', 'var(--lantern)', 1.4) +
      ink('4,-46 18,-46', 0.8) +
      ink('4,-38 18,-38', 0.8),
  )

/** From the town at the left end along the fields to the foot of the mountain. */
const country = () =>
  ridge('-10,236 140,196 270,150 390,182 520,250 640,276 780,288 920,298 1040,310 1150,322', 'sea', { foot: 324 }) +
  ridge('-10,290 120,262 260,250 420,276 600,292 800,300 980,318 1100,340 1190,378', 'pine', {
    foot: 380,
    base: c.moss,
  }) +
  wood(560, 300, 260, 30, 'pine', 5) +
  wood(900, 318, 190, 22, 'pine', 11) +
  pagoda(214, 290, 0.86) +
  town(440, 316, 3) +
  mist(330, 286, 330, 11, 3, 2) +
  mist(20, 250, 250, 11, 9, 2) +
  mist(700, 282, 320, 10, 8, 2)

/** The bay, its islands and sails. */
const sea = () =>
  ridge('1500,332 1640,312 1720,282 1800,270 1880,292 1990,318 2070,330', 'sea', { foot: 336 }) +
  ridge('2010,332 2120,300 2230,236 2330,204 2440,222 2570,180', 'sea', { foot: 380 }) +
  rect(900, SHORE, WIDE - 900, HIGH - SHORE, c.sea) +
  rect(900, SHORE, WIDE - 900, HIGH - SHORE, fade('indigo', 'u')) +
  rect(900, SHORE - 2, WIDE - 900, 34, fade('mist', 'd')) +
  flat('1250,322* 1300,352* 1338,368* 1378,352* 1430,322*z', c.white, 'opacity=".25"') +
  ripples(1180, SHORE + 10, WIDE - 1180, 84, 6, 'indigo', 10) +
  wood(1600, SHORE + 1, 190, 16, 'pine', 9) +
  junk(1560, 342, 0.62) +
  junk(1506, 330, 0.36) +
  at(1880, 356, torii(0, 0, 1.1) + ripples(-60, 0, 120, 14, 3, 'indigo', 3)) +
  junk(2050, 348, 0.7, true) +
  mist(1690, 296, 300, 10, 4, 2) +
  shape(
    '2200,430* 2226,364 2270,320 2320,286 2390,272 2470,268 2580,236* 2580,430*z',
    c.pine,
    2,
    fade('moss', 'u'),
  ) +
  pine(2330, 306, 0.95, -1, 7) +
  pine(2442, 290, 1.3, -1, 12) +
  hut(2540, 300, 0.8, true)

/** The road in front, those who walk on it, and the trees beside it. */
const road = () =>
  shape(
    '-10,340* 180,318 420,334 640,326 860,338 1040,328 1180,346 1290,382 1330,440* -10,440*z',
    c.moss,
    2,
    fade('pine', 'u'),
  ) +
  strip(
    '-20,376 180,354 420,370 640,360 860,370 1030,354 1180,376 1270,424',
    t => 16 - 5 * Math.abs(t - 0.5),
    'var(--road)',
  ) +
  pine(80, 370, 1.55, 1, 2) +
  pine(396, 352, 0.9, -1, 21) +
  lantern(700, 352) +
  walker(470, 372, 1.2, 'indigo', 'walk', true) +
  walker(806, 366, 1.35, 'vermilion') +
  walker(838, 372, 1.35, 'plum') +
  cherry(968, 356, 1.1, 3) +
  walker(1078, 362, 1.25, 'indigo') +
  lantern(1150, 366)

/** The whole print. */
export const vista = () =>
  inks +
  heaven() +
  sun(1520, 138, 44) +
  mountain() +
  sea() +
  country() +
  road() +
  birds(1600, 214, 5, 1.2) +
  craneFly(1760, 150, 0.9, true) +
  craneFly(1830, 122, 0.7, true) +
  mist(1090, 288, 300, 11, 3, 2) +
  mist(1400, 300, 260, 10, 6, 2)

/** Where the print goes over into the page: bars of paper mist that lie on a bank of it, from end to end. */
export const veil = () => {
  const bar = (x: number, row: number, w: number) =>
    `<rect x="${x}" y="${HIGH - 12 - 16 * row}" width="${w}" height="17" rx="8.5" fill="var(--paper)"/>`
  const low = [-80, 420, 760, 1150, 1560, 2040, 2330].map((x, i) => bar(x, 1, 250 + ((i * 97) % 130)))
  const high = [-120, 560, 1216, 1660, 2110].map((x, i) => bar(x, 2, 150 + ((i * 61) % 70)))
  return high.join('') + low.join('') + rect(0, HIGH - 13, WIDE, 16, 'var(--paper)')
}
