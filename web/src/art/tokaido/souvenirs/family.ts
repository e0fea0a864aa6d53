// The four families: a hue, a cloth to lie on, a crest.
import { many, rect } from '../../../svg/compose'
import { ink } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat, type Pattern } from '../../../svg/print'

/** As the facts name them. */
export type Family = 'small-object' | 'food' | 'clothing' | 'art'

/** The hue and cloth of each family. */
export const families: Record<Family, { hue: Hue; pattern: Pattern }> = {
  'small-object': { hue: 'moss', pattern: 'shippo' },
  food: { hue: 'persimmon', pattern: 'seigaiha' },
  clothing: { hue: 'indigo', pattern: 'asanoha' },
  art: { hue: 'plum', pattern: 'kikko' },
}

/** The ground a souvenir lies on. */
export const cloth = (f: Family) => {
  const { hue, pattern } = families[f]
  return (
    rect(0, 0, 200, 222, c.sky) +
    rect(0, 0, 200, 222, fade(hue), 'opacity=".9"') +
    rect(0, 0, 200, 222, pat(pattern, 'l')) +
    rect(0, 156, 200, 66, c.mist) +
    rect(0, 156, 200, 66, fade(hue, 'u'), 'opacity=".45"') +
    ink('0,156 100,155.5 200,156', 1.4, 'none')
  )
}

/** Family crests, 24 units across: square well, plum blossom, folding fan, moon over wave. */
export const crests: Record<Family, string> = {
  'small-object':
    `<path d="M-10-5H10M-10 5H10M-5-10V10M5-10V10" stroke-width="3.6" stroke="currentColor" ` + `fill="none"/>`,
  food:
    many(5, i => {
      const a = -1.57 + i * 1.2566
      return (
        `<circle cx="${(Math.cos(a) * 6.4).toFixed(1)}" cy="${(Math.sin(a) * 6.4).toFixed(1)}" ` +
        `r="4.5" fill="currentColor"/>`
      )
    }) + `<circle r="2.6" fill="var(--paper)"/>`,
  clothing:
    `<path d="M0 9L-12-3A17 17 0 0 1 12-3Z" fill="currentColor"/><path d="M0 9L-6-8M0 ` +
    `9V-9.5M0 9L6-8" stroke="var(--paper)" stroke-width="1.3"/>`,
  art:
    `<circle cx="3" cy="-3" r="6.5" fill="currentColor"/><path d="M-12 8C-8 0-4 0-1 5 2 0 6 ` +
    `0 8 5 9 3 11 3 12 4V9H-12Z" fill="currentColor" stroke="var(--paper)" ` +
    `stroke-width="1.4"/>`,
}
