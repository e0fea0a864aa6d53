// Small objects, on shippo.
import { at, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat, type Pattern } from '../../../svg/print'
import { steam } from '../../nature/air'
import { shadow } from '../../shared/table'
import { cloth } from './family'

/** A spinning top. */
export const koma = () =>
  cloth('small-object') +
  shadow(108, 190, 60, 9) +
  at(
    100,
    120,
    strip('0,-78 0,-30', t => 4.4 + t * 2, c.line) +
      strip('0,-77 0,-30', t => 3.2 + t * 2, c.wood) +
      shape('-66,-14 -58,10 -22,44 -4,66 0,72 4,66 22,44 58,10 66,-14z', c.vermilion, 2.4, fade('plum', 'u')) +
      ink('-62,4 0,22 62,4', 5, 'none', c.yamabuki) +
      ink('-40,28 0,42 40,28', 4, 'none', c.line) +
      shape(oval(0, -16, 67, 20, 16), c.vermilion, 2.2) +
      shape(oval(0, -16, 52, 15, 14), c.yamabuki, 1.5) +
      shape(oval(0, -16, 38, 11, 14), c.indigo, 1.4) +
      shape(oval(0, -17, 22, 6.4, 12), c.white, 1.4) +
      shape(oval(0, -18, 9, 3), c.wood, 1.4),
    1,
    12,
  ) +
  ink('160,96 178,112 176,134', 2.4) +
  ink('172,88 192,108 188,140', 1.8) +
  ink('34,108 24,124 28,146', 2.4)

/** Chopsticks on their rest. */
export const hashi = () =>
  cloth('small-object') +
  shadow(104, 178, 82, 8) +
  at(
    100,
    122,
    shape('-84,30* 78,-42* 86,-26* -76,48*z', c.husk, 2, '') +
      shape('-84,30* -30,6* -22,23* -76,48*z', c.indigo, 1.6, pat('asanoha', 'l')) +
      ink('-30,6 -22,23', 2),
  ) +
  each([0, 15], (o, i) =>
    at(
      100,
      104 + o,
      strip('-92,34 92,-52', t => 5.4 - t * 3, c.line) +
        strip('-91,33.6 91,-51.6', t => 4.2 - t * 2.6, i ? c.vermilion : c.vermilion) +
        strip('-91,33.6 -44,11.8', () => 4.1, c.line) +
        strip('-84,30.4 -80,28.5', () => 4, c.yamabuki) +
        strip('-60,19.2 -56,17.4', () => 3.9, c.yamabuki) +
        ink('-40,9 20,-19 70,-42', 1.1, 'both', c.white),
    ),
  ) +
  shape('70,164 84,152 112,150 124,162 116,172 80,174z', c.white, 2, fade('sea', 'u')) +
  ink('78,162 96,156 116,161', 1.4)

/** A paper fan. */
export const uchiwa = () =>
  cloth('small-object') +
  at(
    100,
    108,
    strip('0,40 0,100', () => 6, c.line) +
      strip('0,40 0,99', () => 4.6, c.wood) +
      shape(
        '-70,-14 -64,-56 -34,-80 0,-86 34,-80 64,-56 70,-14 54,22 26,38 0,42 -26,38 -54,22z',
        c.white,
        2.4,
        fade('sea'),
      ) +
      `<clipPath id="uc"><path d="M-68-14C-62-66-34-84 0-84S62-66 68-14C56 26 26 40 0 40S-56 ` +
      `26-68-14Z"/></clipPath><g clip-path="url(#uc)">` +
      `<circle cx="26" cy="-42" r="17" fill="${c.vermilion}"/>` +
      shape('-80,20* -50,2 -24,-34* -14,-28* -2,-36* 22,2 70,20* 60,60 -60,60z', c.indigo, 1.4, fade('deep', 'u')) +
      flat('-36,-18* -24,-34* -14,-28* -2,-36* 10,-18* 2,-22* -6,-12* -14,-20* -22,-10* -28,-20*z', c.white) +
      rect(-80, 14, 160, 40, c.sea) +
      rect(-80, 14, 160, 40, pat('seigaiha', 'l')) +
      `</g>` +
      many(13, i => ink(`0,60 ${-60 + i * 10},${-60 - 22 * Math.sin((i / 12) * 3.14)}`, 0.7)) +
      shape('-30,36 0,46 30,36 24,46 0,54 -24,46z', c.vermilion, 1.6),
    1,
    14,
  ) +
  ink('60,190 74,206 66,214', 2.4, 'both', c.vermilion)

/** A leaf of painted porcelain. */
export const leaf = (x: number, y: number, r: number) => at(x, y, flat('0,0 -4,-7 0,-15 4,-7z', c.indigo), 1, r)

/** A tea cup. */
export const yunomi = () =>
  cloth('small-object') +
  steam(100, 76, 58, 3, 7) +
  shadow(108, 192, 56, 9) +
  shape('52,82* 55,130 62,176 74,190 126,190 138,176 145,130 148,82*z', c.white, 2.4, fade('sea', 'd')) +
  flat('53,128* 147,128* 142,156* 58,156*z', c.indigo) +
  flat('53,128* 147,128* 142,156* 58,156*z', pat('seigaiha', 'l')) +
  ink('53,128 100,134 147,128', 1.8) +
  ink('58,156 100,162 142,156', 1.8) +
  shape(oval(100, 82, 48, 14, 14), c.white, 2.2) +
  shape(oval(100, 84, 41, 10, 14), c.moss, 1.4, fade('pine')) +
  ink('64,100 67,116', 3, 'both', c.white) +
  at(
    118,
    106,
    strip('-18,8 -4,2 10,-8 20,-8', t => 2.2 - t, c.indigo) +
      leaf(-6, -2, 30) +
      leaf(6, 2, 120) +
      leaf(12, -10, 20),
  )

