// @vitest-environment node
// The event queue: in order, at a pace, skipped at will.
import { beforeEach, expect, test, vi } from 'vitest'
import { Queue } from '../src/state/queue'

beforeEach(() => void vi.useFakeTimers())

const scenes = (seen: string[], names: string, beats = 1) =>
  [...names].map(name => ({ show: () => void seen.push(name), beats }))

test('scenes begin one after another', () => {
  const seen: string[] = []
  const queue = new Queue(() => 100)
  queue.add(scenes(seen, 'ab'))
  expect(seen).toEqual(['a'])
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['a', 'b'])
  vi.advanceTimersByTime(100)
  expect(queue.busy).toBe(false)
})

test('what comes later waits for what came before', () => {
  const seen: string[] = []
  const queue = new Queue(() => 100)
  queue.add(scenes(seen, 'a'))
  queue.add(scenes(seen, 'b', 0))
  expect(seen).toEqual(['a'])
  vi.runAllTimers()
  expect(seen).toEqual(['a', 'b'])
})

test('at once means at once', () => {
  const seen: string[] = []
  const queue = new Queue(() => 0)
  queue.add(scenes(seen, 'abc'))
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(queue.busy).toBe(false)
})

test('skipping begins all that waits, in order, and once', () => {
  const seen: string[] = []
  const queue = new Queue(() => 100)
  queue.add(scenes(seen, 'abc'))
  queue.skip()
  vi.runAllTimers()
  expect(seen).toEqual(['a', 'b', 'c'])
})

test('a crowd goes faster', () => {
  const seen: string[] = []
  const queue = new Queue(() => 100)
  queue.add(scenes(seen, 'abcdefghijklmno'))
  vi.advanceTimersByTime(60)
  expect(seen).toEqual(['a', 'b'])
})

test('a scene may clear the queue it is shown in', () => {
  const seen: string[] = []
  const queue = new Queue(() => 100)
  queue.add([{ show: () => queue.clear(), beats: 0 }, ...scenes(seen, 'a')])
  vi.runAllTimers()
  expect(seen).toEqual([])
})
