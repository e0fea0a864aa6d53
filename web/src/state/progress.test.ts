// What home offers next.
import { expect, test } from 'vitest'
import { markDone, nextStep } from './progress'

test('after each step the next available one is offered, and nothing to newcomers', () => {
  const all = ['game', 'practice', 'friends'] as const
  expect(nextStep('tokaido', all)).toBeUndefined()
  markDone('tokaido', 'lesson')
  expect(nextStep('tokaido', all)).toBe('game')
  markDone('tokaido', 'practice')
  markDone('tokaido', 'game')
  expect(nextStep('tokaido', all)).toBe('friends')
  markDone('tokaido', 'friends')
  expect(nextStep('tokaido', all)).toBeUndefined()
})
