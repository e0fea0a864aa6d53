// Yakitori, over the coals.
import { at, many, oval } from '../../../svg/compose'
import { flat, ink, rod, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { steam } from '../../nature/air'
import { shadow, table } from '../../shared/table'

/** A grilled morsel. */
const morsel = (x: number, y: number) =>
  at(
    x,
    y,
    shape('-15,-3 -11,-13 2,-15 13,-11 16,0 12,11 0,14 -12,11z', '#b06a34', 2, fade('yamabuki', 'd')) +
      flat('-12,6 0,10 13,5 11,11 0,14 -11,11z', '#6b3417', 'opacity=".8"') +
      ink('-8,-9 -3,8', 2.4, 'both', '#4a2410') +
      ink('2,-11 6,8', 2.4, 'both', '#4a2410') +
      ink('-10,-7 -4,-11', 2, 'both', c.white),
  )
const stalk = (x: number, y: number) =>
  at(
    x,
    y,
    shape('-8,-12 8,-12 9,0 8,12 -8,12 -9,0z', c.moss, 1.8, fade('white', 'd')) +
      ink('-3,-10 -3,10', 1) +
      ink('3,-10 3,10', 1),
  )
const spit = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    rod('-92,0 84,0', () => 1.9, c.yamabuki, 1.1) +
      morsel(-46, 0) +
      stalk(-23, 0) +
      morsel(0, 0) +
      stalk(23, 0) +
      morsel(46, 0),
    0.9,
    turn,
  )

/** Three spits across a clay grill, embers under them. */
export const yakitori = () =>
  table('persimmon', 'ichimatsu') +
  steam(92, 84, 64, 3, 8) +
  shadow(104, 206, 82, 8) +
  shape('18,128* 182,128* 172,204 28,204z', c.ash, 2.3, fade('line', 'u')) +
  shape('60,168* 140,168* 136,192* 64,192*z', c.line, 1.8) +
  flat('66,190 78,176 90,186 104,174 116,186 128,177 134,190z', c.vermilion) +
  flat('74,191 88,182 102,188 118,181 128,191z', c.yamabuki) +
  shape(oval(100, 128, 83, 17, 16), c.husk, 2.2) +
  shape(oval(100, 129, 74, 12.4, 16), c.line, 1.2) +
  many(9, i =>
    shape(
      oval(40 + i * 15, 129 + ((i * 5) % 7) - 3, 9, 5, 8),
      i % 3 ? c.vermilion : c.line,
      1.2,
      i % 3 ? fade('yamabuki', 'd') : '',
    ),
  ) +
  spit(98, 92, -5) +
  spit(102, 114, -5) +
  spit(98, 138, -5)
