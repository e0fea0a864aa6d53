// People met on the road.
import { at, each, many, oval, rect } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, pat, type Pattern } from '../../svg/print'
import { sky, sun } from '../nature/air'
import { torii } from '../nature/built'
import { junk } from '../nature/craft'
import { heron } from '../nature/fauna'
import { ridge, wood } from '../nature/land'
import { pine } from '../nature/trees'
import { ripples, swell } from '../nature/water'
import { coin } from '../shared/marks'
import { type View } from './panoramas/index'
import { bust, type Face, ground, hand, headOn, onHead, sleeve, turned } from './people/figure'
import { clip, topknot } from './people/hair'

/** The craftsman, painting a doll. */
export const shokunin = () =>
  ground('wood', 'kikko') +
  bust('indigo', { collar: 'line', inner: 'white', pattern: 'kanoko' }) +
  headOn({ old: true, skull: 'square', nose: 'broad', brow: 2.8, smile: 1 }) +
  onHead(
    topknot +
      strip('-22,-20 0,-26 30,-18', () => 6, c.line) +
      strip('-22,-20 0,-26 30,-18', () => 4.6, c.white) +
      many(4, i => flat(oval(-15 + i * 12, -23 + (i - 1.5) ** 2, 2.4, 2.4, 7), c.indigo)) +
      shape('30,-20 46,-26 42,-16 46,-8 30,-12z', c.white, 1.5),
  ) +
  rect(0, 204, 200, 20, c.wood) +
  ink('0,204 200,204', 2, 'none') +
  at(
    62,
    176,
    shape('-20,30* -24,-6 -14,-18 14,-18 24,-6 20,30*z', c.vermilion, 2.2, fade('plum', 'u')) +
      flat('-22,6* 22,6* 21,16* -21,16*z', c.yamabuki) +
      shape(oval(0, -32, 18, 19, 10), c.white, 2) +
      shape('-18,-34 -16,-50 0,-55 16,-50 18,-34 8,-40 -8,-40z', c.line, 1) +
      ink('-9,-29 -3,-30', 1.4) +
      ink('4,-30 10,-29', 1.4) +
      flat(oval(0, -22, 2, 1.6, 6), c.vermilion),
  ) +
  sleeve(164, 180, 140, 164, 'indigo', 'kanoko') +
  strip('142,172 84,150', t => 4 - t, c.line) +
  strip('142,172 100,156', () => 2.8, c.wood) +
  strip('100,156 84,150', t => 2.6 - t, c.ash) +
  hand(132, 168, 20)

/** The samurai in his helmet. */
export const samurai = () =>
  ground('vermilion', 'shippo') +
  at(
    24,
    150,
    strip('-10,84 6,-60', () => 6.6, c.line) +
      many(6, i => at(-7 + i * 2.2, 50 - i * 18, flat('-5,0 0,-7 5,0 0,7z', c.white), 0.8)) +
      shape(oval(-10, 78, 18, 6), c.yamabuki, 2),
  ) +
  bust('indigo', { collar: 'white', inner: 'white' }) +
  each([0, 1], s =>
    at(
      100,
      150,
      many(
        5,
        i =>
          shape(
            `54,${-4 + i * 15}* 96,${2 + i * 15}* 98,${16 + i * 15}* 52,${11 + i * 15}*z`,
            i % 2 ? c.vermilion : c.indigo,
            1.6,
          ) +
          many(5, j => ink(`${60 + j * 8},${-1 + i * 15} ${60 + j * 8},${9 + i * 15}`, 1.2, 'none', c.yamabuki)),
      ),
      1,
      0,
      s === 0,
    ),
  ) +
  headOn({ skull: 'square', nose: 'hook', brow: 3.6, stern: 4, smile: -1.4 }) +
  onHead(ink('-16,14 -10,13 -6,14 2,15', 2.6)) +
  onHead(
    shape('-34,-8 -44,12 -32,24 -24,14 -24,-14z', c.indigo, 2) +
      shape('30,-14 40,8 54,22 40,34 28,18z', c.indigo, 2) +
      many(3, i => ink(`${34 + i * 4},${-2 + i * 11} ${44 + i * 3},${10 + i * 9}`, 1.4, 'none', c.yamabuki)) +
      shape('-34,-14 -32,-44 -8,-64 16,-64 38,-44 40,-12 20,-22 -8,-24z', c.line, 2) +
      many(5, i => ink(`${-24 + i * 13},-22 ${-18 + i * 11},-44 ${0 + i * 4},-60`, 1.3, 'both', c.yamabuki)) +
      shape('-40,-12 -20,-24 6,-26 32,-20 46,-6 20,-15 -8,-17z', c.vermilion, 2) +
      shape(
        '-6,-34 -32,-48 -42,-80 -22,-60 -2,-48 18,-60 36,-82 30,-50 6,-34z',
        c.yamabuki,
        2,
        fade('persimmon', 'u'),
      ) +
      shape(oval(-1, -36, 8, 8, 9), c.vermilion, 1.8),
    1.04,
    100,
    92,
  )

