// The brush.
import { describe, expect, test } from 'vitest'
import { merged, oval, piece, sheer } from '../src/svg/compose'
import { path, rng, walk } from '../src/svg/geometry'
import { brush, ink, shape } from '../src/svg/ink'

describe('a line', () => {
  test('goes through its points, smoothly or with corners', () => {
    expect(path('0,0 10,0')).toBe('M0 0C3.3 0 6.7 0 10 0')
    expect(path('0,0* 10,0* 10,10*z')).toMatch(/^M0 0C.*Z$/)
    const steps = walk('0,0 50,0 100,0', 10)
    expect(steps[0]).toMatchObject({ x: 0, y: 0, t: 0 })
    expect(steps.at(-1)).toMatchObject({ x: 100, t: 1 })
  })
  test('may be given as points', () => {
    expect(
      path([
        [0, 0],
        [10, 4],
      ]),
    ).toBe(path('0,0 10,4'))
  })
})

describe('ink', () => {
  const widths = (d: string) => {
    const ys = Array.from(d.matchAll(/ (-?[\d.]+)/g), m => Math.abs(Number(m[1])))
    return new Set(ys.map(y => y.toFixed(1))).size
  }
  test('is never one width', () => expect(widths(brush('0,0 100,0', 8, 'both'))).toBeGreaterThan(3))
  test('turns one way, so that crossing strokes may share a path', () => {
    const turn = (d: string) => {
      const p = Array.from(d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), m => [Number(m[1]), Number(m[2])] as const)
      return Math.sign(
        p.reduce((s, [x, y], i) => s + x * p[(i + 1) % p.length]![1] - p[(i + 1) % p.length]![0] * y, 0),
      )
    }
    expect(turn(brush('0,0 90,10', 6))).toBe(turn(brush('90,10 0,0', 6)))
  })
  test('prints colour under the key line', () => {
    expect(shape(oval(0, 0, 10), 'red', 2)).toMatch(/fill="red".*fill="var\(--line\)"/)
  })
})

test('the same seed gives the same hand', () => {
  const [a, b] = [rng(7), rng(7)]
  expect([a(), a(), a()]).toEqual([b(), b(), b()])
})

test('neighbouring strokes of one ink become one path', () => {
  const run = ink('0,0 9,0') + ink('0,5 9,5') + ink('0,9 9,9', 2, 'both', 'red')
  expect(merged(run).match(/<path/g)).toHaveLength(2)
})

test('a piece is drawn once', () => {
  let drawn = 0
  const draw = () => `<circle r="${++drawn}"/>`
  expect(piece('test-piece', draw)).toBe(piece('test-piece', draw))
  expect(drawn).toBe(1)
  expect(document.querySelectorAll('#art-test-piece circle')).toHaveLength(1)
})

test('sheer shapes become sheer paint, groups stay as they are', () => {
  expect(sheer('<path d="M0 0" fill="a" opacity=".4"/>')).toBe('<path d="M0 0" fill="a" fill-opacity=".4"/>')
  expect(sheer('<path stroke="a" opacity=".4" fill="none"/>')).toBe(
    '<path stroke="a" stroke-opacity=".4" fill="none"/>',
  )
  expect(sheer('<g opacity=".4"><stop stop-opacity="0"/></g>')).toBe('<g opacity=".4"><stop stop-opacity="0"/></g>')
})
