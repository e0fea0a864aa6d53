// One head, one bust, one hand; hair, hat, cloth and attribute make the person.
import { at, many, oval, rect } from '../../../kit/compose'
import { flat, ink, shape, strip } from '../../../kit/ink'
import { c, type Hue } from '../../../kit/palette'
import { fade, pat, type Pattern } from '../../../kit/print'

export type Face = {
  skin?: string
  brow?: number
  stern?: number
  lips?: string
  lash?: number
  old?: boolean
  closed?: boolean
  smile?: number
  round?: boolean
  stubble?: boolean
  dots?: boolean
  rouge?: boolean
  neck?: boolean
  noEar?: boolean
}

export const skull =
  '-21,4 -19,-6 -21,-18 -17,-32 -4,-42 14,-41 27,-30 30,-12 26,4 20,13 12,22 2,29 -6,30 ' + '-14,25 -20,14z'

export const skullRound =
  '-24,6 -20,-6 -21,-18 -17,-32 -4,-42 14,-41 27,-30 31,-12 30,6 26,18 16,27 3,32 -8,32 ' + '-18,27 -24,16z'

export const neck = (skin = c.skin) =>
  shape('-7,16* 22,4* 25,44 8,58 -10,44z', skin, 1.7, fade('blush', 'd')) +
  flat('-7,26 4,30 18,18 22,8 23,20 10,34 -6,36z', c.rose, 'opacity=".35"')

export function head(o: Face = {}): string {
  const s = o.stern ?? 0,
    lid = o.lash ?? 2.2
  const eye = (x: number, w: number) =>
    o.closed
      ? ink(`${x - w},-4 ${x},-1 ${x + w},-4`, lid)
      : ink(`${x - w},-2 ${x - w * 0.2},-6 ${x + w},${-3 - s * 0.5}`, lid) +
        flat(oval(x - 0.6, -3, 2, 2.2, 7), c.line) +
        ink(`${x - w + 1},-0.6 ${x},0.6 ${x + w - 1},-1.4`, 0.7)
  return (
    (o.neck ? neck(o.skin) : '') +
    shape(o.round ? skullRound : skull, o.skin ?? c.skin, 2.1, fade('blush', 'u')) +
    (o.noEar ? '' : shape('20,-6 27,-11 31,-3 27,7 21,8z', o.skin ?? c.skin, 1.5) + ink('24,-5 27,-3 25,3', 1)) +
    (o.rouge
      ? flat(oval(10, 8, 6, 4.4), c.rose, 'opacity=".7"') + flat(oval(-17, 8, 3.4, 4), c.rose, 'opacity=".7"')
      : '') +
    eye(-13.5, 4.6) +
    eye(6, 6.4) +
    (o.dots
      ? flat(oval(-12, -20, 3.4, 2.2), c.line) + flat(oval(7, -21, 4.2, 2.5), c.line)
      : ink(`-19,${-11 - s} -13,-15 -8,${-12 + s}`, o.brow ?? 2.2) +
        ink(`-1,${-12 + s} 7,-17 15,${-11 - s}`, o.brow ?? 2.2)) +
    ink('-7,-9 -11,3 -15,9 -10,11.5', 1.5) +
    ink(`-14,${19 - (o.smile ?? 0)} -9,18.5 -4,${19.5 - (o.smile ?? 0) * 1.3}`, 1.9) +
    (o.lips ? flat('-13,18.6 -10.5,17 -9,17.8 -7,17 -4.6,19 -8.6,22z', o.lips) : ink('-11,22.6 -6,22.6', 0.9)) +
    (o.old
      ? ink('14,2 17,5 18,9', 0.9) +
        ink('13,5 15,9 15,13', 0.9) +
        ink('-2,10 2,16 0,22', 1) +
        ink('-14,-23 0,-25 12,-23', 0.9) +
        ink('-12,-28 0,-30 10,-28', 0.8)
      : '') +
    (o.stubble
      ? many(
          16,
          i => `<circle cx="${-15 + ((i * 11) % 26)}" cy="${21 + ((i * 7) % 8)}" r=".7" fill="var(--line)"/>`,
        )
      : '')
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
  const n = o.narrow ?? 0,
    s =
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

export const sleeve = (x1: number, y1: number, x2: number, y2: number, hue: Hue, p?: Pattern) => {
  const s =
    `${x1 - 20},${y1 + 24} ${x1 - 14},${y1 - 10} ${(x1 + x2) / 2},${Math.min(y1, y2) - 12} ` +
    `${x2 - 8},${y2 - 14} ${x2 + 12},${y2 + 10} ${(x1 + x2) / 2 + 8},${y1 + 34} ` +
    `${x1 + 4},${y1 + 42}z`
  return shape(s, c[hue], 2, p ? pat(p) : '')
}

export const ground = (hue: Hue, p: Pattern) =>
  rect(0, 0, 200, 222, c.sky) + rect(0, 0, 200, 180, fade(hue)) + rect(0, 0, 200, 222, pat(p, 'l'))

export const H = (o: Face, k = 1.12, x = 100, y = 86, flip = false) => at(x, y, head(o), k, 0, flip)

export const over = (s: string, k = 1.12, x = 100, y = 86) => at(x, y, s, k)
