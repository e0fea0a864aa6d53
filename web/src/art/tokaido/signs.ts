// Small signs of what an encounter or a space gives.
import { at, many, rect } from '../../svg/compose'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade, pat } from '../../svg/print'
import { coin, seal } from '../shared/marks'
import { type View } from './panoramas/index'

const paddyField = () =>
  rect(-30, 0, 60, 16, c.moss) +
  flat('-30,4 30,2 30,14 -30,16z', c.sea) +
  many(9, i => {
    const x = -26 + i * 6.5
    return ink(`${x},13 ${x - 1},4`, 1.4) + ink(`${x},13 ${x + 3},5`, 1.4)
  })
const peak = () =>
  shape('-30,16 -8,-9* -4,-6* 0,-10* 4,-6* 8,-9* 30,16z', c.indigo, 1.4) +
  flat('-12,-3* -8,-9* -4,-6* 0,-10* 4,-6* 8,-9* 12,-3* 6,-5* 3,1* -1,-4* -5,1* -7,-5*z', c.white)
const wave = () =>
  rect(-30, 0, 60, 16, c.sea) +
  shape('-30,16 -24,-4 -10,-12 4,-10 8,0 0,-4 -6,4 4,16z', c.indigo, 1.4) +
  ink('-22,-4 -10,-11 4,-9', 3, 'both', c.white) +
  rect(-30, 8, 60, 8, pat('seigaiha'))
const scenes: Record<View, () => string> = { paddy: paddyField, mountain: peak, sea: wave }

/** A section of a view. */
export const viewSign = (view: View) =>
  '<svg x="-30" y="-15" width="60" height="30" viewBox="-30 -15 60 30">' +
  rect(-30, -15, 60, 30, c.sky) +
  rect(-30, -15, 60, 20, fade('persimmon', 'u')) +
  scenes[view]() +
  '</svg>' +
  '<rect x="-30" y="-15" width="60" height="30" rx="2" fill="none" stroke="var(--line)" ' +
  'stroke-width="1.8"/>'
/** A souvenir from the deck: a knotted bundle. */
export const bundleSign = () =>
  shape('-15,14 -17,-2 -8,-8 8,-8 17,-2 15,14z', c.plum, 1.8, pat('shippo')) +
  shape('-2,-8 -15,-17 -7,-19 0,-10 7,-19 15,-17 2,-8z', c.vermilion, 1.6)
/** Points at once. */
export const pointsSign = (n: number) => at(0, 0, seal(n), 0.7)
/** Coins at once. */
export const coinsSign = (n: number) => many(n, i => at((i - (n - 1) / 2) * 28, 0, coin(13)))
/** A coin offered at the temple, and its point. */
export const templeSign = () => at(-16, 0, coin(13)) + at(16, 0, seal(1), 0.6)
