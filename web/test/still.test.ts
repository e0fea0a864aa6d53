// A drawing as an image is self-contained.
import { expect, test } from 'vitest'
import { defs, fade } from '../src/svg/print'
import { stillImage } from '../src/svg/still.svelte'

test('a picture brings its fades and its inks along, and is made once', () => {
  document.documentElement.style.setProperty('--indigo', '#26456b')
  document.body.innerHTML = `<svg><defs>${defs()}</defs></svg>`
  let drawn = 0
  const draw = () => (drawn++, `<rect width="9" height="9" fill="${fade('indigo')}"/>`)
  const [one, other] = [stillImage('test', draw), stillImage('test', draw)]
  expect(one).toBe(other)
  expect(drawn).toBe(1)
  const svg = decodeURIComponent(/href="data:image\/svg\+xml,([^"]*)"/.exec(one)![1]!)
  expect(svg).toContain('id="f-indigo-d"')
  expect(svg).toContain('stop-color="#26456b"')
  expect(svg).not.toContain('var(')
})
