// @vitest-environment node
/** Tests of the layout of the road. */
import { expect, test } from 'vitest'
import { BESIDE, HEIGHT, roadY } from '../../art/tokaido/road'
import { choice, position, spaces, traveler } from './example'
import {
  spreadSlots,
  pointBetween,
  visibleCrop,
  walkTargets,
  layOutRoad,
  passedByAll,
  standingPoint,
} from './road/places'
import { choiceWith, toggleWare } from './sheets/basket'

const road = layOutRoad(spaces)

test('every printed space has a place on the paper, whichever way one travels', () => {
  expect(road.places.map(place => place.number)).toEqual(spaces.map(space => space.number))
  expect(layOutRoad(spaces.toReversed()).places).toEqual(road.places)
  for (const { x, y } of road.places) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(road.width)
    expect(y).toBeLessThan(HEIGHT)
  }
})

test('no two travelers can stand in the same place', () => {
  const spots = road.places.flatMap(({ number, kind, double }) =>
    Array.from({ length: kind === 'inn' ? 5 : double ? 2 : 1 }, (_, slot) =>
      standingPoint(road, { space: number, slot }),
    ),
  )
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(30)
})

test('the second half of a double lies beside the road, nearer to us', () => {
  for (const place of road.places.filter(({ double }) => double)) {
    const [x, y] = standingPoint(road, { space: place.number, slot: 1 })
    expect([x - place.x, y - place.y]).toEqual(BESIDE)
    expect(y).toBeGreaterThan(roadY(x) + 20)
  }
})

test('a walk leads from place to place along the road', () => {
  const [from, to] = [standingPoint(road, { space: 1, slot: 2 }), standingPoint(road, { space: 4, slot: 1 })]
  expect(pointBetween(from, to, 0)).toEqual(from)
  expect(pointBetween(from, to, 1)[1]).toBeCloseTo(to[1])
  const [x, y] = pointBetween(from, to, 0.5)
  expect(y).toBeCloseTo(roadY(x))
})

test('marks stay large enough on a low screen', () => {
  const screens = [240, 300, 500, 900].flatMap(height => [390, 1000].map(width => [width, height] as const))
  for (const [width, height] of screens) {
    const [top, extent] = visibleCrop(width, height, HEIGHT)
    expect((height / extent) * 56 * 0.94).toBeGreaterThanOrEqual(28)
    expect(top + extent).toBeLessThanOrEqual(HEIGHT)
  }
})

test('a target leads to the space of its choice', () => {
  const found = walkTargets(position())
  expect(found.map(({ space, slot, choice: { id } }) => [space, slot, id])).toEqual([
    [5, 1, 7],
    [8, 0, 9],
  ])
})

test('pieces without a slot get different ones', () => {
  expect(spreadSlots([traveler(1), traveler(1), traveler(1, 2), traveler(1)]).map(spot => spot.slot)).toEqual([
    0, 1, 2, 3,
  ])
})

test('passed spaces are found in both directions', () => {
  expect([...passedByAll(spaces, [traveler(3), traveler(5)])]).toEqual([1, 2])
  expect([...passedByAll(spaces.toReversed(), [traveler(53), traveler(50)])]).toEqual([55, 54])
})

test('a basket is an answer, in whatever order it is filled', () => {
  const choices = [[], ['koma'], ['geta'], ['koma', 'geta']].map((names, id) => choice(id, 'buy', { names }))
  expect(choiceWith(choices, [])?.id).toBe(0)
  expect(choiceWith(choices, toggleWare(['geta'], 'koma'))?.id).toBe(3)
  expect(choiceWith(choices, ['koma', 'sake'])).toBeUndefined()
  expect(toggleWare(['koma', 'geta'], 'koma')).toEqual(['geta'])
})