/** Gofu: a paper charm from a shrine, and the brocade pouch that carries a smaller one. */
export const gofu = () =>
  cloth('small-object') +
  shadow(104, 200, 66, 8) +
  at(
    84,
    112,
    shape('-38,-60* 0,-84* 38,-60* 36,84* -36,84*z', c.white, 2.3, fade('husk', 'u')) +
      ink('-38,-60 0,-56 38,-60', 1.4) +
      rod('0,-40 -1,-16', () => 3, c.line, 0.5) +
      ink('-14,-32 0,-35 15,-31', 4.4) +
      ink('-16,-14 0,-17 17,-12', 5) +
      ink('-12,-4 -18,16 -24,26', 5, 'end') +
      ink('8,-4 12,12 22,24', 5, 'end') +
      ink('-2,-6 -1,22 -8,34', 5, 'end') +
      ink('-18,44 0,40 19,45', 4.4) +
      shape('-12,52* 12,51* 13,74* -11,75*z', c.vermilion, 0) +
      ink('-6,58 6,58', 2, 'none', c.white) +
      ink('-6,66 6,65', 2, 'none', c.white) +
      ink('0,54 0,72', 2, 'none', c.white),
    1,
    -7,
  ) +
  at(
    144,
    146,
    ink('-12,-30 -22,-58 0,-66 20,-56 12,-30', 4.2, 'none', c.white) +
      ink('-12,-30 -22,-58 0,-66 20,-56 12,-30', 1, 'none') +
      shape('-26,-22* -14,-34* 14,-34* 26,-22* 28,44* -28,44*z', c.vermilion, 2.3, pat('kikko')) +
      shape('-11,-8* 11,-8* 11,34* -11,34*z', c.white, 1.6) +
      ink('0,-2 0,8', 3) +
      ink('-6,12 6,11', 2.6) +
      ink('-4,18 0,24 -5,29', 2.4) +
      ink('4,18 6,28', 2.4) +
      shape(oval(-8, -25, 9, 6, 9, 0.5), c.white, 1.5) +
      shape(oval(8, -25, 9, 6, 9, -0.5), c.white, 1.5) +
      shape(oval(0, -24, 5, 5, 8), c.white, 1.5) +
      ink('-3,-20 -9,-8 -7,2', 2.6, 'end', c.white),
    1,
    6,
  )

/** A sheet with a soft, torn edge. */
const sheet = (turn: number, y: number, hue: Hue, p: Pattern) =>
  at(
    100,
    y,
    shape('-64,-34* -30,-36 0,-34 34,-37 64,-34* 66,0 64,34* 30,36 0,34 -32,37 -64,35* -66,0z', c[hue], 2, pat(p)) +
      ink('-60,-29 -58,0 -60,29', 1, 'both', c.white),
    1,
    turn,
  )

/** Washi: sheets of dyed paper fanned out, one with a leaf pressed in it, and a roll tied with a cord. */
export const washi = () =>
  cloth('small-object') +
  shadow(104, 202, 78, 7) +
  sheet(-34, 96, 'yamabuki', 'shippo') +
  sheet(-20, 100, 'indigo', 'asanoha') +
  sheet(-6, 106, 'rose', 'kanoko') +
  at(
    102,
    120,
    shape(
      '-66,-40* -30,-42 0,-39 34,-43 66,-40* 69,0 66,42* 30,44 0,41 -32,44 -66,42* -70,0z',
      c.white,
      2.2,
      fade('husk', 'u'),
    ) +
      many(12, i => {
        const [x, y] = [-58 + ((i * 41) % 116), -32 + ((i * 23) % 62)]
        return ink(`${x},${y} ${x + 5},${y - 3} ${x + 10},${y}`, 1.2, 'both', c.ash)
      }) +
      at(
        14,
        -6,
        '<path d="M0-24L7-9 22-14 16 0 26 8 10 11 0 24-10 11-26 8-16 0-22-14-7-9Z" ' +
          'fill="var(--vermilion)"/>' +
          ink('0,-18 0,30', 1.6) +
          ink('0,6 -16,-6', 1.1) +
          ink('0,6 16,-6', 1.1),
        0.86,
        18,
      ) +
      flat('-44,-18 -34,-26 -28,-14 -38,-8z', c.moss) +
      ink('-46,-10 -34,-20', 1.1),
    1,
    10,
  ) +
  at(
    92,
    182,
    shape('-74,-15* 70,-15* 76,0 70,15* -74,15* -80,0z', c.moss, 2.2, pat('seigaiha')) +
      flat('-74,4* 72,4* 70,15* -74,15*z', c.line, 'opacity=".16"') +
      shape(oval(73, 0, 8, 15, 11), c.white, 2) +
      ink('73,-9 79,0 73,8 69,0 73,-4', 1.4, 'none') +
      rod('-8,-16 -5,0 -8,16', () => 2.4, c.vermilion, 1) +
      rod('-1,-16 2,0 -1,16', () => 2.4, c.white, 1) +
      shape('-4,-8 -22,-20 -28,-10 -14,-3z', c.vermilion, 1.7) +
      shape('-2,-8 14,-22 21,-12 8,-3z', c.vermilion, 1.7) +
      shape(oval(-3, -7, 5, 5, 8), c.vermilion, 1.6),
    1,
    -5,
  )
