// Ridges, far woods, fallen leaves.
import { at, many } from '../../svg/compose'
import { path, rng, walk } from '../../svg/geometry'
import { flat, ink } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade } from '../../svg/print'

/** A ridge: pale ground, pigment wiped down from the crest, key line only along the crest. */
export function ridge(
  crest: string,
  hue: Hue,
  o: { base?: string; foot?: number; line?: number; over?: string } = {},
): string {
  const ends = walk(crest, 400)
  const foot = o.foot ?? 300
  const area = `${path(crest)}L${ends.at(-1)!.x} ${foot}L${ends[0]!.x} ${foot}Z`
  const print = (fill: string) => `<path d="${area}" fill="${fill}"/>`
  const line = o.line === 0 ? '' : ink(crest, o.line ?? 1.4, 'none')
  return print(o.base ?? c.haze) + print(fade(hue)) + (o.over ? print(o.over) : '') + line
}

/** A far wood: a row of small round crowns in one flat colour. */
export function wood(x: number, y: number, w: number, h: number, hue: Hue = 'pine', seed = 1): string {
  const r = rng(seed * 31 + 3)
  let s = `${x},${y}* `
  for (let u = x + 3; u < x + w - 3; u += 7 + r() * 6)
    s += `${u.toFixed(0)},${(y - h * (0.45 + 0.55 * r()) * Math.sin((Math.PI * (u - x)) / w) ** 0.4).toFixed(0)} `
  return flat(s + `${x + w},${y}*z`, c[hue]) + flat(s + `${x + w},${y}*z`, fade('mist', 'u'), 'opacity=".5"')
}

/** Maple leaves strewn in an ellipse. */
export const leaves = (x: number, y: number, rx: number, ry: number, n: number, hue: Hue, seed = 1, k = 1) => {
  const r = rng(seed * 97)
  return many(n, () => {
    const a = r() * 7
    const q = Math.sqrt(r())
    return at(
      x + Math.cos(a) * rx * q,
      y + Math.sin(a) * ry * q,
      `<path d="M0-4L1.6-1.4 4.4-2 2.4 .6 3.6 3.4 0 2-3.6 3.4-2.4 .6-4.4-2-1.6-1.4Z" ` + `fill="${c[hue]}"/>`,
      k * (0.7 + r() * 0.7),
      r() * 90,
    )
  })
}
