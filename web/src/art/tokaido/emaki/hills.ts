// Hills: steep woods, a shower, maples.
import { verge } from '../road'
import { many } from '../../../svg/compose'
import { n1, rng } from '../../../svg/geometry'
import { bank } from '../../../svg/mist'
import { cherry, grove, pine } from '../../nature/trees'
import { house } from './buildings'
import { bay, hill } from './land'

function shower(): string {
  const r = rng(77)
  const drops = many(90, () => {
    const l = 34 + r() * 60
    return `M${n1(2230 + r() * 430)} ${n1(60 + r() * 170)}l${n1(-l * 0.3)} ${n1(l)}`
  })
  return `<path d="${drops}" stroke="var(--contour)" stroke-width=".8" opacity=".24" fill="none"/>`
}

/** Behind the road. */
export const far = (dx: number) =>
  hill(1830, 620, 128, 240, { hue: 'far', seed: 33, line: 1.3, strength: 0.75 }) +
  hill(2180, 640, 176, 262, { hue: 'indigo', seed: 37, strength: 0.62, foot: 1.1 }) +
  hill(1960, 560, 100, 274, { hue: 'pine', seed: 41, trees: 30, strength: 0.72 }) +
  hill(2420, 600, 112, 270, { hue: 'pine', seed: 45, trees: 44, strength: 0.8, foot: 1 }) +
  shower() +
  bank(2330, 222, 460, 3, 17, 14) +
  grove(2080, 280, 9, 50, 12) +
  grove(2560, 286, 12, 58, 15) +
  bank(2150, 272, 320, 2, 19, 13) +
  bank(2660, 278, 380, 2, 23, 13) +
  cherry(2482, verge(2482 + dx), 0.82, 14, 'maple')

/** Before the road. */
export const near = () =>
  bay(1960, 2480, 7, 4) +
  hill(2380, 560, 70, 566, { seed: 61, strength: 0.8 }) +
  cherry(2520, 530, 0.94, 6, 'maple') +
  pine(2700, 560, 0.94, 1, 12) +
  house(2806, 512, 74, { depth: 52, rise: 32, wall: 20, roof: 'thatch' }) +
  bank(2130, 528, 400, 2, 52, 17) +
  bank(2940, 510, 400, 3, 55, 17)
