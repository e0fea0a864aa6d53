// Five travelers on the road, and the stranger of the two-player game: distinguished by outline first. Feet at 0,0.
import { each, oval } from '../../svg/compose'
import { path } from '../../svg/geometry'
import { brush, flat, shape } from '../../svg/ink'
import { c, seatHues } from '../../svg/palette'
import { light } from '../../svg/print'

interface Pawn {
  body: string
  head: string
  face: string
  details: [line: string, width: number][]
}

const pilgrim: Pawn = {
  body: '-6,-28* -11,-16 -14,0* 0,3.2 13,0* 11,-16 6,-28*z',
  head: '-20.5,-25* -8,-34 -1,-45.5* 9,-34 20.5,-25* 0,-20.6z',
  face: '#f2dfae',
  details: [
    ['-1,-44 -4,-34 -9,-24', 1.4],
    ['-1,-44 4,-34 9,-24', 1.4],
    ['-1,-44 0,-30 0,-22', 1.1],
    ['-2,-20 4,-12 1,2', 1.8],
    ['9,-19 4,-12', 1.6],
    ['16,-22 19,2', 2.4],
  ],
}
const monk: Pawn = {
  body: '0,-30 12,-27 16.4,-14 13,0* 0,3.4 -13,0* -16.4,-14 -12,-27z',
  head: oval(0, -37.6, 9.2, 9.6, 9),
  face: c.skin,
  details: [
    ['-14,-18 -1,-13 5,1', 2],
    ['-8,-24 4,-19 14,-8', 2],
    ['-5.4,-36.6 -3.4,-35 -1.4,-36.6', 1.5],
    ['1.8,-36.6 3.8,-35 5.8,-36.6', 1.5],
  ],
}
const retainer: Pawn = {
  body: '0,-29* 22.5,-28* 18,-18 10,-14* 14,0* 0,3.4 -14,0* -10,-14* -18,-18 -22.5,-28*z',
  head: '-2.6,-49.5* 3.4,-49.5* 3.6,-44.4 8.4,-40 8,-32 0,-27.6 -8,-32 -8.4,-40 -2.8,-44.4z',
  face: c.skin,
  details: [
    ['-6,-28 0,-15 6,-28', 1.8],
    ['-10,-14 0,-11.6 10,-14', 2],
    ['0,-12 -2,2', 1.5],
    ['10,-11 23,-5', 2.4],
    ['-3,-45 3.6,-45', 2],
  ],
}
const lady: Pawn = {
  body: '-5,-30* -9,-14 -20.5,-1* 0,4.2 20.5,-1* 9,-14 5,-30*z',
  head: '0,-48.5 11,-43 12.4,-32 12.6,-19* 5,-25 0,-27 -5,-25 -12.6,-19* -12.4,-32 -11,-43z',
  face: c.line,
  details: [
    ['-9.6,-15 0,-11 9.6,-15', 2.4],
    ['0,-11 4,-5 3,3', 1.6],
    ['6,-45 17,-50.5', 2.2],
  ],
}
const flutist: Pawn = {
  body: '-8,-25* -13.4,0* 0,3.4 13.4,0* 8,-25*z',
  head: '-8,-47.4 0,-49.6 8,-47.4 11.4,-24* 0,-20.6 -11.4,-24*z',
  face: '#f2dfae',
  details: [
    ['-8.6,-42 0,-39 8.6,-42', 1.5],
    ['-10.4,-28.6 0,-25 10.4,-28.6', 1.5],
    ['-5,-35.6 0,-34.2 5,-35.6', 2],
    ['-4,-20 2,-12 0,2', 1.6],
    ['-22,-18 -6,-10', 3],
  ],
}
const stranger: Pawn = {
  body: '0,-27 9,-22 13,-8 14,0* 0,3.4 -14,0* -13,-8 -9,-22z',
  head: oval(0, -34, 8.4, 8.6, 9),
  face: c.haze,
  details: [
    ['-9,-21 0,-13 9,-21', 3],
    ['-4.4,-34 -2.4,-32.8 -.8,-34', 1.3],
    ['1.2,-34 2.8,-32.8 4.8,-34', 1.3],
  ],
}
const pawns: Pawn[] = [pilgrim, monk, retainer, lady, flutist, stranger]
/** Seat number of the neutral pawn. */
export const NEUTRAL = 5

/** The pawn of a seat, 0 to 4, or the neutral one. */
export function pawnArt(who: number): string {
  const p = pawns[who]!
  const cloth = who === NEUTRAL ? c.ash : `var(--c-${seatHues[who]})`
  const strokes = each(p.details, ([line, w]) => brush(line, w, 'both', 2))
  const halo =
    `<path d="${path(p.body) + path(p.head)}" fill="var(--sign)" stroke="var(--sign)" ` + `stroke-width="6"`
  return (
    flat(oval(2, 1, 17, 5), '#000', 'opacity=".22"') +
    `${halo} stroke-linejoin="round"/>` +
    shape(p.body, cloth, 2.4, light('press')) +
    shape(p.head, p.face, 2.4) +
    (who === 3
      ? flat(oval(0, -36, 5, 6.2), '#f7e6d2') + flat('-1.4,-32.4 0,-33 1.4,-32.4 0,-31.4z', c.vermilion)
      : '') +
    `<path d="${strokes}" fill="var(--line)"/>`
  )
}
