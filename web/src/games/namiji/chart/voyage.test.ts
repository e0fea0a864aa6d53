// The route by number, and the way along it.
import { describe, expect, test } from 'vitest'
import { HALF } from '../../../boards/route'
import type { Space } from '../../../wire/http'
import type { BoatView } from '../../../wire/namiji'
import { closeUp, course, floats, frame, isStop, placesOf } from './voyage'

const kinds = ['line', 'net', 'trap', 'whale', 'rock']
const kindOf = (n: number) => (n % 60 === 0 ? 'port' : n % 15 === 0 ? 'dock' : kinds[n % 5]!)
const road: Space[] = Array.from({ length: 61 }, (_, n) => ({ number: n, kind: kindOf(n), double: n % 3 === 0 }))
const places = placesOf(road)
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
const boat = (space: number, slot: number | null = 0) => ({ space, slot }) as BoatView
const way = { road, stops: ['port', 'dock'] }

describe('places', () => {
  test('every printed space has one, and the port is the same at both ends', () => {
    expect([...places.keys()].toSorted((a, b) => a - b)).toEqual(road.map(s => s.number))
    expect(apart(floats(places, boat(0)), floats(places, boat(60)))).toBeLessThan(1)
  })
  test('sailing the other way changes none of them', () => {
    const back = placesOf(road.toReversed())
    for (const { number } of road) expect(back.get(number)).toMatchObject({ x: places.get(number)!.x })
  })
  test('neighbours do not overlap', () => {
    for (let n = 1; n < 60; n++) {
      expect(apart(floats(places, boat(n - 1, null)), floats(places, boat(n)))).toBeGreaterThan(40)
      if (!isStop(road[n]!) && !isStop(road[n + 1]!))
        expect(apart(floats(places, boat(n)), floats(places, boat(n + 1)))).toBeGreaterThan(46)
    }
  })
  test('the second place of a double lies beside the first', () => {
    for (const { number } of road.filter(s => s.double && !isStop(s))) {
      const gap = apart(floats(places, boat(number)), floats(places, boat(number, 1)))
      expect(gap).toBeGreaterThanOrEqual(HALF)
      expect(gap).toBeLessThan(HALF + 20)
    }
  })
})

describe('sailing', () => {
  test('passes every space between, either way', () => {
    expect(course(places, boat(3), boat(7))).toHaveLength(5)
    expect(course(places, boat(60), boat(52))).toHaveLength(9)
  })
})

test('the phone frames the way to the next stop, or the boat under a sheet', () => {
  const box = (text: string) => text.split(' ').map(Number) as [number, number, number, number]
  const inside = ([x, y, w, h]: [number, number, number, number], [px, py]: readonly number[]) =>
    px! > x && px! < x + w && py! > y && py! < y + h
  for (const from of [0, 4, 20, 33, 50]) {
    const seen = box(frame(places, way, boat(from), 0.8))
    for (let n = from; n <= (Math.floor(from / 15) + 1) * 15; n++)
      expect(inside(seen, floats(places, boat(n)))).toBe(true)
    expect(inside(box(closeUp(places, boat(from), 0.8)), floats(places, boat(from)))).toBe(true)
  }
})
