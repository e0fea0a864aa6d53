// Travelers: the messenger, the ronin, the merchant.
import { at, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { bust, ground, hand, head, headOn, onHead } from './figure'
import { topknot } from './hair'

/** The messenger, running. */
export const chuubei = () =>
  ground('persimmon', 'ichimatsu') +
  rect(0, 172, 200, 30, c.moss) +
  ink('0,172 200,172', 1.6, 'none') +
  many(4, i => ink(`${150 + (i % 2) * 10},${100 + i * 16} ${190},${100 + i * 16}`, 2.2, 'start')) +
  // far leg and arm, pole, body, near leg
  strip('112,132 132,156 146,160 178,142', t => 12 - t * 6.5, c.line) +
  strip('112,132 132,156 146,160 177,142', t => 10.6 - t * 6.4, c.skin) +
  strip('152,157 172,146', t => 7 - t, c.white) +
  shape('174,136 184,128 190,132 184,150 178,150z', c.wood, 1.6) +
  strip('190,58 10,92', () => 3.6, c.line) +
  strip('190,58 10,92', () => 2.3, c.wood) +
  at(
    166,
    84,
    ink('0,-20 0,-6', 2) +
      shape('-20,-8* 18,-12* 20,20* -18,24*z', c.vermilion, 2.2, fade('plum', 'u')) +
      shape('-22,-12* 20,-16* 20,-6* -22,-2*z', c.line, 1.4) +
      ink('-2,-8 0,22', 2.6, 'none', c.yamabuki) +
      shape(oval(0, 8, 7, 7, 8), c.white, 1.4) +
      ink('-3,8 3,8', 2, 'none', c.indigo),
  ) +
  shape('88,78 116,74 132,92 130,120 122,146 92,146 84,116z', c.indigo, 2.2, pat('kanoko')) +
  flat('86,116 128,112 126,126 88,128z', c.white) +
  ink('86,116 128,112', 1.4) +
  ink('88,128 126,126', 1.4) +
  strip('106,140 74,130 62,138 60,150 66,172', t => 13 - t * 6.6, c.line) +
  strip('106,140 74,130 62,138 60,150 66,171', t => 11.4 - t * 6.4, c.skin) +
  strip('61,150 65,168', t => 8 - t, c.white) +
  ink('60,156 68,158', 1.2) +
  shape('72,168 58,170 46,176 50,180 74,179z', c.wood, 1.7) +
  shape('88,128 126,126 124,146 98,152 84,144z', c.indigo, 2, pat('kanoko')) +
  strip('96,88 74,104 54,92', t => 9 - t * 3.4, c.line) +
  strip('96,88 74,104 55,92', t => 7.4 - t * 3, c.skin) +
  shape('92,80 108,84 104,100 86,104 82,94z', c.indigo, 1.8) +
  hand(50, 86, -10, 0.6) +
  at(
    90,
    54,
    head({ brow: 2.6, nose: 'snub', eyes: 'wide', smile: 1, neck: true }) +
      topknot +
      strip('-21,-22 0,-27 28,-20', () => 4.6, c.line) +
      strip('-21,-22 0,-27 28,-20', () => 3.4, c.white) +
      shape('28,-22 42,-30 40,-20 46,-12 30,-16z', c.white, 1.4),
    0.74,
    -8,
  )

/** The ronin under his hat. */
export const kinko = () =>
  ground('ash', 'kikko') +
  at(
    150,
    180,
    strip('-10,30 34,-70', () => 7, c.line) +
      many(6, i => at(-2 + i * 6, 12 - i * 14, flat('-5,0 0,-6 5,0 0,6z', c.white), 0.8, 24)) +
      shape(oval(-14, 38, 16, 6, 10, 0.4), c.yamabuki, 2),
  ) +
  bust('line', { collar: 'ash', inner: 'ash' }) +
  flat('12,182 30,156 66,140 60,226 10,226z', c.ash, 'opacity=".25"') +
  headOn({ skull: 'square', nose: 'broad', brow: 3.4, stern: 3, stubble: true }) +
  onHead(
    shape('18,4 26,0 34,-20 40,8 34,22 26,14z', c.line, 1) +
      ink('26,-8 40,10 44,30', 3, 'end') +
      ink('22,-6 32,14 32,34', 2.4, 'end'),
  ) +
  at(
    98,
    72,
    shape('-74,10 -40,-22 -6,-50 6,-52 40,-24 78,6 40,18 0,20 -40,18z', c.yamabuki, 2.4, fade('wood', 'u')) +
      flat('-66,12 -30,17 0,19 40,17 70,8 40,20 0,23 -40,20z', c.line, 'opacity=".5"') +
      many(11, i => ink(`0,-50 ${-66 + i * 13.4},${10 + 7 * Math.sin((i / 10) * 3.14)}`, 0.9)) +
      each([0.4, 0.7], t =>
        ink(`${-72 * t},${-50 + 58 * t} 0,${-50 + 70 * t} ${74 * t},${-50 + 56 * t}`, 1.2, 'none'),
      ),
    1,
    -5,
  ) +
  ink('66,92 78,124 96,136', 2.2, 'both', c.vermilion) +
  ink('136,88 128,122 100,136', 2.2, 'both', c.vermilion)

/** The merchant and his abacus. */
export const zenemon = () =>
  ground('indigo', 'ichimatsu') +
  at(
    160,
    92,
    shape('-46,60 -54,10 -34,-28 0,-36 34,-24 46,14 40,70z', c.pine, 2.2, pat('asanoha')) +
      shape('-8,-32 -32,-52 -16,-58 0,-42 18,-60 32,-48 8,-32z', c.pine, 1.9),
  ) +
  bust('moss', { collar: 'line', inner: 'white', pattern: 'shima', tone: 'd' }) +
  ink('52,146 66,190 70,226', 5, 'none', c.pine) +
  headOn({ skull: 'round', nose: 'broad', brow: 2.4, smile: 2, eyes: 'closed', rouge: true }, 1.16, 96, 88) +
  onHead(
    topknot +
      ink('-17,14 -12,13 -9,15', 2.8, 'start') +
      ink('-7,15 -3,13 4,15', 2.8, 'end') +
      ink('-16,27 -6,30 6,27', 1.2),
    1.16,
    96,
    88,
  ) +
  at(
    72,
    168,
    shape('-48,-24* 46,-30* 48,20* -46,26*z', c.wood, 2.2) +
      shape('-42,-19* 41,-24* 42,15* -40,20*z', c.husk, 1.4) +
      ink('-41,-6 41,-11', 2.4, 'none') +
      many(
        7,
        i =>
          ink(`${-34 + i * 11.4},${-19 - i * 0.7} ${-33 + i * 11.4},${19 - i * 0.7}`, 1.2, 'none') +
          many(4, j =>
            shape(
              oval(-33.6 + i * 11.4, (j ? 1 + j * 5 + ((i + j) % 3) * 1.2 : -13) - i * 0.7, 5, 2.7, 8),
              j ? c.vermilion : c.line,
              0.9,
            ),
          ),
      ),
    1,
    -5,
  ) +
  hand(118, 178, -20, 1.05)
