// Lays the sea route on a loop in the proportions of its container: positions of spaces and boats.
import { type SeaKind } from './marks'
import { n1, type P } from '../../svg/geometry'

/** A space as the server names it: numbered from the port, which comes first and last. */
export interface SeaSpace {
  number: number
  kind: SeaKind
  double: boolean
}
/** A point of the lane: its heading, and the way to the middle of the sea. */
export interface LanePoint {
  x: number
  y: number
  a: number
  inward: P
}
/** A space and where it lies. */
export interface SeaPlace extends SeaSpace, LanePoint {
  /** The stop it is, 0 for the port, or 0 for a plain space. */
  stop: number
}

/** How wide a mark on the chart is, whatever the shape of the sea: all else is measured by it. */
export const MARK = 50
/** How far neighbours lie apart, at least. */
export const STEP = 53
/** How far inward the second place of a double space lies. */
export const HALF = 55
/** How far inward of its mark a boat floats. */
const BESIDE = 47
const [AROUND, EDGE, BEND, GAP] = [2130, 35, 190, 86] // width and height together, paper outside the lane, its corners
/** Neighbours that both have a second place lie farther apart: in a bend there is less room inside. */
const ROOMY = 0.34

/** The lane of a chart of some shape: a rounded loop, clockwise from the port at the foot. */
export class Lap {
  readonly width: number
  readonly height: number
  readonly centre: P
  /** The way from one stop to the next. */
  readonly quarter: number
  readonly #half: P

  constructor(aspect: number) {
    const shape = Math.max(0.7, Math.min(1.6, aspect))
    this.width = Math.round((AROUND * shape) / (1 + shape))
    this.height = AROUND - this.width
    this.centre = [this.width / 2, this.height / 2]
    this.#half = [this.width / 2 - EDGE, this.height / 2 - EDGE]
    this.quarter = this.#half[0] + this.#half[1] - 2 * BEND + (Math.PI / 2) * BEND
  }

  /** Where one is after sailing so far: along the foot, around the corner, up the side, and so on. */
  sail(way: number): LanePoint {
    const turns = Math.floor(way / this.quarter)
    const leg = ((turns % 4) + 4) % 4
    const s = way - turns * this.quarter
    const [across, up] = leg % 2 ? [this.#half[1], this.#half[0]] : this.#half
    const [flat, arc] = [across - BEND, (Math.PI / 2) * BEND]
    // as on the first leg: from the foot to the left
    let [x, y, a] = [-s, up, Math.PI]
    if (s > flat + arc) [x, y, a] = [-across, up - BEND - (s - flat - arc), Math.PI * 1.5]
    else if (s > flat) {
      const turn = (s - flat) / BEND
      x = -flat - BEND * Math.sin(turn)
      y = up - BEND + BEND * Math.cos(turn)
      a = Math.PI + turn
    }
    const quarter = (leg * Math.PI) / 2
    const [c, d] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))]
    const heading = a + quarter
    return {
      x: this.centre[0] + x * c - y * d,
      y: this.centre[1] + x * d + y * c,
      a: heading,
      inward: [-Math.sin(heading), Math.cos(heading)],
    }
  }

  /** A line along the lane, `off` to the inside. */
  along(from: number, to: number, off = 0, step = 24): string {
    const n = Math.max(2, Math.round((to - from) / step))
    const point = (_: unknown, i: number) => {
      const p = this.sail(from + ((to - from) * i) / n)
      return `${n1(p.x + p.inward[0] * off)},${n1(p.y + p.inward[1] * off)}`
    }
    return Array.from({ length: n + 1 }, point).join(' ')
  }
}

const laps = new Map<number, Lap>()
/** The lane for a room of some shape: the same for rooms that are nearly alike. */
export function lapOf(aspect: number): Lap {
  const near = Math.round(aspect * 100) / 100
  const known = laps.get(near) ?? new Lap(near)
  laps.set(near, known)
  return known
}

const isStop = (s: SeaSpace) => s.kind === 'port' || s.kind === 'dock'

/** Spaces in any order, placed from the port around to the port. */
export function layRoute(spaces: readonly SeaSpace[], lap: Lap): SeaPlace[] {
  const ordered = spaces.toSorted((a, b) => a.number - b.number)
  const stops = ordered.flatMap((s, i) => (isStop(s) ? [i] : []))
  const step = (i: number) => 1 + (ordered[i]!.double && ordered[i + 1]!.double ? ROOMY : 0)
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => step(from + i)).reduce((a, b) => a + b, 0)
  return ordered.map((space, i): SeaPlace => {
    const leg = stops.findLastIndex(stop => stop <= i)
    if (stops[leg] === i) return { ...space, stop: leg % 4, ...lap.sail(leg * lap.quarter) }
    const [first, last] = [stops[leg]! + 1, stops[leg + 1]! - 1]
    const share = last > first ? steps(first, i) / steps(first, last) : 0.5
    return { ...space, stop: 0, ...lap.sail(leg * lap.quarter + GAP + (lap.quarter - 2 * GAP) * share) }
  })
}

const inFrom = ({ x, y, inward: [ix, iy] }: LanePoint, far: number, side = 0): P => [
  x + ix * far - iy * side,
  y + iy * far + ix * side,
]

/** How long a jetty is: five slots, left and right of it. */
export const JETTY = 186
/** The mooring of a slot, 0 to 4, left and right of a jetty. */
export const mooring = (stop: LanePoint, slot: number): P => inFrom(stop, 54 + slot * 27.5, slot % 2 ? -35 : 35)

/** Where a boat waits that has not yet chosen: at the head of the jetty, between the slots. */
export function waiting(stop: LanePoint): P {
  const [x, y] = inFrom(stop, 66)
  return [x, y - 8] // its hull lies lower than its middle, and would hide a slot below
}

/** Where a boat floats: inward of its mark, which it never hides; at a stop, in its slot. */
export function berth(place: SeaPlace, slot: number): P {
  if (isStop(place)) return mooring(place, slot)
  if (!place.double) return inFrom(place, BESIDE)
  return inFrom(place, HALF + BESIDE, slot ? 24 : -24) // side by side, whoever came second behind the first
}

/** A boat that may be moved aside: where it floats, and the way to the open sea. */
export interface Drifting {
  at: P
  inward: P
}
const CROWD = 60 // rounds: a crowd in a bend has settled by then

/** Boats moved apart until none covers another, nor a mark; those at a mark give way to the open sea. */
export function pushedApart(boats: readonly Drifting[], marks: readonly P[], apart = 46, clear = 49): P[] {
  const out = boats.map(({ at: [x, y] }): P => [x, y])
  const push = (one: P, from: P, least: number, share: number, [ix, iy]: P, turn: number) => {
    const [dx, dy] = [one[0] - from[0], one[1] - from[1]]
    const far = Math.hypot(dx, dy)
    if (far >= least) return
    const [ux, uy] = far > 0.5 ? [dx / far, dy / far] : [Math.cos(turn), Math.sin(turn)]
    one[0] += (ux + ix) * (least - far) * share
    one[1] += (uy + iy) * (least - far) * share
  }
  for (let round = 0; round < CROWD; round++) {
    out.forEach((one, i) => {
      const { inward } = boats[i]!
      out.forEach((other, j) => j !== i && push(one, other, apart, 0.5, [0, 0], i * 2.4))
      for (const mark of marks) push(one, mark, clear, 0.6, inward, 0)
    })
  }
  return out
}
