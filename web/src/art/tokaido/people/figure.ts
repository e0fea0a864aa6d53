// One head, one bust, one hand; hair, hat, cloth and attribute make the person.
import { at, disc, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat, type Pattern } from '../../../svg/print'

/** What tells one face from another. */
export interface Face {
  skin?: string
  skull?: keyof typeof skulls
  nose?: keyof typeof noses
  eyes?: 'open' | 'narrow' | 'wide' | 'closed'
  /** Width of the brows, how far they frown, how far the mouth smiles. */
  brow?: number
  stern?: number
  smile?: number
  lash?: number
  lips?: string
  old?: boolean
  stubble?: boolean
  /** The painted brows of the court. */
  dots?: boolean
  rouge?: boolean
  neck?: boolean
  noEar?: boolean
}

const skulls = {
  oval: '-21,4 -19,-6 -21,-18 -17,-32 -4,-42 14,-41 27,-30 30,-12 26,4 20,13 12,22 2,29 -6,30 ' + '-14,25 -20,14z',
  round: '-24,6 -20,-6 -21,-18 -17,-32 -4,-42 14,-41 27,-30 31,-12 30,6 26,18 16,27 3,32 -8,32 ' + '-18,27 -24,16z',
  long: '-20,6 -18,-6 -20,-20 -16,-34 -3,-44 13,-42 25,-31 28,-12 25,6 20,17 12,28 3,35 -6,36 ' + '-13,30 -19,18z',
  square:
    '-22,6 -20,-6 -22,-18 -18,-32 -4,-41 14,-40 27,-30 31,-12 30,6 27,19 19,28 5,32 -9,32 ' + '-17,28 -22,18z',
}
const noses = {
  straight: '-7,-9 -11,3 -15,9 -10,11.5',
  hook: '-6,-11 -13,-4 -18,6 -17,11 -10,12',
  snub: '-10,1 -15,7.4 -10,10.4',
  broad: '-8,-6 -13,4 -19,9.6 -13,13.4 -5,11.6',
}

/** A neck in three quarters. */
export const neck = (skin = c.skin) =>
  shape('-7,16* 22,4* 25,44 8,58 -10,44z', skin, 1.7, fade('blush', 'd')) +
  flat('-7,26 4,30 18,18 22,8 23,20 10,34 -6,36z', c.rose, 'opacity=".35"')

/** One eye, `w` half wide. */
function eye(x: number, w: number, o: Face): string {
  const lid = o.lash ?? 2.2
  const s = o.stern ?? 0
  if (o.eyes === 'closed') return ink(`${x - w},-4 ${x},-1 ${x + w},-4`, lid)
  if (o.eyes === 'narrow')
    return (
      ink(`${x - w},-2.4 ${x},-4.4 ${x + w},${-3.4 - s * 0.5}`, lid) +
      flat(oval(x - 0.6, -2.6, 1.8, 1.3, 7), c.line)
    )
  const wide = o.eyes === 'wide'
  return (
    (wide ? flat(oval(x, -2.8, w * 0.84, 4, 8), c.white) : '') +
    ink(`${x - w},-2 ${x - w * 0.2},${wide ? -8 : -6} ${x + w},${-3 - s * 0.5}`, lid) +
    flat(oval(x - 0.6, -3, wide ? 2.5 : 2, wide ? 3 : 2.2, 7), c.line) +
    ink(`${x - w + 1},${wide ? 0.6 : -0.6} ${x},${wide ? 1.6 : 0.6} ${x + w - 1},-1.2`, 0.8)
  )
}

const brows = (o: Face) => {
  const s = o.stern ?? 0
  if (o.dots) return flat(oval(-12, -20, 3.4, 2.2), c.line) + flat(oval(7, -21, 4.2, 2.5), c.line)
  return (
    ink(`-19,${-11 - s} -13,-15 -8,${-12 + s}`, o.brow ?? 2.2) +
    ink(`-1,${-12 + s} 7,-17 15,${-11 - s}`, o.brow ?? 2.2)
  )
}

