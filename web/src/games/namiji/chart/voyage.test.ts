// Tests of positions and paths on the route.
import { describe, expect, test } from 'vitest'
import { HALF, Lap, MARK, mooring } from '../../../art/namiji/route'
import type { P } from '../../../svg/geometry'
import type { Space } from '../../../api/wire/http'
import type { BoatView } from '../../../api/wire/namiji'
import { Camera } from './camera.svelte'
import { pointsAhead, pathBetween, fleetPoints, floatPoint, markPoint, placesByNumber } from './voyage'

const kinds = ['line', 'net', 'trap', 'whale', 'rock']
const kindOf = (n: number) => (n % 60 === 0 ? 'port' : n % 15 === 0 ? 'dock' : kinds[n % 5]!)
const road: Space[] = Array.from({ length: 61 }, (_, n) => ({ number: n, kind: kindOf(n), double: n % 4 === 1 }))
const lap = new Lap(0.8)
const places = placesByNumber(road, lap)
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
const boat = (space: number, slot: number | null = 0) => ({ space, slot }) as BoatView
const way = { road, stops: ['port', 'dock'] }

describe('places', () => {
  test('every printed space has one, and the port is the same at both ends', () => {
    expect([...places.keys()].toSorted((a, b) => a - b)).toEqual(road.map(s => s.number))
    expect(apart(floatPoint(places, boat(0)), floatPoint(places, boat(60)))).toBeLessThan(1)
  })
  test('sailing the other way changes none of them', () => {
    const back = placesByNumber(road.toReversed(), lap)
    for (const { number } of road) expect(back.get(number)).toMatchObject({ x: places.get(number)!.x })
  })
  test('a boat lies beside the half that is its own', () => {
    for (const { number } of road.filter(s => s.double && s.kind !== 'dock')) {
      const [outer, inner] = [markPoint(places, boat(number)), markPoint(places, boat(number, 1))]
      expect(apart(outer!, inner!)).toBeCloseTo(HALF)
      expect(apart(floatPoint(places, boat(number)), floatPoint(places, boat(number, 1)))).toBeGreaterThan(40)
    }
    expect(markPoint(places, boat(15, 2))).toBeNull()
  })
  test('boats at a dock lie in their slots, and nobody else over a free one', () => {
    const boats = [boat(15, 1), boat(14), boat(16), boat(17, 1), boat(15, null)]
    const all = fleetPoints(places, boats)
    expect(all[0]).toEqual(mooring(places.get(15)!, 1))
    for (const other of [1, 2, 3])
      for (const slot of [0, 1, 2, 3, 4])
        expect(apart(all[other]!, mooring(places.get(15)!, slot))).toBeGreaterThan(36)
    for (const slot of [0, 1, 2, 3, 4]) expect(apart(all[4]!, mooring(places.get(15)!, slot))).toBeGreaterThan(25)
  })
})

test('sailing passes every space between, either way', () => {
  expect(pathBetween(places, 3, 7)).toHaveLength(3)
  expect(pathBetween(places, 60, 52)).toHaveLength(7)
  expect(pathBetween(places, 8, 8)).toEqual([])
})

describe('the window on the chart', () => {
  const room: P = [390, 470]
  const seen = (camera: Camera, [x, y]: P) => {
    const [u, v] = [camera.x + x * camera.scale, camera.y + y * camera.scale]
    return u > 0 && u < room[0] && v > 0 && v < room[1]
  }
  const camera = new Camera(
    () => lap,
    () => room,
  )
  test('shows the whole of it, and never the table around it', () => {
    camera.whole()
    expect(camera.isWhole).toBe(true)
    camera.zoom(0.5)
    expect(camera.isWhole).toBe(true)
    camera.zoom(3, [0, 0])
    expect([camera.x, camera.y].every(at => at <= 0)).toBe(true)
    for (const p of places.values()) {
      camera.show(p.x, p.y, 10)
      expect(seen(camera, [p.x, p.y])).toBe(true)
    }
  })
  test('on a phone a finger fits, and the boat and what comes next are in sight', () => {
    for (const from of [0, 4, 20, 33, 50]) {
      const points = pointsAhead(places, way, boat(from))
      camera.frame(points, 44 / MARK, 40)
      expect(camera.scale * MARK).toBeGreaterThanOrEqual(44)
      for (const p of points.slice(0, 4)) expect(seen(camera, p)).toBe(true)
    }
  })
  test('a point is kept where the hand is while zooming', () => {
    camera.whole()
    camera.zoom(2, [200, 240])
    const at = [(200 - camera.x) / camera.scale, (240 - camera.y) / camera.scale]
    camera.zoom(1.2, [200, 240])
    expect(apart(at, [(200 - camera.x) / camera.scale, (240 - camera.y) / camera.scale])).toBeLessThan(0.5)
  })
})
