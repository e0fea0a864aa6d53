// Asking the server: what it answers, what it refuses, and what was never its answer.
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../src/app/http'

const answering = (body: string, init: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, init))),
  )
afterEach(() => vi.unstubAllGlobals())

test('an answer is what was sent', async () => {
  answering('[]', { headers: { 'content-type': 'application/json' } })
  expect(await ask('GET /api/mine')).toEqual([])
})

test('a refusal is thrown by its name', async () => {
  answering('{"error":"unknown-table","message":"There is no such table."}', { status: 404 })
  await expect(ask('GET /api/mine')).rejects.toMatchObject({ error: 'unknown-table' })
})

test('a page somebody else sends instead is no answer', async () => {
  answering('<!doctype html><title>Log in</title>', { headers: { 'content-type': 'text/html' } })
  await expect(ask('GET /api/mine')).rejects.toMatchObject({ error: 'offline' })
})

test('a page somebody else sends with a refusal is none either', async () => {
  answering('<!doctype html><title>Bad gateway</title>', { status: 502 })
  await expect(ask('GET /api/mine')).rejects.toMatchObject({ error: 'offline' })
})
