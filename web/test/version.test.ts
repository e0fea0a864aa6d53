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
