// The route on the chart.
import { describe, expect, test } from 'vitest'
import { berth, camera, CENTRE, HALF, HEIGHT, layRoute, mooring, whole, WIDTH } from '../src/boards/route'
import { route as spaces } from '../src/gallery/facts'

const places = layRoute(spaces)
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
const stops = places.filter(p => p.kind === 'dock' || p.kind === 'port')
const open = places.filter(p => !stops.includes(p))

describe('the route', () => {
  test('gives every space a place on the chart', () => {
    expect(places).toHaveLength(spaces.length)
    for (const p of places) {
      expect(p.x).toBeGreaterThan(20)
      expect(p.x).toBeLessThan(WIDTH - 20)
      expect(p.y).toBeGreaterThan(20)
      expect(p.y).toBeLessThan(HEIGHT - 20)
    }
  })
  test('is the same for those who sail the other way', () => {
    expect(layRoute(spaces.toReversed())).toEqual(places)
  })
  test('ends where it began, with the docks a quarter apart', () => {
    expect(stops.map(p => p.stop)).toEqual([0, 1, 2, 3, 0])
    expect(apart([stops[0]!.x, stops[0]!.y], [stops[4]!.x, stops[4]!.y])).toBeLessThan(1)
    expect(stops[1]!.x).toBeLessThan(stops[0]!.x)
    expect(stops[2]!.y).toBeLessThan(stops[1]!.y)
    expect(stops[3]!.x).toBeGreaterThan(stops[2]!.x)
  })
  test('keeps neighbours apart', () => {
    open.forEach((p, i) => {
      const next = open[i + 1]
      if (next) expect(apart([p.x, p.y], [next.x, next.y])).toBeGreaterThan(43)
    })
  })
  test('sets the second half of a double inward, beside the lane, clear of the others', () => {
    const halves = open
      .filter(p => p.double)
      .map(p => ({ p, at: [p.x + p.inward[0] * HALF, p.y + p.inward[1] * HALF] }))
    for (const { p, at } of halves) {
      expect(apart(at, CENTRE)).toBeLessThan(apart([p.x, p.y], CENTRE))
      for (const other of open) expect(apart(at, [other.x, other.y])).toBeGreaterThan(38)
      for (const other of halves) if (other.p !== p) expect(apart(at, other.at)).toBeGreaterThan(34)
    }
  })
  test('moors five boats at a stop, two never in one place', () => {
    for (const stop of stops) {
      const slots = [0, 1, 2, 3, 4].map(slot => mooring(stop, slot))
      slots.forEach((a, i) => slots.slice(i + 1).forEach(b => expect(apart(a, b)).toBeGreaterThan(45)))
      expect(berth(stop, 2)).toEqual(slots[2])
    }
  })
  test('shows a window of the shape asked for, inside the chart', () => {
    const [x, y, w, h] = camera(
      [
        [100, 100],
        [300, 260],
      ],
      0.5,
    )
      .split(' ')
      .map(Number) as [number, number, number, number]
    expect(w / h).toBeCloseTo(0.5, 1)
    expect(x).toBeGreaterThanOrEqual(-20)
    expect(y).toBeGreaterThanOrEqual(-20)
    const [, , ww, wh] = whole(2).split(' ').map(Number) as [number, number, number, number]
    expect(ww / wh).toBeCloseTo(2, 1)
  })
})
