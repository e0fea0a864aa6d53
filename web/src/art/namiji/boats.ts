// Five boats: distinguished by the cut of the sail and its crest first, by colour second.
import { at, oval } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { c, seatHues } from '../../svg/palette'
import { fade } from '../../svg/print'

/** Crests, paper on colour, box -10..10. */
const crest = [
  `<circle r="8.6" fill="var(--sign)"/>`,
  `<path d="M-10-5q5-6 10 0q5 6 10 0M-10 3q5-6 10 0q5 6 10 0" fill="none" ` +
    `stroke="var(--sign)" stroke-width="3.6"/>`,
  `<path d="M0-10L5.6-.6H-5.6ZM-5.6.4L0 9.8H-11.2ZM5.6.4L11.2 9.8H0Z" fill="var(--sign-dark)"/>`,
  `<path d="M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" fill="var(--sign)"/>`,
  `<path d="M-11-8H11V-4.6H-11ZM-11-1.7H11V1.7H-11ZM-11 4.6H11V8H-11Z" fill="var(--sign)"/>`,
]

/** The cut of each sail. */
const cut = [
  '-20,-54* 0,-57 20,-55* 24,-34 20,-15* 0,-13 -19,-15* -15,-34z',
  '-4,-62* 10,-50 22,-32 24,-14* 2,-12 -19,-14* -12,-38z',
  '-22,-48* 0,-46 22,-50* 26,-38 19,-14* 0,-11 -15,-14* -19,-32z',
  '-13,-60* 2,-62 16,-58* 19,-36 15,-14* 0,-12 -13,-14* -10,-38z',
  '-22,-52 -10,-60 8,-61 22,-52 25,-34 20,-16 0,-12 -18,-16 -17,-34z',
]

/** Where the crest sits on the sail, and its size. */
const heart: [number, number, number][] = [
  [3, -34, 1.15],
  [5, -28, 1],
  [2, -30, 1.05],
  [3, -37, 0.98],
  [3, -36, 1.25],
]

/** A boat, waterline at 0, about 60 high. */
export function boatArt(who: number): string {
  const hue = seatHues[who]!
  const [x, y, k] = heart[who]!
  const out = '-31,-12* -22,-6 18,-6 35,-17* 30,4 18,9 -18,9 -28,4z'
  return (
    `<g stroke="var(--paper)" stroke-width="7" ` +
    `stroke-linejoin="round">${flat(out, c.paper)}${flat(cut[who]!, c.paper)}</g>` +
    ink('1,-2 1,-64', 2.6, 'none') +
    shape(cut[who]!, `var(--c-${hue})`, 2) +
    flat(cut[who]!, fade('white', 'l'), 'opacity=".22"') +
    at(x, y, crest[who]!, k) +
    shape(out, c.wood, 2, fade('deep', 'u')) +
    ink('-26,-5 0,0 31,-9', 1.4) +
    ink('-22,4 0,6 24,3', 2.2, 'both', c.white)
  )
}

/** The neutral boat of the two-player game: bare, grey, no crest. */
export const neutral = () =>
  flat('-17,-50* 18,-52* 20,-14* -16,-14*z', c.ash) +
  ink('-17,-50 18,-52 20,-14 -16,-14z', 1.8) +
  shape('-31,-12* -22,-6 18,-6 35,-17* 30,4 18,9 -18,9 -28,4z', c.wood, 2)

/** The water a boat leaves behind. */
export const wake = () =>
  strip('-44,7 -16,12 14,12 46,6', t => 2 * Math.sin(Math.PI * t), 'var(--current)') +
  flat(oval(0, 10, 34, 5), c.line, 'opacity=".14"')
