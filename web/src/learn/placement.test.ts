// @vitest-environment node
import { expect, test } from 'vitest'
import { leastCovering } from './placement'

const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 })
const places = [box(0, 0), box(400, 0), box(400, 300)]

test('the first place is taken where nothing is hidden', () => {
  expect(leastCovering(places, [{ ...box(150, 0), weight: 1 }])).toBe(places[0])
})

test('what is pointed at stays in sight, if need be over something else', () => {
  const pointed = { ...box(90, 40), weight: 4 }
  const sheet = { left: 350, top: 0, width: 60, height: 400, weight: 1 }
  expect(leastCovering(places, [pointed])).toBe(places[1])
  expect(leastCovering(places, [pointed, sheet])).toBe(places[0])
  expect(leastCovering(places, [{ ...pointed, weight: 40 }, sheet])).toBe(places[1])
})
