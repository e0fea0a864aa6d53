// Names and points of completed rows and columns, for an overlay.
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Bands from './Bands.svelte'
import { middle } from './cells'

test('a band lies over every cell of its line, and over no other', () => {
  const { container } = render(Bands, { lines: ['row-2', 'column-4'], sure: true })
  const over = (cell: string) => {
    const [x, y] = middle(cell)
    return [...container.querySelectorAll('rect')]
      .filter(band => {
        const [left, top, wide, high] = ['x', 'y', 'width', 'height'].map(side => Number(band.getAttribute(side)))
        return x > left! && x < left! + wide! && y > top! && y < top! + high!
      })
      .map(band => band.getAttribute('data-band'))
  }
  expect(over('a2')).toEqual(['row-2'])
  expect(over('d2')).toEqual(['row-2', 'column-4'])
  expect(over('d3')).toEqual(['column-4'])
  expect(over('a1')).toEqual([])
})
