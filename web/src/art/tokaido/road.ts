// Lays out the road: positions of spaces and travelers, on which the landscape depends.
import { type RoadKind } from './marks'
import { type P } from '../../svg/geometry'

/** A space as the server names it: numbered from Kyoto. */
export interface RoadSpace {
  number: number
  kind: RoadKind
  double: boolean
}
/** A space and where it lies. */
export interface RoadPlace extends RoadSpace {
  x: number
  y: number
}
/** The road on the paper. */
export interface Road {
  width: number
  places: RoadPlace[]
  /** The inns from Kyoto to Edo. */
  inns: RoadPlace[]
  /** Sanjo as one leaves Kyoto, Nihonbashi as one enters Edo. */
  bridges: [number, number]
}

/** The height of the paper. */
export const HEIGHT = 560
const MARGIN = 215
const STEP = 92
const GATE = 152
/** More room at both ends, for a bridge. */
const BRIDGE = 32

/** The road winds slowly; it never climbs out of the middle of the paper. */
export const roadY = (x: number) => 364 + 33 * Math.sin(x / 300 + 0.6) + 14 * Math.sin(x / 139)
/** The far side of the road, where trees stand. */
export const verge = (x: number) => roadY(x) - 15
/** The second place of a double space lies beside the road, nearer to us. */
export const BESIDE: P = [30, 43]

/** Spaces in any order, placed from Kyoto to Edo. */
export function layRoad(spaces: readonly RoadSpace[]): Road {
  const ordered = spaces.toSorted((a, b) => a.number - b.number)
  const last = ordered.length - 1
  let x = MARGIN
  const places = ordered.map((space, i): RoadPlace => {
    const before = ordered[i - 1]
    if (before) {
      const gate = space.kind === 'inn' || before.kind === 'inn'
      x += gate ? GATE + (i === 1 || i === last ? BRIDGE : 0) : STEP
    }
    return { ...space, x, y: roadY(x) }
  })
  return {
    width: x + MARGIN + 10,
    places,
    inns: places.filter(p => p.kind === 'inn'),
    bridges: [MARGIN + 109, x - 116],
  }
}

/** Where a traveler stands: on the road, beside it, or in the queue that runs back from an inn's door. */
export function stand(place: RoadPlace, slot: number): P {
  if (place.kind === 'inn') {
    const x = place.x + 72 - slot * 36
    return [x, roadY(x) + 4]
  }
  return slot ? [place.x + BESIDE[0], place.y + BESIDE[1]] : [place.x, place.y]
}
