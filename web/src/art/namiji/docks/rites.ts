// Things of faith and sight: incense, spyglass, lantern.
import { at, disc, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { sky, sun } from '../../nature/air'
import { ripples, swell } from '../../nature/water'
import { bowl, shadow } from '../../shared/table'
import { offeringArt } from '../catch'
import { quay } from './quay'

/** Three sticks in a bronze burner. */
export const incense = () =>
  rect(0, 0, 200, 222, c.sky) +
  rect(0, 0, 200, 170, fade('indigo')) +
  rect(0, 0, 200, 222, pat('seigaiha')) +
  strip('100,96 84,76 112,56 92,34 108,8', t => 1.5 + t * 5, c.white, 'opacity=".7"') +
  strip('78,104 66,84 84,66 70,46', t => 1 + t * 4, c.white, 'opacity=".55"') +
  each(
    [78, 100, 122],
    (x, i) =>
      strip(`${x},140 ${x},${96 + (i % 2) * 8}`, () => 2.2, c.line) +
      strip(`${x},140 ${x},${98 + (i % 2) * 8}`, () => 1.2, c.wood) +
      `<circle cx="${x}" cy="${96 + (i % 2) * 8}" r="3.2" fill="${c.vermilion}"/>`,
  ) +
  shadow(100, 206, 60, 7) +
  at(100, 30, bowl(0, 108, 54, 52, c.pine, flat(oval(0, 111, 44, 11), c.ash), c.moss, pat('kikko', 'l'))) +
  many(3, i =>
    shape(
      `${58 + i * 42 - 6},186* ${58 + i * 42 + 6},186* ${58 + i * 42 + 3},206* ` + `${58 + i * 42 - 3},206*z`,
      c.pine,
      1.8,
    ),
  )

/** A spyglass turned to the sun. */
export const spyglass = () =>
  quay() +
  sun(152, 62, 20) +
  at(
    96,
    118,
    shape('-78,-12* -20,-17* -20,17* -78,12*z', c.wood, 2.2, fade('line', 'u')) +
      shape('-22,-20* 34,-24* 34,24* -22,20*z', c.vermilion, 2.2, pat('asanoha')) +
      shape('32,-27* 82,-31* 82,31* 32,27*z', c.wood, 2.2, fade('line', 'u')) +
      each(
        [
          [-22, 20],
          [32, 27],
          [78, 32],
        ] as const,
        ([x, h]) => shape(`${x - 4},${-h}* ${x + 5},${-h}* ${x + 5},${h}* ${x - 4},${h}*z`, c.yamabuki, 1.8),
      ) +
      shape(oval(83, 0, 9, 31, 12), c.sea, 2.1, fade('white')) +
      shape(oval(-78, 0, 4, 12), c.yamabuki, 1.8),
    1,
    -22,
  )

/** A stone lantern on the shore, lit. */
export const lantern = () =>
  rect(0, 0, 200, 222, c.sky) +
  rect(0, 0, 200, 150, fade('pine')) +
  swell(0, 160, 200, 240, { amp: 10, len: 50, seed: 3 }) +
  `<circle cx="100" cy="96" r="66" fill="${c.yamabuki}" opacity=".35"/>` +
  shape('70,214* 78,196 122,196 130,214*z', c.ash, 2) +
  shape('88,198* 90,134* 110,134* 112,198*z', c.ash, 2, fade('indigo', 'u')) +
  shape('62,134* 70,122* 130,122* 138,134*z', c.ash, 2) +
  shape('72,122* 70,84* 130,84* 128,122*z', c.ash, 2) +
  shape('84,116* 84,92 100,86 116,92 116,116*z', c.yamabuki, 1.8, fade('vermilion', 'u')) +
  ink('100,88 100,116', 1.8, 'none') +
  ink('84,104 116,104', 1.8, 'none') +
  shape('38,88* 60,72 82,52 118,52 140,72 162,88* 130,84 70,84z', c.ash, 2.2, fade('indigo', 'u')) +
  shape('88,52 90,40 100,30 110,40 112,52z', c.ash, 2) +
  flat('44,86 62,72 82,54 100,52 80,66 66,82z', c.moss, 'opacity=".7"')

/** Offering boat: a straw boat sent out at dusk with rice cakes and a paper lantern. */
export const offeringBoat = () =>
  rect(0, 0, 200, 222, c.sky) +
  rect(0, 0, 200, 150, fade('plum')) +
  rect(0, 60, 200, 90, fade('persimmon', 'u'), 'opacity=".6"') +
  mist(10, 40, 150, 9, 5, 2) +
  swell(-6, 132, 212, 260, { amp: 9, len: 58, seed: 8, stripes: 2 }) +
  disc(48, 92, 44, c.yamabuki, 'opacity=".35"') +
  ink('48,58 48,140', 2.4, 'none') +
  shape('34,70 38,64 58,64 62,70 64,92 60,104 56,108 40,108 36,104 32,92z', c.yamabuki, 2, fade('vermilion', 'u')) +
  each([76, 86, 96], y => ink(`33,${y} 48,${y + 2} 63,${y}`, 1.1, 'none')) +
  rect(38, 60, 20, 5, c.line) +
  rect(38, 107, 20, 4, c.line) +
  at(108, 114, offeringArt(), 1.06) +
  shape(
    '6,132* 26,146 60,152 140,152 174,144 198,118* 190,160 164,186 44,186 20,166z',
    c.wood,
    2.4,
    fade('yamabuki', 'd'),
  ) +
  many(12, i =>
    ink(`${24 + i * 13},${152 - Math.abs(i - 5.5) * 0.6} ${30 + i * 12},${182 - Math.abs(i - 5.5)}`, 1.2),
  ) +
  rod('14,150 60,164 140,164 188,148', () => 3, c.yamabuki, 1.3) +
  rod('22,166 60,178 140,178 178,166', () => 2.6, c.yamabuki, 1.2) +
  swell(-6, 190, 212, 260, { amp: 12, len: 56, seed: 3, stripes: 2 })

/** One folded paper streamer, hung by its corner. */
const streamer = (x: number, y: number) =>
  at(
    x,
    y,
    shape(
      '-8,0* 8,0* 8,16* 16,16* 16,34* 6,34* 6,48* -6,46* -6,32* 0,32* 0,18* -8,17*z',
      c.white,
      1.7,
      fade('husk', 'u'),
    ),
  )

/** Sacred rope: twisted straw, thick in the middle, with streamers and tassels, under a gate's beam. */
export const sacredRope = () =>
  sky(200, 222, 'indigo', 'rose') +
  sun(100, 150, 34) +
  rect(0, 166, 200, 60, c.sea) +
  rect(0, 166, 200, 60, fade('indigo', 'u')) +
  ripples(0, 172, 200, 44, 6, 'white', 6) +
  shape('10,222* 16,30* 34,30* 30,222*z', c.vermilion, 2.1, fade('plum', 'r')) +
  shape('190,222* 184,30* 166,30* 170,222*z', c.vermilion, 2.1, fade('plum', 'l')) +
  shape('-8,10 100,18 208,10 206,30 100,36 -6,30z', c.vermilion, 2.2) +
  flat('-8,6 100,13 208,6 207,14 100,21 -7,14z', c.line) +
  streamer(56, 96) +
  streamer(100, 106) +
  streamer(144, 96) +
  each(
    [
      [36, 84],
      [78, 104],
      [122, 104],
      [164, 84],
    ] as const,
    ([x, y]) =>
      shape(
        `${x - 4},${y}* ${x + 4},${y}* ${x + 9},${y + 36} ${x + 3},${y + 33}* ${x},${y + 38}* ` +
          `${x - 4},${y + 33}* ${x - 9},${y + 36}z`,
        c.yamabuki,
        1.7,
        fade('wood', 'u'),
      ),
  ) +
  rod('16,56 56,82 100,90 144,82 184,56', t => 6 + 12 * Math.sin(Math.PI * t), c.yamabuki, 1.8) +
  many(13, (_, t) => {
    const [x, y] = [22 + t * 156, 59 + 31 * Math.sin(Math.PI * t)]
    const h = 5 + 12 * Math.sin(Math.PI * t)
    return ink(`${x - 6},${y - h} ${x},${y} ${x + 9},${y + h}`, 2.2, 'both', c.wood)
  }) +
  ink('14,48 16,64', 5) +
  ink('186,48 184,64', 5)
