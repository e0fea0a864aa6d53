// Fuji over the mist, boats on the bay below.
import { verge } from '../road'
import { bank } from '../../../svg/mist'
import { birds } from '../../nature/air'
import { junk } from '../../nature/craft'
import { grove, pine } from '../../nature/trees'
import { bay, farFuji, hill, mound } from './land'

/** Behind the road. */
export const far = (dx: number) =>
  farFuji(3560, 66, 430, 206) +
  birds(3180, 122, 6, 1.2) +
  hill(3010, 520, 78, 270, { hue: 'pine', seed: 71, trees: 30, strength: 0.75 }) +
  hill(3770, 560, 88, 276, { seed: 75, trees: 36, strength: 0.85 }) +
  bank(3500, 238, 600, 3, 61, 14) +
  grove(3170, 284, 9, 46, 22) +
  bank(3200, 276, 330, 2, 64, 12) +
  pine(3970, verge(3970 + dx), 0.9, -1, 17) +
  pine(4050, verge(4050 + dx), 0.74, 1, 25)

/** Before the road. */
export const near = () =>
  bay(3040, 4120, 9, 14) +
  junk(3420, 520, 0.7) +
  junk(3530, 540, 0.86) +
  mound(3200, 526, 250, 20, 3) +
  pine(3176, 542, 0.9, 1, 33) +
  pine(3246, 540, 0.62, -1, 38) +
  bank(3770, 520, 420, 2, 72, 17) +
  mound(4080, 526, 230, 20, 5) +
  pine(4084, 544, 0.9, -1, 36) +
  bank(4270, 508, 380, 3, 75, 17)
