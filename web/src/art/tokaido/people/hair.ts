// Hair: shaved pate with topknot, a woman's cap of hair, buns and pins.
import { at, many, oval } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'

/** Hair: shaved pate with topknot; the ends of a full head; a woman's cap of hair. */
export const topknot =
  flat('-19,-20 -14,-35 -2,-42 14,-41 20,-36 16,-20 0,-24z', c.ash, 'opacity=".5"') +
  shape('14,-10 13,-28 18,-40 27,-34 33,-14 30,4 24,-6 20,-8z', c.line, 1) +
  shape('-17,-32 -19,-14 -22,-20 -20,-30z', c.line, 0) +
  shape('28,-36 24,-48 6,-55 -8,-52 -8,-47 8,-47 20,-34z', c.line, 1) +
  strip('26,-44 18,-42', () => 4, c.white)

/** A woman's cap of hair. */
export const cap =
  shape('-23,-12 -27,-32 -14,-50 14,-53 36,-38 39,-8 31,12 25,-4 22,-16 8,-27 -6,-27 -17,-22z', c.line, 1.2) +
  many(4, i => ink(`${-14 + i * 9},-27 ${-8 + i * 10},-44 ${10 + i * 6},-46`, 0.9, 'both', c.ash))

/** A knot of hair. */
export const bun = (x: number, y: number, rx: number, ry: number, r = 0) =>
  shape(oval(x, y, rx, ry, 10, r), c.line, 1.2) +
  ink(`${x - rx * 0.6},${y - ry * 0.2} ${x},${y - ry * 0.6} ${x + rx * 0.6},${y - ry * 0.2}`, 1, 'both', c.ash)

/** A flower pinned in it. */
export const clip = (x: number, y: number, hue: Hue, k = 1) =>
  many(5, i => at(x, y, flat('0,0 -4,-5 0,-9 4,-5z', c[hue]), k, i * 72)) +
  at(x, y, flat(oval(0, 0, 2, 2, 6), c.yamabuki), k)
