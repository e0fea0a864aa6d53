// The coast: open sea behind the road, a gate in the water, waves before it.
import { verge } from '../road'
import { type P, path } from '../../../svg/geometry'
import { broken, flat } from '../../../svg/ink'
import { bank } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds } from '../../nature/air'
import { torii } from '../../nature/built'
import { junk } from '../../nature/craft'
import { cherry, pine } from '../../nature/trees'
import { breaker } from '../../nature/water'
import { bay, hill, mound, swells } from './land'

const shore: P[] = [
  [4280, 262],
  [4420, 290],
  [4560, 300],
  [4700, 288],
  [4860, 300],
  [5020, 304],
  [5160, 288],
  [5320, 268],
]

/** The sea, thinning out at both ends. */
const open = () =>
  '<linearGradient id="seafade" x1="4230" x2="5480" y1="0" y2="0" ' +
  'gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000"/><stop offset=".2" ' +
  'stop-color="#fff"/><stop offset=".84" stop-color="#fff"/><stop offset="1" ' +
  'stop-color="#000"/></linearGradient>' +
  '<mask id="seamask" maskUnits="userSpaceOnUse" x="4140" y="120" width="1340" ' +
  'height="240"><rect x="4140" y="120" width="1340" height="240" ' +
  'fill="url(#seafade)"/></mask>' +
  `<g mask="url(#seamask)"><path d="${path(shore)}L5480 262V150H4140V262Z" ` +
  `fill="${fade('sea')}"/><path d="M4140 149H5480V164H4140Z" fill="${fade('indigo')}" ` +
  `opacity=".6"/></g>`

/** Behind the road. */
export const far = (dx: number) =>
  open() +
  `<path d="${swells(4300, 5280, 164, 276, 13, 9)}" fill="var(--indigo)" opacity=".62"/>` +
  `<path ` +
  `d="${broken(
    shore.map(([x, y]): P => [x, y - 8]),
    3.4,
    5,
    9,
    3,
  )}" ` +
  `fill="var(--white)" opacity=".7"/>` +
  `<path d="${broken(shore, 2, 6, 11, 3)}" fill="var(--contour)" opacity=".8"/>` +
  hill(4020, 520, 140, 272, { hue: 'pine', seed: 83, trees: 34, strength: 0.75, foot: 1 }) +
  hill(4600, 240, 30, 152, { hue: 'far', seed: 87, line: 1.1 }) +
  junk(4690, 212, 0.52) +
  junk(4900, 196, 0.4) +
  junk(4790, 246, 0.7) +
  torii(4985, 272, 0.92) +
  flat('4949,274 4985,270 5023,274 4985,279z', c.paper, 'opacity=".7"') +
  birds(5050, 96, 5, 1.1) +
  bank(5240, 142, 300, 2, 90, 13) +
  bank(5330, 196, 330, 3, 84, 14) +
  pine(4530, verge(4530 + dx), 0.9, 1, 41) +
  pine(4612, verge(4612 + dx), 0.7, -1, 44)

/** Before the road. */
export const near = () =>
  bay(4420, 5240, 8, 24, 'indigo') +
  breaker(4712, 564, 0.34) +
  breaker(4840, 570, 0.5) +
  breaker(4958, 566, 0.3) +
  mound(4476, 526, 240, 20, 8) +
  pine(4462, 544, 0.92, -1, 48) +
  mound(5170, 528, 280, 20, 11) +
  cherry(5190, 548, 0.82, 18) +
  bank(5040, 540, 240, 2, 88, 17)
