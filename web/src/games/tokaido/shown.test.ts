/** The story moves the travelers before the truth arrives. */
import { expect, test } from 'vitest'
import type { Told } from '../../wire/socket'
import { event, moment, traveler } from './example'
import { Shown } from './shown.svelte'

const view = moment({ travelers: [traveler(3), traveler(6)] })
function after(...events: Told[]) {
  const shown = new Shown(view)
  for (const each of events) shown.tell(each)
  return shown.travelers
}

test('a walk comes to the first free place', () => {
  const [first] = after(event('walked', { piece: 0, number: 6, space: 'farm' }))
  expect([first!.space, first!.slot]).toEqual([6, 1])
})

test('coins and points are counted as they come and go', () => {
  const [first, second] = after(
    event('farmed', { seat: 0, coins: 3 }),
    event('gave', { seat: 0, coins: 2, extra: 1 }),
    event('ate', { seat: 1, meal: ['soba'], coins: 2, points: 6 }),
  )
  expect([first!.coins, first!.points, first!.offering]).toEqual([6, 13, 3])
  expect([second!.coins, second!.points, second!.meals]).toEqual([3, 16, ['soba']])
})

test('a collection grows by what is told', () => {
  const [first] = after(
    event('beheld', { seat: 0, panorama: ['mountain'], section: 2 }),
    event('bought', { seat: 0, souvenir: ['koma'], coins: 1, points: 1 }),
    event('met', { seat: 0, encounter: ['miko'] }),
    event('blessed', { seat: 0 }),
  )
  expect(first!.sections['mountain']).toBe(2)
  expect([first!.souvenirs, first!.encounters, first!.offering]).toEqual([['koma'], ['miko'], 1])
  expect(first!.points).toBe(10 + 2 + 1 + 1)
})

test('what is true settles it', () => {
  const shown = new Shown(view)
  shown.tell(event('walked', { piece: 1, number: 9, space: 'sea' }))
  shown.settle(view)
  expect(shown.travelers).toBe(view.travelers)
})
