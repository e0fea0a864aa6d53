// Sky, sun, birds and steam.
import { at, many, rect } from '../../svg/compose'
import { ink, strip } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, grain } from '../../svg/print'

/** Sky: paper, a band of pigment wiped from the top, a warm one from the horizon, wood grain. */
export const sky = (w: number, h: number, top: Hue = 'indigo', low: Hue = 'persimmon', x = 0) =>
  rect(x, 0, w, h, c.sky) +
  rect(x, 0, w, h * 0.5, fade(top), 'opacity=".85"') +
  rect(x, h * 0.45, w, h * 0.55, fade(low, 'u'), 'opacity=".45"') +
  rect(x, 0, w, h, grain)

/** The sun, by night the moon. */
export const sun = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--sun)"/><circle cx="${x}" cy="${y}" ` +
  `r="${r}" fill="${fade('persimmon', 'u')}" opacity=".7"/>`

/** Birds far off, in a loose line. */
export const birds = (x: number, y: number, n = 5, k = 1) =>
  many(n, i =>
    at(
      x + i * 13 * k,
      y + ((i * 29) % 17) * k - i * 3,
      ink('-6,-2 -3,-4 0,0 3,-4 6,-3', 1.5),
      k * (0.7 + ((i * 7) % 4) / 8),
    ),
  )

/** Steam: white strips that swing, widest in the middle. */
export const steam = (x: number, y: number, h = 60, n = 3, w = 5) =>
  many(n, i => {
    const q = x + (i - (n - 1) / 2) * w * 3.4
    const k = i % 2 ? -1 : 1
    const hh = h * (1 - 0.18 * ((i * 2) % 3))
    return strip(
      `${q},${y} ${q + k * w * 1.2},${y - hh * 0.25} ${q - k * w},${y - hh * 0.55} ` +
        `${q + k * w * 0.8},${y - hh * 0.8} ${q - k * w * 0.4},${y - hh}`,
      t => (w / 2) * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)),
      c.white,
      'opacity=".82"',
    )
  })
