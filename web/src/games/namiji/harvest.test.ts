// Where the points came from adds up to what they are.
import { expect, test } from 'vitest'
import type { BoatView } from '../../wire/namiji'
import { harvest } from './harvest'

test('shares are the points before the penalty', () => {
  const boat = {
    points: 20,
    penalty: 6,
    lines: [5, 0, 0, 3, 0, 0, 0],
    shrimp: 2,
    crabs: 1,
    sections: { dolphin: 2, octopus: 0, whale: 1 },
    meals: ['makis'],
    paid: { bait: 1 },
    fulfilled: [],
    arrival: 2,
  } as unknown as BoatView
  const shares = harvest(boat)
  expect(shares.reduce((sum, s) => sum + s.points, 0)).toBe(26)
  expect(shares.find(s => s.of === 'sights')!.points).toBe(7)
})
