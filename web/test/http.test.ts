// Tests of HTTP requests: answers, refusals and replies of others.
import { afterEach, expect, test, vi } from 'vitest'
import { withoutNameClashes } from '../src/api/tables'
import { request, requestOnce } from '../src/api/http'

const answering = (body: string, init: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, init))),
  )
afterEach(() => vi.unstubAllGlobals())

test('an answer is what was sent', async () => {
  answering('[]', { headers: { 'content-type': 'application/json' } })
  expect(await request('GET /api/me/tables')).toEqual([])
})

test('a refusal is thrown by its name', async () => {
  answering('{"error":"unknown-table","message":"There is no such table."}', { status: 404 })
  await expect(request('GET /api/me/tables')).rejects.toMatchObject({ error: 'unknown-table' })
})

test('a page somebody else sends instead is no answer', async () => {
  answering('<!doctype html><title>Log in</title>', { headers: { 'content-type': 'text/html' } })
  await expect(request('GET /api/me/tables')).rejects.toMatchObject({ error: 'offline' })
})

test('a page somebody else sends with a refusal is none either', async () => {
  answering('<!doctype html><title>Bad gateway</title>', { status: 502 })
  await expect(request('GET /api/me/tables')).rejects.toMatchObject({ error: 'offline' })
})

/** A fake server with a queue of answers; null is none. */
function server(...answers: (object | null)[]) {
  const asked: string[] = []
  const bodies: { key?: string }[] = []
  vi.stubGlobal('fetch', (url: URL, { body }: RequestInit) => {
    asked.push(url.pathname.replace(/.*\/api/, ''))
    if (body) bodies.push(JSON.parse(body as string) as object)
    if (url.pathname.endsWith('/session')) return Promise.resolve(Response.json({ new: true }))
    const answer = answers.shift()
    if (!answer) return Promise.reject(new Error('lost'))
    return Promise.resolve(Response.json(answer, { status: 'error' in answer ? 403 : 200 }))
  })
  return { asked, bodies }
}
const take = 'POST /api/tables/{link}/seats/{seat}/take'
const given = { path: { link: 'x', seat: 1 }, body: { name: 'Ben' } }

test('whoever asks for something is known first, and again when the cookie is gone', async () => {
  const { asked } = server({ error: 'no-cookie', message: '' }, { table: {} })
  await request(take, given)
  expect(asked.slice(-3)).toEqual(['/tables/x/seats/1/take', '/session', '/tables/x/seats/1/take'])
})

test('what had no answer is asked for again with the same key, until there is one', async () => {
  vi.useFakeTimers()
  const { bodies } = server(null, null, null, null, null, { table: {} }, { table: {} })
  const lost = requestOnce(take, given).catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  expect(await lost).toMatchObject({ error: 'offline' })
  const found = requestOnce(take, given)
  await vi.runAllTimersAsync()
  await found
  expect(bodies).toHaveLength(6)
  expect(bodies[0]?.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  expect(new Set(bodies.map(body => body.key)).size).toBe(1)
  await requestOnce(take, given)
  expect(new Set(bodies.map(body => body.key)).size).toBe(2)
  vi.useRealTimers()
})

test('a bot gives way to a person of its name', () => {
  const bots = ['Kenji', 'Mei'].map(name => ({ kind: 'bot', bot: 'pilgrim', name }) as const)
  expect(withoutNameClashes([{ kind: 'person', name: 'kenji ' }, ...bots], 'Ann').map(seat => seat.name)).toEqual([
    'kenji ',
    'Haru',
    'Mei',
  ])
})
