// @vitest-environment node
// The picture of the lead: everything on the paper, names apart.
import { expect, test } from 'vitest'
import { leadLines, roundSteps, spreadApart } from './lead'

const summary = {
  points: [
    [0, 0],
    [3, 0],
    [3, 7],
    [3, 7],
    [41, 12],
  ],
  gatherings: [
    [0, 1],
    [3, 15],
  ] as [number, number][],
}

test('lines begin and end at the edges, and turn only where points change', () => {
  const { lines, steps, stops } = leadLines(summary, 400, 100)
  expect(lines[0]).toEqual([
    [0, 100],
    [100, 94],
    [300, 94],
    [400, 18],
  ])
  expect(lines[1]!.map(([x]) => x)).toEqual([0, 100, 200, 300, 400])
  expect(steps.map(({ points }) => points)).toEqual([0, 10, 20, 30, 40, 50])
  expect(stops).toEqual([
    { x: 0, space: 1, move: 0 },
    { x: 300, space: 15, move: 3 },
  ])
})

test('points below nothing stay on the paper', () => {
  const { lines, steps } = leadLines({ points: [[0], [-15]], gatherings: [] }, 100, 60)
  expect(steps[0]!.points).toBe(-15)
  expect(lines[0]!.every(([, y]) => y >= 0 && y <= 60)).toBe(true)
})

test.each([
  [0, 1],
  [0, 44],
  [-15, 30],
  [0, 103],
  [0, 420],
])('from %i to %i a few round numbers are enough', (low, high) => {
  const all = roundSteps(low, high)
  expect(all.length).toBeLessThan(9)
  expect(all[0]).toBeLessThanOrEqual(low)
  expect(all.at(-1)).toBeGreaterThanOrEqual(high)
})

test.each([[[50, 50, 50]], [[0, 2, 100]], [[99, 100, 98, 1]]])('names beside %j stand apart, in order', heights => {
  const stood = spreadApart(heights, 20, 100)
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!)
  for (let n = 1; n < order.length; n++)
    expect(stood[order[n]!]! - stood[order[n - 1]!]!).toBeGreaterThanOrEqual(20)
  expect(Math.min(...stood)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...stood)).toBeLessThanOrEqual(100)
})
