// The whirlpool, the compass, the married rocks.
import { at, many } from '../../svg/compose'
import { ink, rod, shape, strip } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'
import { torii } from '../nature/built'
import { foam } from '../nature/water'
import { shore } from './isle'

/** The whirlpool where offerings go: arms of water wound inward, foam on the outer turns, dark in the eye. */
export function maelstrom(R: number): string {
  const arm = (o: number, turns: number, from: number, to: number, n = 40) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const t = i / n
      const a = o + t * turns * 2 * Math.PI
      const q = R * (from + (to - from) * t ** 0.85)
      return `${(Math.cos(a) * q).toFixed(1)},${(Math.sin(a) * q * 0.8).toFixed(1)}`
    }).join(' ')
  return (
    `<ellipse rx="${R * 1.12}" ry="${R * 0.9}" fill="url(#pool)"/>` +
    many(6, i =>
      strip(
        arm((i / 6) * 2 * Math.PI, 0.86, 1.04, 0.06),
        t => R * 0.052 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.06)) ** 0.8,
        i % 2 ? c.indigo : c.sea,
        'opacity=".92"',
      ),
    ) +
    many(6, i =>
      strip(arm((i / 6) * 2 * Math.PI + 0.34, 0.72, 1, 0.14), t => R * 0.022 * Math.sin(Math.PI * t), c.white),
    ) +
    many(6, i => ink(arm((i / 6) * 2 * Math.PI - 0.2, 0.8, 1.07, 0.08), 1.5, 'both', 'var(--line)')) +
    many(6, i => {
      const a = (i / 6) * 2 * Math.PI + 0.1
      return foam(Math.cos(a) * R * 1.02, Math.sin(a) * R * 0.82, R * 0.05, i + 3, 7)
    }) +
    `<ellipse rx="${R * 0.13}" ry="${R * 0.1}" fill="var(--deep)"/>`
  )
}

/** A compass rose: eight points split light and dark, the north in vermilion. */
export const compass = (R: number) =>
  `<circle r="${R * 0.98}" fill="none" stroke="var(--ink)" stroke-width="1.6"/><circle ` +
  `r="${R * 0.88}" fill="none" stroke="var(--ink)" stroke-width=".8"/>` +
  many(24, i => {
    const a = (i / 24) * 6.2832
    return ink(
      `${Math.sin(a) * R * 0.88},${-Math.cos(a) * R * 0.88} ` +
        `${Math.sin(a) * R * 0.97},${-Math.cos(a) * R * 0.97}`,
      i % 6 ? 1 : 2.4,
      'none',
      'var(--ink)',
    )
  }) +
  many(8, j => {
    const i = j < 4 ? j * 2 + 1 : (j - 4) * 2
    const q = i % 2 ? 0.5 : 0.82
    const w = R * (i % 2 ? 0.1 : 0.14)
    return (
      `<g transform="rotate(${i * 45})"><path d="M0 ${-R * q}L${w} ${-w}L0 0Z" ` +
      `fill="${i ? 'var(--ink)' : 'var(--vermilion)'}"/><path d="M0 ${-R * q}L${-w} ${-w}L0 ` +
      `0Z" fill="${i ? 'var(--paper)' : 'var(--persimmon)'}" stroke="var(--ink)" ` +
      `stroke-width=".8"/></g>`
    )
  })

/** The married rocks, a rope between them. */
export const married = (x: number, y: number, k = 1) => {
  const paper = (px: number, py: number) =>
    at(px, py, shape('-4,0* 4,0* 4,8* 8,8* 8,17* 1,17* 1,9* -4,9*z', c.white, 1))
  return at(
    x,
    y,
    shore(6, 10, 70, 4, 3) +
      shape('-62,8* -56,-26 -44,-54 -30,-64 -14,-50 -4,-22 4,8*z', c.ash, 2.2, fade('indigo', 'u')) +
      shape('40,8* 44,-12 54,-28 66,-24 76,8*z', c.ash, 2, fade('indigo', 'u')) +
      ink('-40,-48 -44,-20 -50,0', 1.6) +
      ink('-20,-40 -16,-16', 1.6) +
      ink('58,-20 56,0', 1.5) +
      torii(-34, -62, 0.26) +
      rod('-46,-34 -28,-29 -10,-36 10,-28 34,-22 64,-24', () => 2.3, c.yamabuki, 1.1) +
      paper(8, -27) +
      paper(28, -22) +
      paper(-32, -30) +
      foam(-58, 8, 6, 3, 7) +
      foam(0, 10, 6, 8, 7) +
      foam(72, 8, 5, 5, 6),
    k,
  )
}
