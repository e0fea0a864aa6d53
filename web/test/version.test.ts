// Detects a newer client on the server.
import { beforeEach, expect, test, vi } from 'vitest'

const page = (script: string) => `<!doctype html><script type="module" src="./assets/${script}"></script>`
const serving = (text: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(text, { status }))),
  )

/** A fresh copy of the module. */
async function loaded() {
  vi.resetModules()
  const script = { src: 'http://localhost/assets/index-old.js' } as HTMLScriptElement
  vi.spyOn(document, 'querySelector').mockReturnValue(script)
  return import('../src/api/version.svelte')
}
beforeEach(() => vi.unstubAllGlobals())

// the first test: copies of the module that later ones load stay outdated
test('a current page does not reload itself', async () => {
  sessionStorage.clear()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  await loaded()
  serving(page('index-old.js'))
  dispatchEvent(new Event('tabiji:incompatible'))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 300_000)
  await new Promise(resolve => setTimeout(resolve)) // what follows the answer
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the same page', page('index-old.js'), 200, false],
  ['a newer page', page('index-new.js'), 200, true],
  ['a server that is not up yet', 'Bad gateway', 502, false],
])('%s', async (_, text, status, newer) => {
  const { checkForUpdate: lookForNewer, isOutdated: outdated } = await loaded()
  serving(text, status)
  await lookForNewer()
  expect(outdated()).toBe(newer)
})

test('whoever returns to the page finds out, and so does whoever misses a part of it', async () => {
  for (const [target, event] of [
    [document, 'visibilitychange'],
    [window, 'vite:preloadError'],
  ] as const) {
    const { isOutdated: outdated } = await loaded()
    serving(page('index-new.js'))
    target.dispatchEvent(new Event(event))
    await vi.waitFor(() => expect(outdated()).toBe(true), 300_000)
  }
})

test('a page that the server does not understand any more reloads itself, and not again at once', async () => {
  sessionStorage.clear()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await loaded()
  const { request } = await import('../src/api/http')
  vi.stubGlobal(
    'fetch',
    vi.fn((url: URL) =>
      Promise.resolve(
        url.pathname.includes('/api/')
          ? Response.json({ error: 'malformed', message: '' }, { status: 422 })
          : new Response(page('index-new.js')),
      ),
    ),
  )
  const refused = () => expect(request('GET /api/me/tables')).rejects.toMatchObject({ error: 'malformed' })
  await refused()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 300_000)
  await refused()
  const calls = vi.mocked(fetch).mock.calls.length
  dispatchEvent(new Event('tabiji:incompatible'))
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(calls), 300_000)
  await new Promise(resolve => setTimeout(resolve)) // what follows the answer
  expect(reload).toHaveBeenCalledOnce()
})
