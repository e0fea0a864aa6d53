// Recorded games played to the client's table: after each animation it shows the next view.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { settings } from '../src/state/settings.svelte'
import { LiveTable } from '../src/state/table.svelte'
import type { GameUpdate } from '../src/api/wire/socket'
import { FakeSocket, last } from './socket'

const root = join(import.meta.dirname, '../..')
const python = join(root, '.venv', process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')

/** The messages to every seat and a spectator. */
function played(game: string, players: number): Map<string, GameUpdate[]> {
  const out = execFileSync(python, ['-m', 'tests.page.record_messages', game, String(players)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const heard = new Map<string, GameUpdate[]>()
  for (const line of out.trim().split('\n')) {
    const at = line.indexOf(' ')
    const seat = line.slice(0, at)
    heard.set(seat, [...(heard.get(seat) ?? []), JSON.parse(line.slice(at)) as GameUpdate])
  }
  return heard
}

test.each([
  ['tokaido', 2],
  ['tokaido', 5],
  ['namiji', 2],
  ['namiji', 4],
])('%s of %i: after each animation the page shows the next view, whoever looks', (game, players) => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')))
  settings.pace = 'calm'
  const heard = played(game, players)
  expect(heard.size).toBe(players + 1)
  for (const [first, ...updates] of heard.values()) {
    const table = new LiveTable('x')
    last().tell({ type: 'table', table: { id: 'x', game, your_seats: [first!.view.seat], seats: [] } })
    last().tell(first)
    let scenes = 0
    for (const message of updates) {
      last().tell(message)
      while (table.showing) {
        scenes++
        const shown = table.view!.pieces
        vi.advanceTimersToNextTimer()
        // the ranks are shown by the end itself
        if (!table.showing && table.view!.turn !== null) expect(shown).toEqual(table.view!.pieces)
      }
      expect(table.view).toEqual(message.view)
    }
    expect(scenes).toBeGreaterThan(updates.length / 2)
    table.close()
  }
})
