// The route of a table: spaces by number, paths between them, positions of boats.
import type { Way } from '../../../api/wire/http'
import type { View } from '../../../api/wire/namiji'
import type { SeaKind, Sight } from '../../../art/namiji'
import {
  berth,
  pushedApart,
  HALF,
  type Lap,
  layRoute,
  mooring,
  type SeaPlace,
  waiting,
} from '../../../art/namiji/route'
import type { P } from '../../../svg/geometry'

/** The space and slot of a boat; no slot while it is being chosen. */
export interface BoatPosition {
  space: number
  slot: number | null
}

export const isStop = (place: { kind: string }) => place.kind === 'port' || place.kind === 'dock'

/** The places of a route by their printed number. */
export const placesByNumber = (road: Way['road'], lap: Lap): Map<number, SeaPlace> =>
  new Map(
    layRoute(
      road.map(s => ({ ...s, kind: s.kind as SeaKind })),
      lap,
    ).map(p => [p.number, p]),
  )

const inner = ({ x, y, inward }: SeaPlace): P => [x + inward[0] * HALF, y + inward[1] * HALF]

/** The middle of every mark on the chart. */
export const markPoints = (places: Map<number, SeaPlace>): P[] =>
  [...places.values()].flatMap((p): P[] => [[p.x, p.y], ...(p.double ? [inner(p)] : [])])

/** The mark of a boat's space; none at a stop. */
export function markPoint(places: Map<number, SeaPlace>, { space, slot }: BoatPosition): P | null {
  const place = places.get(space)!
  if (isStop(place)) return null
  return place.double && slot ? inner(place) : [place.x, place.y]
}

/** The position of a boat; without a slot, it is on the jetty. */
export function floatPoint(places: Map<number, SeaPlace>, boat: BoatPosition): P {
  const place = places.get(boat.space)!
  return boat.slot === null ? waiting(place) : berth(place, boat.slot)
}

/** The positions of all boats, without overlaps with each other, marks or slots. */
export function fleetPoints(places: Map<number, SeaPlace>, boats: readonly BoatPosition[]): P[] {
  const all = boats.map(boat => floatPoint(places, boat))
  const free = boats.flatMap((boat, who) => (isStop(places.get(boat.space)!) ? [] : [who]))
  const slots = [...places.values()].filter(isStop).flatMap(stop => boats.map((_, slot) => mooring(stop, slot)))
  const apart = pushedApart(
    free.map(who => ({ at: all[who]!, inward: places.get(boats[who]!.space)!.inward })),
    [...markPoints(places), ...slots],
  )
  free.forEach((who, i) => (all[who] = apart[i]!))
  return all
}

/** The points a boat passes between two spaces, along the lane. */
export function pathBetween(places: Map<number, SeaPlace>, from: number, to: number): P[] {
  if (from === to) return []
  const step = Math.sign(to - from)
  const between: P[] = []
  for (let n = from + step; n !== to; n += step) {
    const { x, y } = places.get(n)!
    between.push([x, y])
  }
  return between
}

/** The index of a printed number in the order of travel. */
export const wayIndex = (road: Way['road'], number: number) => road.findIndex(s => s.number === number)

/** The points of a boat and of all it can reach: spaces up to the next stop, or slots. */
export function pointsAhead(places: Map<number, SeaPlace>, way: Way, boat: BoatPosition): P[] {
  if (boat.slot === null) return [0, 1, 2, 3, 4].map(slot => mooring(places.get(boat.space)!, slot))
  const leg = way.road.slice(wayIndex(way.road, boat.space) + 1)
  const stops = leg.slice(0, leg.findIndex(isStop) + 1).map(s => places.get(s.number)!)
  const stop = stops.at(-1)
  const mark = markPoint(places, boat)
  return [
    floatPoint(places, boat),
    ...(mark ? [mark] : []),
    ...stops.map((p): P => (p.double ? inner(p) : [p.x, p.y])),
    ...(stop ? [mooring(stop, 4)] : []),
  ]
}

/** Where in the open sea each panorama takes shape, as shares of the chart. */
export const SIGHTS: Record<Sight, P> = {
  dolphin: [0.29, 0.345],
  octopus: [0.7, 0.36],
  whale: [0.69, 0.645],
}

/** How many sections of a panorama the one who is ahead has seen. */
export const sectionsSeen = (pieces: View['pieces'], sight: string) =>
  Math.max(0, ...pieces.map(each => each.sections[sight] ?? 0))

/** The leg of the voyage, 0 to 3, that the last boat sails. */
export const legOf = (road: Way['road'], behind: number) =>
  Math.min(3, Math.max(0, road.slice(0, behind + 1).filter(isStop).length - 1))