const wrinkles = () =>
  ink('14,2 17,5 18,9', 0.9) +
  ink('13,5 15,9 15,13', 0.9) +
  ink('-2,10 2,16 0,22', 1) +
  ink('-14,-23 0,-25 12,-23', 0.9) +
  ink('-12,-28 0,-30 10,-28', 0.8)

/** A head in three quarters, looking left; middle of the face at 0,0. */
export function head(o: Face = {}): string {
  const skin = o.skin ?? c.skin
  const smile = o.smile ?? 0
  return (
    (o.neck ? neck(o.skin) : '') +
    shape(skulls[o.skull ?? 'oval'], skin, 2.1, fade('blush', 'u')) +
    (o.noEar ? '' : shape('20,-6 27,-11 31,-3 27,7 21,8z', skin, 1.5) + ink('24,-5 27,-3 25,3', 1)) +
    (o.rouge
      ? flat(oval(10, 8, 6, 4.4), c.rose, 'opacity=".7"') + flat(oval(-17, 8, 3.4, 4), c.rose, 'opacity=".7"')
      : '') +
    eye(-13.5, 4.6, o) +
    eye(6, 6.4, o) +
    brows(o) +
    ink(noses[o.nose ?? 'straight'], 1.6) +
    ink(`-14,${19 - smile} -9,18.5 -4,${19.5 - smile * 1.3}`, 1.9) +
    (o.lips ? flat('-13,18.6 -10.5,17 -9,17.8 -7,17 -4.6,19 -8.6,22z', o.lips) : ink('-11,22.6 -6,22.6', 0.9)) +
    (o.old ? wrinkles() : '') +
    (o.stubble ? many(16, i => disc(-15 + ((i * 11) % 26), 21 + ((i * 7) % 8), 0.7, c.line)) : '')
  )
}

const frontEye = (x: number, o: Face) =>
  o.eyes === 'closed'
    ? ink(`${x - 6.4},-3 ${x},0 ${x + 6.4},-3`, o.lash ?? 2.2)
    : flat(oval(x, -2, 5.4, 4.2, 8), c.white) +
      ink(`${x - 6.4},-2 ${x},-7 ${x + 6.4},-2`, o.lash ?? 2.4) +
      flat(oval(x, -2.4, 2.7, 3.2, 8), c.line) +
      disc(x + 0.9, -3.6, 0.8, c.white)

/** A head seen from the front. */
export function front(o: Face = {}): string {
  const skin = o.skin ?? c.skin
  const smile = o.smile ?? 0
  const ears = each([-27, 27], x => shape(oval(x, 2, 5, 8, 9), skin, 1.6))
  const cheeks = o.rouge
    ? flat(oval(-15, 9, 5.4, 4), c.rose, 'opacity=".7"') + flat(oval(15, 9, 5.4, 4), c.rose, 'opacity=".7"')
    : ''
  const child = '-27,-4 -25,-26 -13,-41 13,-41 25,-26 27,-4 23,16 11,28 0,31 -11,28 -23,16z'
  const grown = '-26,-6 -25,-28 -13,-43 13,-43 25,-28 26,-6 23,12 14,27 0,33 -14,27 -23,12z'
  return (
    (o.noEar ? '' : ears) +
    shape(o.skull === 'round' ? child : grown, skin, 2.1, fade('blush', 'u')) +
    cheeks +
    frontEye(-11, o) +
    frontEye(11, o) +
    ink('-19,-11 -12,-15 -4,-12', o.brow ?? 2) +
    ink('4,-12 12,-15 19,-11', o.brow ?? 2) +
    (o.skull === 'round' ? ink('-3,8.6 0,10 3,8.6', 1.5) : ink('1,-6 -3,7 -4,10 2,11', 1.6)) +
    ink(`-7,${19 - smile} 0,20 7,${19 - smile}`, 1.9) +
    (o.lips ? flat('-4.6,19.4 -2,18 0,18.8 2,18 4.6,19.4 0,23z', o.lips) : ink('-3,24 3,24', 0.9))
  )
}

