// Fields: paddies, thatched roofs, geese.
import { verge } from '../road'
import { bank } from '../../../svg/mist'
import { birds } from '../../nature/air'
import { heron } from '../../nature/fauna'
import { grove, pine } from '../../nature/trees'
import { house } from './buildings'
import { hill, paddies } from './land'

/** Behind the road. */
export const far = (dx: number) =>
  hill(860, 640, 74, 228, { hue: 'far', seed: 15, line: 1.2, strength: 0.7 }) +
  hill(1240, 720, 104, 250, { seed: 22, trees: 40, strength: 0.7 }) +
  birds(1010, 116, 7, 1.3) +
  paddies(960, 248, 560, 66, 7, 3, 5) +
  bank(1000, 234, 380, 2, 8, 13) +
  house(1392, 268, 62, { depth: 46, rise: 28, wall: 16, roof: 'thatch' }) +
  house(1300, 250, 54, { depth: 40, rise: 25, wall: 13, roof: 'thatch' }) +
  grove(1470, 268, 5, 40, 3) +
  bank(1480, 270, 300, 2, 31, 13) +
  pine(1846, verge(1846 + dx), 0.86, 1, 5)

/** Before the road. */
export const near = () =>
  paddies(1010, 474, 730, 100, 7, 3, 12) +
  house(1560, 496, 76, { depth: 56, rise: 34, wall: 22, roof: 'thatch' }) +
  pine(1530, 540, 0.8, -1, 9) +
  heron(1140, 540, 0.6) +
  bank(990, 486, 260, 3, 47, 15) +
  bank(1180, 536, 420, 2, 41, 17) +
  bank(1800, 498, 420, 3, 44, 17)
