// Backs of the decks of the road.
import { at, each, oval } from '../../kit/compose'
import { flat, shape, strip } from '../../kit/ink'
import { c } from '../../kit/palette'
import { back } from '../shared/backs'
import { coin } from '../shared/marks'
import { bowl } from '../shared/table'
import { talk } from './achievements'
import { marks } from './marks'
import { bundleSign } from './signs'

const onsen = () =>
  each([-18, 0, 18], x =>
    strip(`${x},2 ${x + 6},-10 ${x - 5},-22 ${x + 3},-36`, t => 4.4 * Math.sin(Math.PI * (t * 0.9 + 0.06)), c.sea),
  ) + shape('-34,8 0,2 34,8 26,26 -26,26z', c.sea, 2)
const soup = () => bowl(0, 0, 34, 30, c.vermilion, flat(oval(0, 1, 26, 6), c.white), c.yamabuki)

export const backs = {
  meal: () => back('vermilion', 'seigaiha', at(0, -4, soup())),
  souvenir: () => back('plum', 'shippo', at(0, 2, bundleSign(), 1.9)),
  encounter: () => back('indigo', 'asanoha', talk(-15, -6, 0.5, true, false) + talk(17, -3, 0.48, false, true)),
  spring: () => back('sea', 'seigaiha', onsen()),
  achievement: () => back('yamabuki', 'kikko', coin(34)),
  traveler: () =>
    back(
      'pine',
      'asanoha',
      `<g style="color:var(--pine);--g:var(--paper)">${at(0, 0, marks.mountain.art, 1.7)}</g>`,
    ),
}
