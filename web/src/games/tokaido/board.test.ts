/** The board sends the ids of choices, by mouse and by keyboard. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { MatchSummary } from '../../api/wire/socket'
import type { View } from '../../api/wire/tokaido'
import type { Say } from '../board'
import { Words } from '../shared/words'
import Board from './Board.svelte'
import { choice, position, traveler, way } from './example'

const say: Say = Object.assign(
  (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' '),
  { about: (id: string) => `about ${id}`, printed: () => ({}), has: () => true },
)
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 560 })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1200 })
})

function shown(view: View, summary: MatchSummary | null = null) {
  const choose = vi.fn()
  const listed = (names: readonly string[]) => names.join(', ')
  const words = new Words(() => ({ say, formatList: listed, game: 'tokaido', names: ['Ada', 'Bo', 'Nobody'] }))
  const props = { view, way, words, summary, showing: null, motion: false, choose, waiting: false }
  return { choose, ...render(Board, props) }
}
const named = (part: RegExp) => screen.getByRole('button', { name: part })

test('a click on a space walks there; arrows go from one to the next, over closed ones that say why', async () => {
  const { choose } = shown(position({ closed: { full: [6] } }))
  const [near, far] = [named(/^page-road-space 5 /), named(/^page-road-space 8 /)]
  expect([near.tabIndex, far.tabIndex]).toEqual([0, -1])
  near.focus()
  await fireEvent.keyDown(near, { key: 'ArrowRight' })
  const shut = named(/^page-road-space 6 .*page-why-full/)
  expect(document.activeElement).toBe(shut)
  await fireEvent.click(shut)
  expect(choose).not.toHaveBeenCalled()
  await fireEvent.keyDown(shut, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(far)
  await fireEvent.click(far)
  expect(choose).toHaveBeenCalledWith(9)
})

const buy = (id: number, coins: number, points: number, ...names: string[]) =>
  choice(id, 'buy', { coins, points, names, of: 'souvenir', says: names.length ? 'buy' : 'buy-nothing' })
const shop = position({
  phase: 'buy',
  wares: ['koma', 'geta', 'ukiyo-e'],
  prices: { koma: 1, geta: 2, 'ukiyo-e': 3 },
  choices: [buy(1, 0, 0), buy(2, 1, 1, 'koma'), buy(3, 2, 1, 'geta'), buy(4, 3, 4, 'koma', 'geta')],
})

test('wares are picked together, what is too dear cannot be', async () => {
  const { choose } = shown(shop)
  expect(named(/ukiyo-e/).getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(named(/^tokaido-souvenir-geta/))
  await fireEvent.click(named(/^tokaido-souvenir-koma/))
  await fireEvent.click(named(/ukiyo-e/))
  await fireEvent.click(named(/^tokaido-choice-buy .* 3 4$/))
  expect(choose).toHaveBeenCalledWith(4)
})

test('what is missing is said until something is picked; then Enter on it confirms', async () => {
  const { choose } = shown(shop)
  const confirm = named(/page-sheet-confirm/)
  const description = () => document.getElementById(confirm.getAttribute('aria-describedby')!)!.textContent
  expect([confirm.getAttribute('aria-disabled'), description()]).toEqual(['true', 'page-sheet-missing-or'])
  await fireEvent.click(confirm)
  const ware = named(/^tokaido-souvenir-geta/)
  await fireEvent.click(ware)
  expect([confirm.getAttribute('aria-disabled'), description()]).toEqual(['false', ''])
  expect(choose).not.toHaveBeenCalled()
  await fireEvent.keyDown(ware, { key: 'Enter' })
  expect(choose).toHaveBeenCalledWith(3)
})

test('one press answers if the settings say so', async () => {
  const { settings } = await import('../../state/settings.svelte')
  settings.press = 'once'
  const give = (id: number, coins: number) => choice(id, 'give', { coins, points: coins })
  const { choose } = shown(position({ phase: 'give', choices: [give(1, 1), give(2, 2)] }))
  await fireEvent.click(screen.getAllByRole('button', { name: / 2 2$/ })[0]!)
  expect(choose).toHaveBeenCalledWith(2)
  settings.press = 'confirm'
})

test('a sheet is minimized and restored with a key', async () => {
  shown(shop)
  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await fireEvent.click(named(/page-road-return/))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('an offering is made in coins', async () => {
  const give = (id: number, coins: number) => choice(id, 'give', { coins, points: coins })
  const { choose } = shown(position({ phase: 'give', choices: [give(1, 1), give(2, 2), give(3, 3)] }))
  await fireEvent.click(named(/ 2 2$/))
  const [, confirm] = screen.getAllByRole('button', { name: / 2 2$/ })
  await fireEvent.click(confirm!)
  expect(choose).toHaveBeenCalledWith(2)
})

test('what is too dear shows its price too', () => {
  shown(shop)
  for (const [i, ware] of shop.wares.entries())
    expect(named(new RegExp(`^tokaido-souvenir-${ware}\\. page-road-price ${i + 1}\\.`))).toBeTruthy()
})

test('the end lists ranks, with where points came from and how the lead changed', () => {
  const ranked = [
    { ...traveler(55), rank: 2 },
    { ...traveler(55, 1), rank: 1, points: 40 },
  ]
  const summary: MatchSummary = {
    points: [
      [0, 0],
      [10, 0],
      [10, 40],
    ],
    gatherings: [
      [0, 1],
      [1, 55],
    ],
  }
  shown(position({ phase: 'over', turn: null, piece: null, choices: [], pieces: ranked }), summary)
  const [first] = screen.getByRole('dialog').querySelectorAll('li')
  expect(first?.textContent).toContain('Bo')
  expect(screen.getAllByText('page-road-souvenirs', { selector: '.unseen' })).toHaveLength(2)
  const row = screen.getByRole('rowheader', { name: 'Ada' }).parentElement
  expect([...row!.querySelectorAll('td')].map(cell => cell.textContent)).toEqual(['0', '10'])
})
