// Drawings use corrected printed facts, and unknown items have a name.
import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { expect, test } from 'vitest'
import { Words } from '../src/games/shared/words'
import SeaCard from '../src/games/namiji/boat/SeaCard.svelte'
import Face from '../src/games/tokaido/Face.svelte'
import Views from '../src/games/tokaido/panels/Views.svelte'
import Corrected from './Corrected.svelte'

const numbers: Record<string, Record<string, number>> = {
  'namiji-dock-card-unagi': { points: 6 },
  'tokaido-encounter-samurai': { points: 8 },
  'tokaido-panorama-sea': { sections: 6 },
}
const say = Object.assign((id: string) => id, {
  about: () => '',
  printed: (id: string) => numbers[id] ?? {},
  has: () => true,
})
const corrected = (game: string, Thing: Component<any>, props: object) =>
  render(Corrected, {
    words: new Words(() => ({ say, formatList: names => names.join(), game, names: [] })),
    Thing,
    ...props,
  })

test('a meal that nobody has drawn is called by its name and shows its points', () => {
  const { container } = corrected('namiji', SeaCard, { of: 'dock-card', card: 'unagi', width: 100 })
  expect(container.textContent).toContain('namiji-dock-card-unagi')
  expect(container.textContent).toContain('6')
})

test('a samurai honours as the facts say', () => {
  const { container } = corrected('tokaido', Face, { kind: 'encounter', name: 'samurai', width: 90 })
  expect(container.textContent).toContain('8')
})

test('a panorama has as many sections as the facts say', () => {
  const { container } = corrected('tokaido', Views, { traveler: { sections: { sea: 6 } } })
  const names = [...container.querySelectorAll('svg')].map(svg => svg.getAttribute('aria-label'))
  expect(names).toContain('tokaido-panorama-sea 6 / 6')
})
