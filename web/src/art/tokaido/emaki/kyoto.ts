// Kyoto: roofs beyond roofs, a pagoda, cherries, the sun.
import { verge } from '../road'
import { at, disc, many } from '../../../svg/compose'
import { bank } from '../../../svg/mist'
import { torii } from '../../nature/built'
import { cherry, grove } from '../../nature/trees'
import { row, swept } from './buildings'
import { hill, mound } from './land'

const pagoda = () =>
  at(
    318,
    206,
    many(
      5,
      i =>
        `<path d="M${-14 + i * 1.6} ${-i * 21}V${-12 - i * 21}H${14 - i * 1.6}V${-i * 21}Z" ` +
        `fill="var(--k-vermilion)" opacity=".85"/>` +
        swept(0, -11 - i * 21, 66 - i * 7, 11),
    ) +
      '<path ' +
      'd="M-1.2-106V-142H1.2V-106ZM-5-118H5V-116H-5ZM-4-125H4V-123H-4ZM-3-132H3V-130H-3Z" ' +
      'fill="var(--line)"/>',
  )

/** Behind the road. */
export const far = (dx: number) =>
  disc(560, 112, 36, 'var(--sun)') +
  hill(-160, 760, 120, 236, { hue: 'far', seed: 4, bumps: 4, line: 1.3, strength: 0.8 }) +
  hill(320, 700, 92, 240, { seed: 9, trees: 34, strength: 0.75 }) +
  pagoda() +
  row(
    [
      [-40, 232, 96],
      [92, 226, 84],
      [218, 230, 104],
      [370, 226, 80],
      [488, 232, 96],
    ],
    { depth: 58, rise: 20, wall: 16 },
  ) +
  bank(180, 196, 330, 2, 5, 14) +
  row(
    [
      [-70, 268, 90],
      [420, 268, 84],
      [540, 262, 92],
    ],
    { rise: 21, wall: 22 },
  ) +
  bank(520, 262, 360, 2, 12, 15) +
  bank(-10, 284, 240, 2, 3, 14) +
  grove(652, 286, 7, 44, 6) +
  torii(760, 296, 0.72) +
  cherry(870, verge(870 + dx), 0.9, 3)

/** Before the road. */
export const near = () =>
  mound(620, 530, 300, 18, 2) +
  cherry(606, 548, 0.86, 8) +
  row(
    [
      [-60, 500, 128],
      [104, 504, 112],
      [256, 502, 124],
    ],
    { depth: 70, rise: 24, wall: 24 },
  ) +
  bank(400, 502, 300, 2, 21, 15) +
  row(
    [
      [-20, 546, 140],
      [172, 550, 124],
      [352, 548, 116],
    ],
    { depth: 74, rise: 25, wall: 30 },
  ) +
  bank(800, 520, 340, 2, 14, 17)