/** The noble and his coins. */
export const kuge = () =>
  ground('plum', 'asanoha') +
  bust('plum', { collar: 'white', inner: 'rose', pattern: 'shippo', skin: c.white }) +
  headOn({
    skull: 'round',
    eyes: 'narrow',
    nose: 'snub',
    noEar: true,
    skin: c.white,
    dots: true,
    lips: c.vermilion,
    lash: 2,
    rouge: true,
  }) +
  onHead(
    shape('-22,-22 -24,-30 -2,-37 26,-31 33,-16 32,2 25,-10 4,-27z', c.line, 1) +
      shape('-18,-32 -16,-48 6,-56 28,-48 31,-28 6,-36z', c.line, 2) +
      shape('20,-44 16,-78 26,-86 36,-76 34,-40z', c.line, 1.8) +
      ink('30,-80 50,-70 56,-30 52,16', 5, 'end') +
      ink('-10,-46 6,-50 22,-44', 1.3, 'both', c.ash),
  ) +
  ink('74,90 84,126 96,132', 1.6, 'both', c.white) +
  shape('62,150* 74,146* 84,222* 66,224*z', c.wood, 2) +
  hand(76, 196, 0) +
  at(
    138,
    196,
    shape('-34,-2* 34,-6* 30,6* -30,10*z', c.wood, 1.9) +
      shape('-22,9* 22,6* 24,30* -24,30*z', c.wood, 1.9, fade('yamabuki')) +
      shape(oval(0, 18, 6, 6, 8), c.line, 1) +
      each(
        [
          [-15, -12],
          [14, -14],
          [0, -26],
        ] as const,
        ([x, y]) => at(x, y, coin(14)),
      ),
  )

/** The shrine maiden before the gate. */
export const miko = () =>
  sky(200, 222, 'pine', 'rose') +
  torii(100, 200, 2.1) +
  at(108, 90, shape('-6,-40 24,-44 42,-20 44,30 52,90 48,134 30,134 26,80 22,20z', c.line, 1.6)) +
  bust('white', { collar: 'vermilion', inner: 'white', narrow: 8 }) +
  shape('48,206* 100,196 152,206* 156,226* 44,226*z', c.vermilion, 2) +
  headOn({ skin: c.skin, brow: 1.5, lips: c.vermilion, lash: 2.4 }) +
  onHead(
    shape(
      '-22,-8 -26,-30 -14,-48 12,-51 34,-38 40,-8 36,30 28,30 25,-2 20,-16 2,-26 -8,-14 -19,-12z',
      c.line,
      1.2,
    ) +
      many(4, i => ink(`${-10 + i * 9},-26 ${-2 + i * 9},-42 ${14 + i * 6},-42`, 0.9, 'both', c.ash)) +
      strip('26,32 46,30', () => 4, c.white) +
      shape('24,-44 38,-58 46,-48 34,-40z', c.white, 1.6) +
      shape('28,-42 46,-40 44,-28 32,-34z', c.vermilion, 1.6) +
      clip(-18, -36, 'rose', 1.4),
  ) +
  at(
    58,
    150,
    strip('14,50 -14,-52', () => 3.4, c.line) +
      strip('14,50 -14,-52', () => 2.2, c.wood) +
      many(
        4,
        i =>
          shape(
            `${-16 - i * 8},${-46 + i * 15}* ${-2 - i * 8},${-50 + i * 15}* ` +
              `${2 - i * 8},${-34 + i * 15}* ${-12 - i * 8},${-30 + i * 15}*z`,
            c.white,
            1.5,
          ) +
          shape(
            `${-10 + i * 9},${-48 + i * 14}* ${4 + i * 9},${-50 + i * 14}* ` +
              `${8 + i * 9},${-36 + i * 14}* ${-6 + i * 9},${-33 + i * 14}*z`,
            c.white,
            1.5,
          ),
      ),
  ) +
  hand(70, 194, 0)

