// The whole landscape of the road, far and near, moved with the inns if their places move.
import type { Road } from '../road'
import { at, many, merged, sheer } from '../../../svg/compose'
import { bank } from '../../../svg/mist'
import { canal, deck } from './bridge'
import * as coast from './coast'
import * as edo from './edo'
import * as fields from './fields'
import * as fuji from './fuji'
import { roadway } from './ground'
import * as hills from './hills'
import * as kyoto from './kyoto'

/** Where the inns stand on the paper the scenes were drawn on. */
const DRAWN = [215, 1655, 2971, 4379, 5723]
interface Scene {
  far: (dx: number) => string
  near: () => string
  /** The inns it lies between. */
  between: [number, number]
}
const scenes: Scene[] = [
  { ...fields, between: [0, 1] },
  { ...hills, between: [1, 2] },
  { ...fuji, between: [2, 3] },
  { ...coast, between: [3, 4] },
  { ...kyoto, between: [0, 0] },
  { ...edo, between: [4, 4] },
]

const shift = (road: Road, [a, b]: [number, number]) => {
  const moved = (i: number) => (road.inns[i]?.x ?? DRAWN[i]!) - DRAWN[i]!
  return Math.round((moved(a) + moved(b)) / 2)
}
const layer = (road: Road, part: (scene: Scene, dx: number) => string) =>
  scenes
    .map(s => {
      const dx = shift(road, s.between)
      return dx ? at(dx, 0, part(s, dx)) : part(s, 0)
    })
    .join('')
const veil = (width: number) =>
  many(Math.ceil(width / 690), i =>
    bank(150 + i * 690 + (i % 3) * 70, -14 + ((101 + i) % 3) * 14, 320 + (i % 4) * 70, 2, 101 + i, 14),
  )

/** All that lies behind the spaces. */
export const landscape = (road: Road) =>
  sheer(
    merged(
      layer(road, (s, dx) => s.far(dx)) +
        veil(road.width) +
        road.bridges.map(canal).join('') +
        roadway(road.width) +
        road.bridges.map(deck).join('') +
        layer(road, s => s.near()),
    ),
  )
