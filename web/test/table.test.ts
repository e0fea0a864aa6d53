// Tests of a live table: order, answers, reconnection and shared screens.
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/state/settings.svelte'
import { LiveTable } from '../src/state/table.svelte'
import { ARRIVE_TIME, LEAVE_TIME } from '../src/games/shared/shownEvent'
import { FakeSocket, last } from './socket'

const info = (your_seats: number[]) => ({
  type: 'table',
  table: { id: 'x', game: 'tokaido', your_seats, seats: [] },
})
const choice = { id: 7, kind: 'walk', says: 'walk' }
const view = (more: object) => ({
  game: 'tokaido',
  seat: 0,
  turn: 0,
  choices: [choice],
  pieces: [{ points: 0 }],
  dealt: [],
  drawn: [],
  offered: null,
  menu: null,
  ...more,
})
const eventOf = (name: string) => ({ name, args: { seat: 0 }, changes: { 0: { points: 3 } } })
const entry = (number: number) => ({ number, seat: 0, by: 'person', events: [eventOf(`e${number}`)] })
const news = (number: number, entries: unknown[], shown = {}) => ({
  type: 'game',
  number,
  entries,
  view: view(shown),
  can_undo: false,
  deadline: null,
})

/** A table that is connected. */
function arrived(yours = [0], shown = {}) {
  const table = new LiveTable('x')
  last().tell(info(yours))
  last().tell(news(1, [entry(0), entry(1)], shown))
  return table
}
const words = (table: LiveTable) => table.story.map(line => line.event?.name)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')))
  FakeSocket.all = []
  settings.pace = 'calm'
})

test('past events are shown at once', () => {
  const table = arrived()
  expect(words(table)).toEqual(['e0', 'e1'])
  expect(table.showing).toBeNull()
  expect(table.mustAnswer).toBe(true)
})

test('news are shown one after another, and then how things stand', () => {
  const table = arrived()
  last().tell(news(3, [entry(2), entry(3)], { turn: 1, choices: [] }))
  expect(table.showing?.name).toBe('e2')
  expect([table.view?.turn, table.view?.pieces[0]?.points]).toEqual([0, 3])
  vi.runAllTimers()
  expect(table.showing).toBeNull()
  expect(table.view?.turn).toBe(1)
  expect(words(table)).toEqual(['e0', 'e1', 'e2', 'e3'])
})

test('skipping shows how things stand at once', () => {
  const table = arrived()
  last().tell(news(3, [entry(2), entry(3)], { turn: 1, choices: [] }))
  table.skip()
  expect(table.view?.turn).toBe(1)
})

test('an answer carries the number of the move, and is given once', () => {
  const table = arrived()
  table.choose(8)
  table.choose(7)
  table.choose(7)
  expect(last().sent).toEqual([{ type: 'move', number: 2, choice: 7 }])
  last().tell({ type: 'error', error: 'stale', message: '' })
  expect([table.error, table.waiting]).toEqual(['stale', false])
})

test('while something is shown there is nothing to answer', () => {
  const table = arrived()
  last().tell(news(2, [entry(2)]))
  table.choose(7)
  expect(last().sent).toEqual([])
})

test('a lost connection resumes after the last entry, and no event is shown twice', () => {
  const table = arrived()
  last().onclose?.({ code: 1006 })
  expect(table.connection).toBe('lost')
  vi.runAllTimers()
  expect(FakeSocket.all).toHaveLength(2)
  expect(last().url.searchParams.get('since')).toBe('1')
  last().tell(info([0]))
  last().tell(news(2, [entry(1), entry(2)]))
  vi.runAllTimers()
  expect(words(table)).toEqual(['e0', 'e1', 'e2'])
  expect(table.connection).toBe('open')
})