/** The land the guide points to. */
const lands: Record<View, () => string> = {
  paddy: () =>
    sky(200, 170, 'indigo', 'yamabuki') +
    sun(60, 46, 14) +
    ridge('-6,112 40,92 90,84 140,98 206,90', 'sea', { foot: 150 }) +
    wood(-6, 128, 120, 18, 'pine', 4) +
    rect(0, 126, 200, 100, c.moss) +
    shape('-10,138* 60,130 130,136* 104,152 -10,158*z', c.sky, 1.4, fade('sea', 'u')) +
    shape('-10,166* 60,156 120,158* 130,190 -10,204*z', c.sky, 1.5, fade('sea', 'u')) +
    many(12, i => {
      const [x, y] = [4 + (i % 6) * 16, 150 + Math.floor(i / 6) * 36]
      return (
        ink(`${x},${y} ${x - 3},${y - 8}`, 1.6, 'end', c.pine) +
        ink(`${x},${y} ${x + 3},${y - 7}`, 1.6, 'end', c.pine)
      )
    }) +
    heron(52, 188, 0.62),
  mountain: () =>
    sky(200, 170, 'sea', 'persimmon') +
    sun(84, 44, 15) +
    ridge('-20,136 14,106 34,78* 42,83* 50,76* 72,108 104,134 210,146', 'indigo', { foot: 170 }) +
    flat('22,96* 34,78* 42,83* 50,76* 64,96* 54,93* 48,106* 42,94* 34,106* 30,94*z', c.white) +
    ridge('-6,146 40,138 90,142 210,132', 'sea', { foot: 190 }) +
    ridge('-6,172 50,160 120,158 210,150', 'moss', { foot: 224, base: c.moss }) +
    pine(22, 196, 0.5, 1, 4),
  sea: () =>
    sky(200, 130, 'plum', 'persimmon') +
    sun(40, 76, 17) +
    rect(0, 104, 200, 120, c.sea) +
    rect(0, 104, 200, 120, fade('indigo', 'u')) +
    ripples(0, 110, 150, 40, 4, 'indigo', 6) +
    junk(26, 122, 0.5) +
    junk(64, 116, 0.34) +
    swell(-6, 156, 212, 240, { amp: 11, len: 58, seed: 5 }) +
    shape('-10,190* 40,182 110,190 210,178 210,226* -10,226*z', c.moss, 1.7, fade('pine', 'u')),
}

/** Whoever knows the land: a farmer's wife, an old hand of the passes, a fisherman. */
interface Guide {
  coat: Hue
  collar: Hue
  pattern: Pattern
  tone: 'l' | 'd'
  face: Face
  skin?: string
  /** What is worn on the head, in the measure of the head. */
  worn: () => string
  /** What is held upright beside the body. */
  held: () => string
}

const pole = (line: string) => strip(line, () => 3.6, c.line) + strip(line, () => 2.3, c.wood)

const strawHat = () =>
  shape('-58,-7 -34,-37 -7,-57 5,-58 33,-37 60,-9 32,1 -2,3 -34,1z', c.yamabuki, 2.2, fade('wood', 'u')) +
  many(11, i => ink(`-2,-56 ${-52 + i * 10.4},${-8 + 7 * Math.sin((i / 10) * 3.14)}`, 0.9)) +
  each([0.5, 0.8], t =>
    ink(`${-2 - 56 * t},${-56 + 46 * t} -2,${-56 + 57 * t} ${58 * t},${-56 + 44 * t}`, 1.2, 'none'),
  )