/** Shoulders and crossed collars; the head stands at 100,84. */
export function bust(
  coat: Hue,
  o: {
    pattern?: Pattern
    tone?: 'l' | 'd'
    collar?: Hue
    inner?: Hue
    narrow?: number
    wings?: Hue
    skin?: string
  } = {},
): string {
  const n = o.narrow ?? 0
  const s =
    `${10 + n},226* ${12 + n},182 ${30 + n},156 66,140 100,134 136,140 ${170 - n},156 ` +
    `${188 - n},182 ${190 - n},226*z`
  return (
    shape(s, c[coat], 2.2, o.pattern ? pat(o.pattern, o.tone ?? 'l') : '') +
    flat(s, fade(coat === 'white' ? 'ash' : 'deep', 'u'), 'opacity=".4"') +
    at(100, 86, neck(o.skin), 1.12) +
    strip('86,124 92,150 106,174', () => 6, c.line) +
    strip('86,124 92,150 106,174', () => 4.6, c[o.inner ?? 'white']) +
    strip('122,118 118,146 104,176', () => 6, c.line) +
    strip('122,118 118,146 104,176', () => 4.6, c[o.inner ?? 'white']) +
    strip('80,126 86,148 106,186', () => 8.4, c.line) +
    strip('80,126 86,148 106,184', () => 6.9, c[o.collar ?? 'white']) +
    strip('125,120 124,146 104,184 84,228', () => 9.4, c.line) +
    strip('125,120 124,146 104,184 84,228', () => 7.8, c[o.collar ?? 'white']) +
    ink(`${40 + n},170 ${48 + n},196 ${44 + n},224`, 1.8) +
    ink(`${160 - n},168 ${150 - n},196 ${156 - n},224`, 1.8) +
    (o.wings
      ? shape('72,130* 28,134 -4,146* 30,172 56,226* 82,226* 84,170z', c[o.wings], 2.1, pat('kanoko')) +
        shape('128,130* 172,134 204,146* 170,172 146,226* 112,226* 106,176z', c[o.wings], 2.1, pat('kanoko'))
      : '')
  )
}

/** A closed hand, thumb up; rotate to hold things. */
export const hand = (x: number, y: number, r = 0, k = 1, skin = c.skin) =>
  at(
    x,
    y,
    shape('-12,10 -14,-2 -8,-10 4,-12 12,-8 14,2 9,12 -2,14z', skin, 1.8) +
      ink('-6,-8 -7,1 -3,4', 1.1) +
      ink('0,-10 0,0 3,3', 1.1) +
      ink('6,-9 6,0 9,3', 1.1),
    k,
    r,
  )

/** A sleeve from elbow to wrist. */
export const sleeve = (x1: number, y1: number, x2: number, y2: number, hue: Hue, p?: Pattern) => {
  const s =
    `${x1 - 20},${y1 + 24} ${x1 - 14},${y1 - 10} ${(x1 + x2) / 2},${Math.min(y1, y2) - 12} ` +
    `${x2 - 8},${y2 - 14} ${x2 + 12},${y2 + 10} ${(x1 + x2) / 2 + 8},${y1 + 34} ` +
    `${x1 + 4},${y1 + 42}z`
  return shape(s, c[hue], 2, p ? pat(p) : '')
}

/** What a portrait stands before. */
export const ground = (hue: Hue, p: Pattern) =>
  rect(0, 0, 200, 222, c.sky) + rect(0, 0, 200, 180, fade(hue)) + rect(0, 0, 200, 222, pat(p, 'l'))

/** A head on the shoulders of a bust. */
export const headOn = (o: Face, k = 1.12, x = 100, y = 86) => at(x, y, head(o), k)

/** Hair and hats, in the measure of the head. */
export const onHead = (s: string, k = 1.12, x = 100, y = 86) => at(x, y, s, k)
/** A portrait turned to the other side. */
export const turned = (portrait: string) => at(200, 0, portrait, 1, 0, true)
