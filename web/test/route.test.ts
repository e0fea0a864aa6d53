// @vitest-environment node
// The route on the chart, in rooms of every shape.
import { describe, expect, test } from 'vitest'
import { berth, pushedApart, HALF, Lap, layRoute, MARK, mooring } from '../src/art/namiji/route'
import { route as spaces } from '../src/dev/gallery/facts'
import type { P } from '../src/svg/geometry'

const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)

describe.each([0.5, 0.8, 0.93, 1.2, 1.6, 3])('the route in a room of shape %d', shape => {
  const lap = new Lap(shape)
  const places = layRoute(spaces, lap)
  const stops = places.filter(p => p.kind === 'dock' || p.kind === 'port')
  const open = places.filter(p => !stops.includes(p))
  const halves = open.filter(p => p.double).map((p): P => [p.x + p.inward[0] * HALF, p.y + p.inward[1] * HALF])
  const marks = [...open, ...stops.slice(0, 4)].map((p): P => [p.x, p.y])

  test('has a place for every space, and the edges of the paper are near', () => {
    expect(places).toHaveLength(spaces.length)
    for (const side of [0, 1] as const) {
      const all = marks.map(p => p[side])
      const size = side ? lap.height : lap.width
      expect([Math.min(...all), size - Math.max(...all)].every(edge => edge > MARK / 2 && edge < MARK)).toBe(true)
    }
  })
  test('is the same for those who sail the other way', () => {
    expect(layRoute(spaces.toReversed(), lap)).toEqual(places)
  })
  test('ends where it began, with the docks a quarter apart', () => {
    expect(stops.map(p => p.stop)).toEqual([0, 1, 2, 3, 0])
    expect(apart([stops[0]!.x, stops[0]!.y], [stops[4]!.x, stops[4]!.y])).toBeLessThan(1)
    expect(stops[1]!.x).toBeLessThan(stops[0]!.x)
    expect(stops[2]!.y).toBeLessThan(stops[1]!.y)
    expect(stops[3]!.x).toBeGreaterThan(stops[2]!.x)
  })
  test('no mark touches another, on the lane or inside it', () => {
    const all = [...marks, ...halves]
    all.forEach((a, i) => all.slice(i + 1).forEach(b => expect(apart(a, b)).toBeGreaterThan(MARK)))
  })
  test('moors five boats at a stop, clear of each other and of the marks', () => {
    for (const stop of stops.slice(0, 4)) {
      const slots = [0, 1, 2, 3, 4].map(slot => mooring(stop, slot))
      slots.forEach((a, i) => slots.slice(i + 1).forEach(b => expect(apart(a, b)).toBeGreaterThan(48)))
      for (const slot of slots)
        for (const mark of [...marks, ...halves]) expect(apart(slot, mark)).toBeGreaterThan(45)
      expect(berth(stop, 2)).toEqual(slots[2])
    }
  })
  test('boats lie beside their marks and hide none, however many there are', () => {
    const all = [...marks, ...halves]
    const berths = open.flatMap(p =>
      [0, ...(p.double ? [1] : [])].map(n => ({ at: berth(p, n), inward: p.inward })),
    )
    for (let from = 0; from + 5 <= berths.length; from++) {
      const lie = pushedApart(berths.slice(from, from + 5), all)
      lie.forEach((a, i) => lie.slice(i + 1).forEach(b => expect(apart(a, b)).toBeGreaterThan(40)))
      for (const a of lie) expect(Math.min(...all.map(mark => apart(a, mark)))).toBeGreaterThan(45)
    }
  })
})

test('two on the same spot are moved apart', () => {
  const [one, other] = pushedApart(
    [
      { at: [0, 0], inward: [0, 1] },
      { at: [0, 0], inward: [0, 1] },
    ],
    [],
  )
  expect(apart(one!, other!)).toBeGreaterThan(40)
})
