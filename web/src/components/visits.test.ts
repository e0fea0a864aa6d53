// @vitest-environment node
// The visits of others since my last turn.
import { expect, test } from 'vitest'
import type { StoryLine } from '../state/table.svelte'
import type { Entry, EventInfo } from '../api/wire/socket'
import { visitsSince } from './visits'

let count = 0
const line = (seat: number, name: string, args: EventInfo['args'], by: Entry['by'] = 'bot'): StoryLine => {
  const event = { name, args, changes: {} }
  return { key: `${++count}`, entry: { number: count, seat, by, events: [event] }, event: event }
}
const walked = (piece: number, number: number) => line(piece, 'walked', { piece, space: 'shop', number })
const story = [
  walked(1, 3),
  walked(0, 5),
  line(1, 'walked', { piece: 1, space: 'shop', number: 6 }),
  line(1, 'bought', { seat: 1, souvenir: ['koma'] }),
  walked(2, 7),
]

test('what others did since my last turn is grouped by visit, with its space', () => {
  const visits = visitsSince(story, 0, false)
  expect(visits.map(({ piece: who, space: place, events: event }) => [who, place, event.length])).toEqual([
    [1, 6, 2],
    [2, 7, 1],
  ])
})

test('while my turn goes on, it stays; after it, it is forgotten', () => {
  const mine = [...story, walked(0, 9)]
  expect(visitsSince(mine, 0, true)).toHaveLength(2)
  expect(visitsSince(mine, 0, false)).toEqual([])
})

test('an undone move is left out', () => {
  count = story.length
  const back = { ...line(2, 'walked', {}, 'undo'), event: null }
  const all = visitsSince(story, 0, false)
  expect(visitsSince([...story, back], 0, false)).toEqual(all.slice(0, -1))
  expect(visitsSince([...story, back, walked(2, 8)], 0, false).map(({ space }) => space)).toEqual([6, 8])
  count = story.length
  const own = walked(0, 9)
  const mine = { ...line(0, 'walked', {}, 'undo'), event: null }
  expect(visitsSince([...story, own, mine], 0, false)).toEqual(all)
})
