// Suyari-gasumi: the mist that parts one scene from the next.
import { n1, rng } from './geometry'
import { light } from './print'

/** A stack of long bars with round ends, parted by round slits; `x` is the middle, `w` the mean length. */
export function gasumi(x: number, y: number, w: number, rows = 3, seed = 1, h = 20): string {
  const r = rng(seed * 7 + rows)
  const gap = h * 0.3
  const bars = Array.from({ length: rows }, (_, i) => {
    const k = 1 - Math.abs(i - (rows - 1) / 2) / (rows + 0.6)
    const len = w * (0.45 + 0.55 * k) * (0.8 + r() * 0.4)
    const mid = x + (r() - 0.5) * w * 0.34
    return { from: mid - len / 2, to: mid + len / 2 }
  })
  const end = h / 2
  const turn = (dy: number) => `a${n1(end)} ${n1(end)} 0 0 1 0 ${n1(dy)}`
  const slit = (dy: number) => `a${n1(gap / 2)} ${n1(gap / 2)} 0 0 0 0 ${n1(dy)}`
  let d = `M${n1(bars[0]!.from + end)} ${n1(y)}`
  bars.forEach((b, i) => {
    d += `H${n1(b.to - end)}${turn(h)}`
    const next = bars[i + 1]
    if (next) d += `H${n1(Math.min(b.to, next.to) - end - h * (1 + r() * 2))}${slit(gap)}`
  })
  for (let i = rows - 1; i >= 0; i--) {
    d += `H${n1(bars[i]!.from + end)}${turn(-h)}`
    const next = bars[i - 1]
    if (next) d += `H${n1(Math.max(bars[i]!.from, next.from) + end + h * (1 + r() * 2))}${slit(-gap)}`
  }
  return d + 'Z'
}

/** Mist inside a picture: plain bars. */
export const mist = (x: number, y: number, w: number, h = 9, seed = 1, rows = 3) =>
  `<path d="${gasumi(x + w / 2, y, w * 0.86, rows, seed, h * 0.8)}" fill="var(--mist)"/>`

/** Mist over the landscape of a board: bars with a fine edge and a fall of shade. */
export const bank = (x: number, y: number, w: number, rows = 3, seed = 1, h = 18) =>
  `<path d="${gasumi(x, y, w, rows, seed, h)}" fill="${light('mistfall')}" ` +
  `stroke="var(--mistline)" stroke-width=".9"/>`
