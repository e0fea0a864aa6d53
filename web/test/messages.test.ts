// @vitest-environment node
// Tests of message decoding.
import { expect, test } from 'vitest'
import { decode } from '../src/api/messages'

test.each([
  { type: 'table', table: { id: 'x' } },
  { type: 'game', number: 0, entries: [], view: { game: 'tokaido' }, can_undo: false, deadline: null },
  { type: 'chat', number: 1, seat: 0, phrase: 'phrase-hello', text: null, time: 1 },
  { type: 'error', error: 'stale', message: 'The game has moved on.' },
  { type: 'goodbye', reason: 'restart' },
])('a message is read as it was sent: %o', message => {
  expect(decode(JSON.stringify(message))).toEqual(message)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"type":"future"}',
  '{"type":"toString"}',
  '{"type":"game","number":"1","entries":[],"view":{}}',
  '{"type":"game","number":1,"entries":[],"view":null}',
  '{"type":"table","table":null}',
])('anything else is passed over: %s', text => {
  expect(decode(text)).toBeNull()
})
