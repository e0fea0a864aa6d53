// Water thrown up.
import { many } from '../../svg/compose'
import { rng } from '../../svg/geometry'
import { strip } from '../../svg/ink'
import { c } from '../../svg/palette'

/** Water thrown up around x,y. */
export const splash = (x: number, y: number, k: number, seed: number) => {
  const r = rng(seed * 31)
  return many(9, i => {
    const a = -2.75 + i * 0.3
    const l = k * (26 + r() * 22)
    return (
      strip(
        `${x + Math.cos(a) * 6},${y} ${x + Math.cos(a) * l * 0.6},${y + Math.sin(a) * l * 0.8} ` +
          `${x + Math.cos(a) * l},${y + Math.sin(a) * l * (0.75 + r() * 0.3)}`,
        t => k * 2.6 * (1 - t) + 0.5,
        c.white,
      ) +
      `<circle cx="${(x + Math.cos(a) * l * 1.1).toFixed(1)}" ` +
      `cy="${(y + Math.sin(a) * l).toFixed(1)}" r="${(k * (1.4 + r() * 1.6)).toFixed(1)}" ` +
      `fill="${c.white}"/>`
    )
  })
}
