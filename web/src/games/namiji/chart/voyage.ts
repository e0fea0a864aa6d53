// The route as this table sails it: places by number, the way between two, and who is where.
import type { View } from '../../../wire/namiji'
import type { Told } from '../../../wire/socket'
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
export const placesOf = (road: View['road']): Map<number, SeaPlace> =>
  new Map(layRoute(road.map(s => ({ ...s, kind: s.kind as SeaKind }))).map(p => [p.number, p]))

/** Where the boats of a view lie. */
export const fleetOf = (view: View): Afloat[] => view.boats.map(({ space, slot }) => ({ space, slot }))

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

/** Where the boats lie once an event has been shown. */
export function after(fleet: readonly Afloat[], told: Told, view: View): Afloat[] {
  const { piece, number, slot, place } = told.args
  const next = [...fleet]
  if (typeof piece !== 'number') return next
  const event = told.what.replace('namiji-event-', '')
  if (event === 'sailed' && typeof number === 'number') {
    const stop = view.road.some(s => s.number === number && isStop(s))
    const there = fleet.filter((b, i) => b.space === number && i !== piece).length
    next[piece] = { space: number, slot: stop ? null : Math.min(1, there) }
  }
  if (event === 'moored' && typeof slot === 'number') next[piece] = { ...fleet[piece]!, slot: slot - 1 }
  if (event === 'arrived' && typeof place === 'number') next[piece] = { ...fleet[piece]!, slot: place - 1 }
  return next
}

/** How far along the way a printed number lies. */
export const wayTo = (road: View['road'], number: number) => road.findIndex(s => s.number === number)

/** Who moves after the boat of this turn has sailed to a space: the boat that is then last. */
export function mover(view: View, number: number): number | null {
  const next = view.order.find(boat => boat !== view.piece)
  if (next === undefined || view.piece === null) return null
  const [mine, theirs] = [wayTo(view.road, number), wayTo(view.road, view.boats[next]!.space)]
  const stop = isStop(view.road[mine]!)
  if (stop && mine === theirs) return null
  return theirs < mine ? next : view.piece
}

/** The window from a boat to the next stop: no move goes farther. */
export function frame(places: Map<number, SeaPlace>, view: View, boat: Afloat, aspect: number): string {
  const from = wayTo(view.road, boat.space)
  const leg = view.road.slice(from + 1)
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