const headcloth = () =>
  shape('-20,-10 -20,-26 -8,-34 10,-36 26,-26 30,-8 22,-14 6,-24 -8,-20z', c.line, 1) +
  shape('-24,-18 -25,-38 -8,-52 15,-51 33,-37 38,-8 34,18 24,34 20,22 25,2 21,-16 4,-28 -10,-26z', c.white, 2) +
  each(
    [
      [-12, -38],
      [4, -42],
      [20, -36],
      [28, -20],
      [31, -2],
      [27, 16],
    ] as const,
    ([x, y]) => flat(oval(x, y, 3, 3, 7), c.indigo),
  ) +
  shape('20,24 30,28 36,40 24,38z', c.white, 1.6)

const headband = () =>
  topknot +
  strip('-22,-21 2,-28 31,-19', () => 6.4, c.line) +
  strip('-22,-21 2,-28 31,-19', () => 5, c.vermilion) +
  many(6, i =>
    ink(`${-18 + i * 9},${-28 + (i - 2.6) ** 2 * 0.7} ${-12 + i * 9},${-18 + (i - 2.6) ** 2 * 0.7}`, 1.2),
  ) +
  shape('30,-22 46,-30 43,-19 48,-9 31,-13z', c.vermilion, 1.6)

const guides: Record<View, Guide> = {
  paddy: {
    coat: 'indigo',
    collar: 'vermilion',
    pattern: 'kanoko',
    tone: 'l',
    face: { skull: 'round', nose: 'snub', brow: 1.5, smile: 2, lash: 2.4, lips: c.vermilion, rouge: true },
    worn: headcloth,
    held: () =>
      pole('176,226 181,84') +
      shape('150,70* 186,62* 190,76* 176,88 152,84*z', c.ash, 2, fade('indigo', 'u')) +
      ink('153,80 172,80 186,72', 1.4, 'both', c.white),
  },
  mountain: {
    coat: 'persimmon',
    collar: 'pine',
    pattern: 'shima',
    tone: 'd',
    face: { brow: 2.2, smile: 1.6 },
    worn: strawHat,
    held: () => pole('176,226 182,60'),
  },
  sea: {
    coat: 'sea',
    collar: 'indigo',
    pattern: 'seigaiha',
    tone: 'l',
    face: { skull: 'square', nose: 'broad', brow: 2.8, smile: 1.4, stubble: true, skin: c.blush },
    skin: c.blush,
    worn: headband,
    held: () =>
      shape('168,112* 171,34 182,26 192,36 189,112*z', c.wood, 2.1, fade('yamabuki', 'd')) +
      ink('180,36 180,108', 1.2) +
      pole('176,226 179,108'),
  },
}

const figure = ({ coat, collar, pattern, tone, face, skin = c.skin, worn, held }: Guide) =>
  at(22, 4, bust(coat, { collar, inner: 'white', pattern, tone, narrow: 14, skin })) +
  at(124, 92, headOn(face, 1.06, 0, 0) + onHead(worn(), 1.06, 0, 0)) +
  shape('74,160 92,146 106,160 96,206 66,190 56,176z', c[coat], 2.1, pat(pattern, tone)) +
  strip('72,170 46,158 26,140', t => 9 - t * 3, c.line) +
  strip('72,170 46,158 27,141', t => 7.4 - t * 3, skin) +
  ink('28,143 18,130 12,124', 4.6, 'none') +
  ink('28,143 18,130 13,125', 2.6, 'none', skin) +
  held() +
  hand(177, 172, 0, 0.9, skin)

/** Annaibito: a guide who points at a view. */
const annaibito = (view: View) => () => lands[view]() + figure(guides[view])

/** By the id of the card. */
export const encounters = {
  shokunin,
  samurai,
  kuge,
  miko: () => turned(miko()),
  'annaibito-paddy': annaibito('paddy'),
  'annaibito-mountain': annaibito('mountain'),
  'annaibito-sea': () => turned(annaibito('sea')()),
}
