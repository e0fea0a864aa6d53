// @vitest-environment node
// Cells of the crate and pairs of cells.
import { expect, test } from 'vitest'
import { cells, knot, middle, netAt, SIDE } from './cells'

const apart = (one: string, other: string) => {
  const [a, b] = [middle(one), middle(other)]
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}
const beside = (cell: string) => cells.filter(other => apart(cell, other) === SIDE)

test('cells are named by column and row', () => {
  expect(cells).toHaveLength(12)
  expect(cells[0]).toBe('a1')
  expect(cells[5]).toBe('b2')
  expect(cells[11]).toBe('d3')
})

test('no two cells share a place', () => {
  expect(new Set(cells.map(cell => middle(cell).join())).size).toBe(12)
})

test('there are seventeen pairs, each with a knot of its own between its cells', () => {
  const pairs = cells.flatMap(one => beside(one).flatMap(other => (one < other ? [[one, other] as const] : [])))
  expect(pairs).toHaveLength(17)
  expect(new Set(pairs.map(([one, other]) => knot(one, other).join())).size).toBe(17)
  for (const [one, other] of pairs) {
    const [k, m] = [knot(one, other), middle(one)]
    expect(Math.abs(k[0] - m[0]) + Math.abs(k[1] - m[1])).toBe(SIDE / 2)
  }
})

test('a net lies across or down', () => {
  expect(netAt(['a1', 'b1'])).toMatchObject({ down: false })
  expect(netAt(['a1', 'a2'])).toMatchObject({ down: true })
})
