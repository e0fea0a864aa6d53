// @vitest-environment node
// What an event has changed.
import { expect, test } from 'vitest'
import type { EventInfo } from '../../api/wire/socket'
import { addedThings, applyEvent, pointsGained, movedPiece, eventPiece } from './shownEvent'

const piece = (space: number, points = 0) => ({ neutral: false, points, space, slot: 0, rank: null })
const view = { pieces: [piece(3), piece(6, 10)], choices: [{ id: 7 }] }
const eventOf = (args: EventInfo['args'], changes: EventInfo['changes']): EventInfo => ({
  name: 'walked',
  args,
  changes,
})

test('a view takes over what an event has changed, and asks nothing meanwhile', () => {
  const then = applyEvent(view, eventOf({ piece: 0 }, { 0: { space: 6, slot: 1 } }))
  expect(then.pieces).toEqual([{ ...piece(6), slot: 1 }, piece(6, 10)])
  expect(then.choices).toEqual([])
  expect(view.pieces[0]).toEqual(piece(3))
})

test('who moved, whom it is about and what it brought follows from the changes alone', () => {
  const event = eventOf({ seat: 1 }, { 1: { points: 14 } })
  expect([eventPiece(event), movedPiece(event)]).toEqual([1, undefined])
  expect(movedPiece(eventOf({}, { 1: { space: 8 } }))).toBe(1)
  expect(pointsGained({ ...event, before: view }, applyEvent(view, event), 1)).toBe(4)
})

test('what is had twice is one more than what is had once', () => {
  expect(addedThings(['kuge', 'miko'], ['kuge', 'kuge', 'miko'])).toEqual(['kuge'])
  expect(addedThings([], [])).toEqual([])
})
