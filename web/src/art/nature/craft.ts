// Boats far off.
import { at, many } from '../../svg/compose'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'

/** A coaster with one square sail. */
export const junk = (x: number, y: number, k = 1, flip = false) =>
  at(
    x,
    y,
    ink('2,-4 2,-66', 2.2, 'none') +
      shape('-17,-60 20,-62 24,-34 19,-12 -16,-13 -12,-36z', c.white, 1.5, fade('husk', 'l')) +
      many(3, i => ink(`${-8 + i * 9},-60 ${-4 + i * 9},-36 ${-7 + i * 9},-14`, 0.8)) +
      shape('-30,-12* -22,-5 18,-5 34,-16* 28,3 -20,4z', c.wood, 1.7) +
      ink('-26,-6 0,-1 30,-8', 1),
    k,
    0,
    flip,
  )

/** A long oared boat with bent rowers. */
export const skiff = (x: number, y: number, k = 1, n = 3, flip = false) =>
  at(
    x,
    y,
    shape('-52,-10* -30,0 22,0 56,-16* 50,-2 26,9 -34,8z', c.yamabuki, 1.8, fade('persimmon', 'u')) +
      many(n, i =>
        at(
          -22 + i * 22,
          -2,
          shape('-8,2 -7,-10 0,-15 7,-9 8,2z', c.indigo, 1.2) +
            shape('-4,-12 -2,-20 5,-20 7,-13 2,-9z', c.skin, 1) +
            flat('-4,-16 -1,-21 5,-20 4,-17z', c.line) +
            ink('5,-5 20,8', 1.6),
        ),
      ),
    k,
    0,
    flip,
  )
