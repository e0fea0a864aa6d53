// Tests of routes, languages, names and game texts.
import { expect, test } from 'vitest'
import { reconnectDelay } from '../src/api/socket'
import { seatNames } from '../src/state/players'
import { pseudo } from '../src/state/pseudo'
import { parseRoute } from '../src/state/route.svelte'
import { preferredLanguage, LANGUAGES, formatList, say, setLanguage } from '../src/state/texts.svelte'
import { Words } from '../src/games/shared/words'

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/lobby', { page: 'lobby' }],
  ['#/new/namiji/screen', { page: 'new', game: 'namiji', way: 'screen' }],
  ['#/t/a-B_9', { page: 'table', id: 'a-B_9' }],
  ['#/t/a/seat/4/xyz', { page: 'seat', id: 'a', seat: 4, secret: 'xyz', given: false }],
  ['#/t/a/hand/0/xyz', { page: 'seat', id: 'a', seat: 0, secret: 'xyz', given: true }],
  ['#/r/a', { page: 'replay', id: 'a', at: 0 }],
  ['#/r/a/12', { page: 'replay', id: 'a', at: 12 }],
  ['#/r/a/look', { page: 'replay', id: 'a', at: 'look' }],
  ['#/practice/tokaido', { page: 'practice', game: 'tokaido', name: null }],
  ['#/day/tokaido/2030-01-31', { page: 'day', game: 'tokaido', day: '2030-01-31' }],
])('%s leads to its page', (hash, place) => expect(parseRoute(hash)).toEqual(place))

test.each([
  '#/t',
  '#/t/',
  '#/t/<b>',
  '#/t/a/seat/10/x',
  '#/t/a/seat',
  '#/new/chess/alone',
  '#/lobby/x',
  '#nowhere',
])('%s is a wrong link', hash => expect(parseRoute(hash)).toEqual({ page: 'lost' }))

test('the language is the one kept, else the browser’s, else English', () => {
  expect(preferredLanguage('it', ['fr'])).toBe('it')
  expect(preferredLanguage(null, ['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(preferredLanguage('xx', ['de'])).toBe('en')
})

test('a lost line is tried again later and later, but never too late', () => {
  expect(reconnectDelay(0, 0.5)).toBe(400)
  expect(reconnectDelay(3, 0.5)).toBe(3200)
  expect(reconnectDelay(60, 1)).toBe(12_500)
})

test('those of the same name are numbered', async () => {
  await setLanguage('en')
  const person = { kind: 'person', name: 'Ada', bot: null, visited: true, hints_used: 0 } as const
  const bot = { kind: 'bot', name: 'pilgrim', bot: 'pilgrim', visited: false, hints_used: 0 } as const
  const names = seatNames({ game: 'tokaido', seats: [person, bot, bot] }, say)
  expect(names).toEqual(['Ada', 'Pilgrim 1', 'Pilgrim 2', 'The neutral traveler'])
})

test('events have sentences in every language', async () => {
  const event = { name: 'bought', args: { seat: 1, souvenir: ['koma', 'sake'], points: 4 }, changes: {} }
  const sentences = []
  for (const language of LANGUAGES) {
    await setLanguage(language)
    sentences.push(new Words(() => ({ say, formatList, game: 'tokaido', names: ['Ada', 'Bo'] })).event(event))
  }
  expect(sentences[0]).toBe('Bo buys Koma and Sake: +4.')
  expect(new Set(sentences).size).toBe(3)
})

test('cells are called the same everywhere; what an owner adds is called as it is written', async () => {
  await setLanguage('en')
  const words = new Words(() => ({ say, formatList, game: 'namiji', names: ['Ada'] }))
  const placed = { name: 'placed', args: { seat: 0, fish: ['blue-1'], cell: ['b2'] }, changes: {} }
  expect(words.event(placed)).toBe('Ada places the slim blue fish in B2.')
  expect(say('namiji-fish-golden-carp')).toBe('Golden carp')
})

test('nobody’s language is longer and keeps its figures', () => {
  expect(pseudo('Pay 3 coins')).toBe('Páy 3 cóíns ~~ ~~')
})
