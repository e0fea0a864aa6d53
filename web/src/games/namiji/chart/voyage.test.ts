// The route by number, the way along it, who is where and who moves next.
import { describe, expect, test } from 'vitest'
import { HALF } from '../../../boards/route'
import type { BoatView, Space, View } from '../../../wire/namiji'
import { after, closeUp, course, floats, frame, isStop, mover, placesOf } from './voyage'

const kinds = ['line', 'net', 'trap', 'whale', 'rock']
const kindOf = (n: number) => (n % 60 === 0 ? 'port' : n % 15 === 0 ? 'dock' : kinds[n % 5]!)
const road: Space[] = Array.from({ length: 61 }, (_, n) => ({ number: n, kind: kindOf(n), double: n % 3 === 0 }))
const places = placesOf(road)
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
const boat = (space: number, slot: number | null = 0) => ({ space, slot }) as BoatView
const view = (boats: BoatView[], piece: number, order: number[]) => ({ road, boats, piece, order }) as View

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
  test('a boat that sailed lies on the route, beside it when that is taken, off the slots at a dock', () => {
    const fleet = [boat(3), boat(7)]
    const sailed = (number: number) => ({ what: 'namiji-event-sailed', args: { piece: 0, number, space: 'line' } })
    expect(after(fleet, sailed(5), view(fleet, 0, [0, 1]))[0]).toEqual({ space: 5, slot: 0 })
    expect(after(fleet, sailed(7), view(fleet, 0, [0, 1]))[0]).toEqual({ space: 7, slot: 1 })
    expect(after(fleet, sailed(15), view(fleet, 0, [0, 1]))[0]).toEqual({ space: 15, slot: null })
  })
  test('a slot is told from one', () => {
    const told = { what: 'namiji-event-moored', args: { piece: 1, slot: 2 } }
    const fleet = [boat(3), boat(15, null)]
    expect(after(fleet, told, view(fleet, 1, [0, 1]))[1]).toMatchObject({ space: 15, slot: 1 })
  })
  test('the last boat moves next', () => {
    const at = view([boat(3), boat(7)], 0, [0, 1])
    expect(mover(at, 5)).toBe(0)
    expect(mover(at, 7)).toBe(0)
    expect(mover(at, 9)).toBe(1)
    expect(mover(view([boat(3), boat(15)], 0, [0, 1]), 15)).toBeNull()
  })
})

test('the phone frames the way to the next stop, or the boat under a sheet', () => {
  const box = (text: string) => text.split(' ').map(Number) as [number, number, number, number]
  const inside = ([x, y, w, h]: [number, number, number, number], [px, py]: readonly number[]) =>
    px! > x && px! < x + w && py! > y && py! < y + h
  for (const from of [0, 4, 20, 33, 50]) {
    const seen = box(frame(places, view([boat(from)], 0, [0]), boat(from), 0.8))
    for (let n = from; n <= (Math.floor(from / 15) + 1) * 15; n++)
      expect(inside(seen, floats(places, boat(n)))).toBe(true)
    expect(inside(box(closeUp(places, boat(from), 0.8)), floats(places, boat(from)))).toBe(true)
  }
})
