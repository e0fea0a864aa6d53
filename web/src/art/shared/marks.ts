// Marks shared by all cards: coins and the seal that carries points.
import { at, oval } from '../../svg/compose'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'

/** A mon: round coin, square hole, four worn signs. */
export const coin = (r: number) =>
  at(
    0,
    0,
    flat(oval(1.2, 1.6, 20, 20, 12), c.line, 'opacity=".3"') +
      shape(oval(0, 0, 20, 20, 12), c.yamabuki, 2.4, fade('persimmon', 'u')) +
      ink(oval(0, 0, 16, 16, 12), 1.3, 'none', c.wood) +
      `<path d="M-5.5-5.5H5.5V5.5H-5.5Z" fill="var(--paper)" stroke="var(--line)" ` +
      `stroke-width="2"/>` +
      ink('-3,-11 3,-11', 2) +
      ink('-3,11 0,9 3,11', 2) +
      ink('-11,-3 -11,3', 2) +
      ink('10,-3 12,0 10,3', 2),
    r / 20,
  )

/** Points: a vermilion seal, slightly worn. */
export const seal = (n: number | string) => {
  const [size, base] = String(n).length > 1 ? [25, 9] : [33, 12]
  return (
    shape('-22,-20 -20,-22 0,-23 20,-22 22,-19 23,0 22,20 19,22 0,22.5 -20,22 -22,19 -23,0z', 'var(--stamp)', 0) +
    ink('-18,-17* 18,-18* 18,17* -17,18*z', 1.8, 'none', c.white) +
    `<text y="${base}" text-anchor="middle" font-size="${size}" fill="var(--stamped)">${n}</text>` +
    '<path d="M-22 9l5 3-4 2zM14-22l3 4 3-3z" fill="var(--paper)" opacity=".8"/>'
  )
}
