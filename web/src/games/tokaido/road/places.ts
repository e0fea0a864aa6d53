/** The positions on the road, and what can be reached. */
import { type Road, type RoadSpace, layRoad, roadY, stand } from '../../../art/tokaido/road'
import type { RoadKind } from '../../../art/tokaido'
import type { P } from '../../../svg/geometry'
import type { Space } from '../../../api/wire/http'
import type { Choice, View } from '../../../api/wire/tokaido'
import { SMALL } from '../../../styles/breakpoints'

/** A space and a slot. */
export interface Standing {
  space: number
  slot: number
}

/** A space that can be reached, with its choice. */
export interface WalkTarget extends Standing {
  choice: Choice
}

/** The inns from Kyoto to Edo. */
const INNS = ['Kyoto', 'Miya', 'Kakegawa', 'Odawara', 'Edo'] as const

/** The name of the inn on a space. */
export const innName = (road: Road, number: number): string =>
  INNS[road.inns.findIndex(inn => inn.number === number)] ?? ''

/** The road of the server, laid out. */
export const layOutRoad = (spaces: readonly Space[]): Road =>
  layRoad(spaces.map((space): RoadSpace => ({ ...space, kind: space.kind as RoadKind })))

/** The point where a traveler stands. */
export const standingPoint = (road: Road, spot: Standing): P => stand(road.places[spot.space - 1]!, spot.slot)

/** Gives pieces in the same slot different ones. */
export function spreadSlots(spots: readonly Standing[]): Standing[] {
  const out: Standing[] = []
  const isFree = (space: number, slot: number) => !out.some(other => other.space === space && other.slot === slot)
  for (const { space, slot } of spots) {
    let free = slot
    while (!isFree(space, free)) free++
    out.push({ space, slot: free })
  }
  return out
}

/** The spaces that can be reached now. */
export const walkTargets = (view: View): WalkTarget[] =>
  view.choices.flatMap(choice =>
    choice.space != null && choice.slot != null ? [{ choice, space: choice.space, slot: choice.slot }] : [],
  )

const stage = (way: readonly Space[], number: number) => way.findIndex(space => space.number === number)

/** The spaces that everyone has passed. */
export function passedByAll(way: readonly Space[], spots: readonly Standing[]): Set<number> {
  const last = Math.min(...spots.map(spot => stage(way, spot.space)))
  return new Set(way.slice(0, Math.max(0, last)).map(space => space.number))
}

/** A point of the walk between two points, along the road. */
export function pointBetween(from: P, to: P, share: number): P {
  const x = from[0] + (to[0] - from[0]) * share
  const leave = (from[1] - roadY(from[0])) * Math.max(0, 1 - share / 0.25)
  const reach = (to[1] - roadY(to[0])) * Math.max(0, (share - 0.75) / 0.25)
  return [x, roadY(x) + leave + reach]
}

/** The visible part of the height, so that marks stay large on low screens: top and extent. */
export function visibleCrop(width: number, height: number, full: number): [number, number] {
  const least = width < SMALL ? 0.535 : 0.62 // on narrow screens smaller marks, to show more road
  const extent = Math.min(full, Math.max(392, height / least))
  return [(full - extent) * 0.62, extent]
}

/** The position of the button over a space, large enough for a finger. */
export function buttonBox(road: Road, goal: Standing, scale: number, top: number): string {
  const place = road.places[goal.space - 1]!
  const inn = place.kind === 'inn'
  const [x, y] = inn ? [place.x, place.y - 20] : standingPoint(road, goal)
  const finger = Math.min(84, Math.max(64, 44 / scale))
  const [w, h] = inn ? [190, 120] : [finger, finger]
  const [left, up] = [(x - w / 2) * scale, (y - h / 2 - top) * scale]
  return `left:${left}px;top:${up}px;width:${w * scale}px;height:${h * scale}px`
}
