// The route as this table sails it: places by number, the way between two, and who is where.
import type { Way } from '../../../wire/http'
import type { SeaKind } from '../../../art/namiji'
import { berth, camera, layRoute, mooring, type SeaPlace } from '../../../boards/route'
import type { P } from '../../../kit/geometry'

/** Where a boat lies: a printed number, and its place there; none while a slot is being chosen. */
export interface Afloat {
  space: number
  slot: number | null
}

export const isStop = (place: { kind: string }) => place.kind === 'port' || place.kind === 'dock'

/** The places of a route by their printed number. */
export const placesOf = (road: Way['road']): Map<number, SeaPlace> =>
  new Map(layRoute(road.map(s => ({ ...s, kind: s.kind as SeaKind }))).map(p => [p.number, p]))

/** The point where a boat floats; one without a slot waits in the lane beside the jetty. */
export function floats(places: Map<number, SeaPlace>, boat: Afloat): P {
  const place = places.get(boat.space)!
  if (boat.slot !== null) return berth(place, boat.slot)
  return [place.x - Math.cos(place.a) * 46, place.y - Math.sin(place.a) * 46]
}

/** The points a boat passes from one place to another, along the lane. */
export function course(places: Map<number, SeaPlace>, from: Afloat, to: Afloat): P[] {
  const step = Math.sign(to.space - from.space)
  const between: P[] = []
  for (let n = from.space + step; step && n !== to.space; n += step) {
    const place = places.get(n)!
    between.push([place.x, place.y])
  }
  return [floats(places, from), ...between, floats(places, to)]
}

/** How far along the way a printed number lies. */
export const wayTo = (road: Way['road'], number: number) => road.findIndex(s => s.number === number)

/** The window from a boat to the next stop: no move goes farther. */
export function frame(places: Map<number, SeaPlace>, way: Way, boat: Afloat, aspect: number): string {
  const from = wayTo(way.road, boat.space)
  const leg = way.road.slice(from + 1)
  const end = leg.findIndex(isStop)
  const ahead = leg.slice(0, end + 1).map(s => places.get(s.number)!)
  const points = ahead.map((p): P => [p.x, p.y])
  const stop = ahead.at(-1)
  if (stop) points.push(mooring(stop, 4))
  return camera([floats(places, boat), ...points], aspect, 62, 420)
}

/** A window on one boat, high in the picture: a sheet lies over the rest. */
export function closeUp(places: Map<number, SeaPlace>, boat: Afloat, aspect: number): string {
  const [x, y] = floats(places, boat)
  const [w, h] = [440, 440 / aspect]
  return [x - w / 2, y - h * 0.16, w, h].map(Math.round).join(' ')
}
