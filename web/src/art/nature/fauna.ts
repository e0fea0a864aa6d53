// Cranes and herons.
import { at } from '../../svg/compose'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'

/** A crane or heron, flying (wings up) or standing. */
export const craneFly = (x: number, y: number, k = 1, flip = false) =>
  at(
    x,
    y,
    shape('-2,0 -14,-22 -34,-34 -27,-17 -12,2z', c.white, 1.2) +
      ink('-34,-34 -24,-20', 4, 'start') +
      ink('-29,-29 -21,-14', 3, 'start') +
      shape('-16,6 0,-1 16,0 34,-10 37,-9 20,5 4,10 -12,10z', c.white, 1.2) +
      shape('2,0 6,-22 22,-38 22,-22 12,2z', c.white, 1.2) +
      ink('22,-38 18,-20', 4, 'start') +
      ink('36,-10 48,-12', 1.8, 'end') +
      flat('33,-12 38,-12 37,-8z', c.vermilion) +
      ink('-14,9 -38,14', 1.5, 'end') +
      ink('-14,8 -36,10', 1.2, 'end'),
    k,
    0,
    flip,
  )

/** A heron, standing. */
export const heron = (x: number, y: number, k = 1, flip = false) =>
  at(
    x,
    y,
    ink('-1,0 0,-26', 1.4, 'none') +
      ink('4,0 5,-14 2,-26', 1.2, 'none') +
      shape('-18,-26 -4,-40 8,-44 14,-56 10,-66 14,-72 20,-70 18,-62 20,-54 14,-38 4,-28 -6,-25z', c.white, 1.4) +
      ink('-18,-26 -10,-30 2,-36', 1.6) +
      ink('19,-70 34,-67', 2.2, 'end') +
      ink('13,-72 4,-74', 1.4, 'end') +
      `<circle cx="16" cy="-69" r="1.1" fill="var(--line)"/>`,
    k,
    0,
    flip,
  )
