// The gallery has every id once and no dangling reference.
import { render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import Defs from '../src/components/Defs.svelte'
import Namiji from '../src/dev/gallery/Namiji.svelte'
import Tokaido from '../src/dev/gallery/Tokaido.svelte'

afterEach(() => document.getElementById('stock')?.remove())

test.each([
  ['tokaido', Tokaido],
  ['namiji', Namiji],
])('%s: ids are unique and references resolve', (_, Pieces) => {
  render(Defs)
  render(Pieces, { only: '' })
  const html = document.body.innerHTML
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), m => m[1]!)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  const known = new Set(ids)
  const refs = Array.from(html.matchAll(/(?:url\((?:&quot;|")?#|href="#)([^"&)]+)/g), m => m[1]!)
  expect(refs.length).toBeGreaterThan(100)
  expect([...new Set(refs)].filter(id => !known.has(id))).toEqual([])
})

test('both games on one page share no id', () => {
  render(Defs)
  render(Tokaido, { only: '' })
  render(Namiji, { only: '' })
  const ids = Array.from(document.body.innerHTML.matchAll(/\sid="([^"]+)"/g), m => m[1]!)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})
