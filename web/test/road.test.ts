// @vitest-environment node
// The road on the paper.
import { describe, expect, test } from 'vitest'
import { BESIDE, HEIGHT, layRoad, stand } from '../src/art/tokaido/road'
import { road as spaces } from '../src/dev/gallery/facts'

const road = layRoad(spaces)
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
/** The reach of a badge on the road and of one beside it. */
const [ON, OFF] = [25, 19]

describe('the road', () => {
  test('gives every space a place on the paper, from left to right', () => {
    expect(road.places.map(p => p.number)).toEqual(spaces.map(s => s.number))
    road.places.forEach((p, i) => {
      expect(p.x).toBeGreaterThan(road.places[i - 1]?.x ?? 0)
      expect(p.x).toBeLessThan(road.width)
      expect(p.y).toBeGreaterThan(0)
      expect(p.y + BESIDE[1] + OFF).toBeLessThan(HEIGHT)
    })
  })
  test('is the same for those who travel back', () => {
    expect(layRoad(spaces.toReversed())).toEqual(road)
  })
  test('keeps badges apart, doubles too', () => {
    const spots = road.places
      .filter(p => p.kind !== 'inn')
      .flatMap(p => (p.double ? [0, 1] : [0]).map(slot => ({ at: stand(p, slot), reach: slot ? OFF : ON })))
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) expect(apart(a.at, b.at)).toBeGreaterThan(a.reach + b.reach)
    })
  })
  test('sets the second place of a double beside the road, nearer to us', () => {
    for (const p of road.places.filter(q => q.double)) {
      const [x, y] = stand(p, 1)
      expect(y - p.y).toBeGreaterThan(30)
      expect(apart([x, y], [p.x, p.y])).toBeLessThan(60)
    }
  })
  test('queues five at an inn, the first nearest the way out, none on another', () => {
    for (const inn of road.inns) {
      const queue = [0, 1, 2, 3, 4].map(slot => stand(inn, slot))
      queue.slice(1).forEach((at, i) => {
        expect(at[0]).toBeLessThan(queue[i]![0])
        expect(apart(at, queue[i]!)).toBeGreaterThan(33)
      })
    }
    expect(road.inns).toHaveLength(5)
  })
  test('crosses a bridge after Kyoto and before Edo', () => {
    const [first, last] = [road.inns[0]!, road.inns[4]!]
    expect(road.bridges[0]).toBeGreaterThan(stand(first, 0)[0])
    expect(road.bridges[0]).toBeLessThan(road.places[1]!.x)
    expect(road.bridges[1]).toBeGreaterThan(road.places.at(-2)!.x)
    expect(road.bridges[1]).toBeLessThan(last.x)
  })
})
