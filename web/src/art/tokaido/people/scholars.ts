// Travelers: the painter, the courtier, the monk, the old lord.
import { at, disc, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { bust, front, ground, hand, headOn, onHead, sleeve } from './figure'

/** The painter at work. */
export const hiroshige = () =>
  ground('sea', 'seigaiha') +
  bust('indigo', { collar: 'line', inner: 'white', pattern: 'shima' }) +
  headOn({ old: true, skull: 'long', nose: 'hook', eyes: 'narrow', brow: 1.8, smile: 1 }) +
  onHead(flat('-20,-18 -17,-33 -4,-42 14,-41 27,-30 29,-16 12,-24 -8,-26z', c.ash, 'opacity=".45"')) +
  at(
    66,
    166,
    shape('-46,-38* 36,-46* 42,40* -44,46*z', c.white, 2) +
      flat('-40,10 -16,-22* -8,-17* 0,-24* 22,8z', c.indigo) +
      flat('-22,-13* -16,-22* -8,-17* 0,-24* 7,-13* -2,-15* -8,-8* -14,-15*z', c.white) +
      `<circle cx="20" cy="-24" r="7" fill="${c.vermilion}"/>` +
      ink('-40,14 -10,10 30,13', 2.4) +
      ink('-36,24 0,20 20,24', 1.8),
    1,
    -6,
  ) +
  sleeve(168, 184, 146, 168, 'indigo', 'shima') +
  at(
    134,
    146,
    strip('-34,30 38,-58', t => 3.6 + t * 1.2, c.line) +
      strip('-30,25 38,-58', t => 2.4 + t, c.yamabuki) +
      flat('-26,22 -38,26 -54,48 -50,50 -34,42 -24,30z', c.line),
    1,
  ) +
  hand(138, 158, 14)

/** The functionary in his tall cap. */
export const yoshiyasu = () =>
  ground('plum', 'shippo') +
  bust('ash', { collar: 'white', inner: 'white', wings: 'indigo' }) +
  headOn({ skull: 'long', nose: 'hook', eyes: 'narrow', brow: 2.6, stern: 2, smile: -0.6 }, 1.08, 100, 92) +
  onHead(shape('-22,-22 -24,-30 -2,-36 26,-30 32,-18 30,-4 24,-14 4,-26z', c.line, 1), 1.08, 100, 92) +
  at(
    102,
    54,
    shape('-24,12 -26,-8 -22,-30 0,-40 24,-36 38,-22 34,10 6,4z', c.line, 2) +
      ink('-14,-28 6,-20 26,-28', 1.4, 'both', c.ash) +
      ink('-22,8 4,0 32,6', 1.4, 'both', c.ash),
  ) +
  ink('74,72 76,108 96,126', 1.6, 'both', c.white) +
  ink('136,66 130,104 98,126', 1.6, 'both', c.white) +
  onHead(
    ink('-17,15 -12,13.6 -9,15.6 -5,13.6 1,16', 2.4) + flat('-11,26 -5,26 -6,38 -9,44 -11,36z', c.line),
    1.08,
    100,
    92,
  ) +
  at(
    60,
    176,
    shape('-34,-12* 34,-16* 34,10* -34,14*z', c.white, 2) +
      shape(oval(-34, 1, 6, 13), c.vermilion, 1.8) +
      shape(oval(34, -3, 6, 13), c.vermilion, 1.8) +
      rect(-6, -15, 12, 28, c.vermilion),
    1,
    -16,
  ) +
  hand(84, 180, 20)

/** The monk in prayer, seen from the front. */
export const hirotada = () =>
  ground('pine', 'asanoha') +
  `<circle cx="104" cy="78" r="62" fill="${c.yamabuki}" opacity=".55"/>` +
  at(
    160,
    120,
    strip('0,110 0,-76', () => 4, c.line) +
      strip('0,110 0,-76', () => 2.6, c.wood) +
      ink(oval(0, -86, 15, 18, 10), 3.4, 'none', c.line) +
      each([-15, 15], x => ink(oval(x, -74, 6, 7, 8), 2.2, 'none', c.line)) +
      shape('-3,-106 0,-116 3,-106z', c.yamabuki, 1.4),
  ) +
  bust('persimmon', { collar: 'white', inner: 'white' }) +
  shape('128,132 170,152 190,190 190,226 60,226 40,200 84,186 116,160z', c.yamabuki, 2.2, pat('ichimatsu', 'd')) +
  ink('128,132 112,164 82,188 44,200', 2) +
  onHead(
    front({ eyes: 'closed', brow: 1.9, smile: 0.8 }) +
      flat('-24,-22 -22,-32 -12,-41 12,-41 22,-32 24,-22 10,-28 -10,-28z', c.ash, 'opacity=".4"') +
      disc(0, -22, 1.6, c.line),
  ) +
  at(
    94,
    176,
    shape('-9,34 -13,4 -8,-24 -3,-40 2,-40 6,-22 10,4 8,34z', c.skin, 2) +
      shape('1,34 2,2 5,-22 8,-36 13,-22 17,4 14,34z', c.skin, 1.8),
  ) +
  many(15, i => {
    const a = 0.5 + i * 0.39
    return shape(
      oval(98 + Math.cos(a) * 26, 190 + Math.sin(a) * 24, 4.6, 4.6, 7),
      i % 5 ? c.wood : c.vermilion,
      1.3,
    )
  })

/** The old man with his staff. */
export const mitsukuni = () =>
  ground('yamabuki', 'kikko') +
  strip('40,226 46,150 34,90 44,40 32,18', t => 6 - t, c.line) +
  strip('40,226 46,150 34,90 44,40 34,20', t => 4.6 - t, c.wood) +
  shape('30,28 20,14 32,4 46,12 44,28z', c.wood, 1.8) +
  bust('plum', { collar: 'yamabuki', inner: 'white', pattern: 'shippo' }) +
  headOn({ old: true, eyes: 'closed', smile: 1.4, brow: 0.1, nose: 'broad', skull: 'square' }) +
  onHead(
    ink('-21,-11 -14,-15 -7,-11', 4.4, 'both', c.white) +
      ink('-2,-12 8,-17 18,-9', 5, 'both', c.white) +
      shape('-18,14 -8,13 6,14 22,6 20,28 10,52 -2,78 -8,80 -16,56 -22,30z', c.white, 1.8, fade('husk', 'u')) +
      many(6, i => ink(`${-14 + i * 5},${24 - i} ${-12 + i * 3},${46} ${-7 + i},${66 - i * 2}`, 1, 'both', c.ash)) +
      ink('-15,17 -9,19 -3,17', 2) +
      shape(
        '-22,-20 -30,-36 -20,-52 8,-56 34,-46 40,-28 34,-10 28,-22 6,-28z',
        c.yamabuki,
        2,
        fade('persimmon', 'u'),
      ) +
      ink('-22,-24 6,-32 34,-18', 1.6),
  ) +
  hand(44, 156, 0, 1.05)
