// Backs of the decks of the road.
import { at, each, many, oval } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade } from '../../svg/print'
import { back } from '../shared/backs'
import { coin } from '../shared/marks'
import { bowl } from '../shared/table'
import { talk } from './achievements'
import { bundleSign } from './signs'

const onsen = () =>
  each([-18, 0, 18], x =>
    strip(`${x},2 ${x + 6},-10 ${x - 5},-22 ${x + 3},-36`, t => 4.4 * Math.sin(Math.PI * (t * 0.9 + 0.06)), c.sea),
  ) + shape('-34,8 0,2 34,8 26,26 -26,26z', c.sea, 2)
const soup = () => bowl(0, 0, 34, 30, c.vermilion, flat(oval(0, 1, 26, 6), c.white), c.yamabuki)

const hat = () =>
  shape('-38,12* -14,-14 0,-34* 14,-14 38,12* 0,20z', c.yamabuki, 2.2, fade('wood', 'u')) +
  many(7, i => ink(`0,-32 ${-27 + i * 9},${13 + 4 * Math.sin((i / 6) * 3.14)}`, 1)) +
  ink('-19,-5 0,0 19,-5', 1.3, 'none') +
  ink('-22,17 -10,32 0,34 10,32 22,17', 2.8, 'both', c.vermilion)

/** By the deck. */
export const backs = {
  meal: () => back('vermilion', 'seigaiha', at(0, -4, soup())),
  souvenir: () => back('plum', 'shippo', at(0, 2, bundleSign(), 1.9)),
  encounter: () => back('indigo', 'asanoha', talk(-15, -6, 0.5, true, false) + talk(17, -3, 0.48, false, true)),
  spring: () => back('sea', 'seigaiha', onsen()),
  achievement: () => back('yamabuki', 'kikko', coin(34)),
  traveler: () => back('pine', 'asanoha', hat()),
}
