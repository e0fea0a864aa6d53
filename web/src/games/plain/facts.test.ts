// @vitest-environment node
// Tests of the plain board's texts.
import { expect, test } from 'vitest'
import type { Say } from '../board'
import { Words } from '../shared/words'
import { facts } from './facts'

const say: Say = Object.assign((id: string) => id.split('-').slice(2).join(' '), {
  about: (id: string) => `about ${id}`,
  printed: () => ({}),
  has: () => true,
})
const words = new Words(() => ({ say, formatList: names => names.join(', '), game: 'byway', names: [] }))
const kindOf = (name: string) => (name === 'conch' ? 'shell' : undefined)
const lines = (of: object) =>
  facts(of, ['points'], kindOf, words).map(({ name, values }) => [name, ...values.map(each => each.text)])

test('numbers, names and counted names become lines; common and hidden fields do not', () => {
  const piece = { points: 7, coins: 3, shells: ['conch', 'conch'], seen: { hill: 2, lake: 0 }, hand: null, met: [] }
  expect(lines(piece)).toEqual([
    ['coins', '3'],
    ['shells', 'conch', 'conch'],
    ['seen', 'hill 2'],
  ])
})

test('a thing whose kind is known explains itself', () => {
  const [shells] = facts({ shells: ['conch'] }, [], kindOf, words)
  expect(shells!.values[0]!.about).toBe('about byway-shell-conch')
})