test('a restart is announced; a seat that is lost is lost for good', () => {
  const table = arrived()
  last().tell({ type: 'goodbye', reason: 'restart' })
  expect(table.restarting).toBe(true)
  last().tell({ type: 'error', error: 'not-your-seat', message: '' })
  last().onclose?.({ code: 4403 })
  expect([table.connection, table.error]).toEqual(['closed', 'not-your-seat'])
})

test('a lost network is shown at once, and reconnected', () => {
  const table = arrived()
  dispatchEvent(new Event('offline'))
  expect(table.connection).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(last().url.searchParams.get('since')).toBe('1')
  last().tell(info([0]))
  expect(table.connection).toBe('open')
  table.close()
})

test('around one screen a secret stays behind a curtain, and nothing else does', () => {
  expect(arrived([0, 1]).curtain).toBe(null)
  const table = arrived([0, 1], { dealt: ['kinko', 'chuubei'] })
  expect(table.curtain).toBe(0)
  table.drawCurtain()
  last().tell(news(2, [entry(2)], { turn: 1, choices: [] }))
  table.skip()
  expect(last().url.searchParams.get('seat')).toBe('1')
  last().tell(info([0, 1]))
  last().tell(news(2, [entry(0), entry(1), entry(2)], { seat: 1, turn: 1 }))
  expect([table.curtain, table.seat]).toEqual([null, 1])
  last().tell(news(3, [entry(3)], { seat: 1, turn: 0, choices: [] }))
  table.skip()
  last().tell(info([0, 1]))
  last().tell(news(3, [entry(3)], { seat: 0, turn: 0, menu: ['soba'] }))
  expect(table.curtain).toBe(0)
})

test('what is said is heard once', () => {
  const table = arrived()
  const said = { type: 'chat', number: 1, seat: 0, phrase: 'phrase-hello', text: null, time: 0 }
  last().tell(said)
  last().tell(said)
  expect(table.chat).toHaveLength(1)
})

/** How long each event is shown, by a fake clock. */
function measured(table: LiveTable): Record<string, number> {
  const stays: Record<string, number> = {}
  for (let time = 0; table.showing && time < 60_000; time += 10) {
    const { name } = table.showing
    stays[name] = (stays[name] ?? 0) + 10
    vi.advanceTimersByTime(10)
  }
  return stays
}

test('at the calm pace what I gain is wholly there for 1.5 s and what others gain for 0.8 s, however much waits', () => {
  const table = arrived([0], { pieces: [{ points: 0 }, { points: 0 }] })
  const gained = (number: number) => {
    const who = number % 2
    return {
      ...entry(number),
      events: [{ name: `e${number}`, args: { seat: who }, changes: { [who]: { points: 3 } } }],
    }
  }
  last().tell(
    news(
      31,
      Array.from({ length: 30 }, (_, i) => gained(i + 2)),
    ),
  )
  expect([table.showing?.hold, table.showing?.mine]).toEqual([1500, true])
  const stays = measured(table)
  for (let number = 2; number < 32; number++)
    expect(stays[`e${number}`]! - ARRIVE_TIME - LEAVE_TIME).toBeGreaterThanOrEqual(number % 2 ? 800 : 1500)
})

test('a press goes on, also where what I gain waits for it; skipping always works', () => {
  settings.hold = 'press'
  const table = arrived()
  last().tell(news(4, [entry(2), entry(3), entry(4)], { turn: 1, choices: [] }))
  vi.advanceTimersByTime(60_000)
  expect(table.showing?.name).toBe('e2')
  table.showNext()
  expect(table.showing?.name).toBe('e3')
  table.skip()
  expect(table.view?.turn).toBe(1)
  settings.hold = 'long'
})

test('a line that is given up while it is being opened is closed once it is open: browsers complain otherwise', () => {
  const table = new LiveTable('x')
  const line = last()
  line.readyState = FakeSocket.CONNECTING
  table.close()
  expect(line.readyState).toBe(FakeSocket.CONNECTING)
  line.onopen?.()
  expect(line.readyState).toBe(3)
})
