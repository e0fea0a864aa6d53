/** A small moment of play for the tests: a road, two travelers, and whatever the test adds. */
import type { Told } from '../../wire/socket'
import type { Choice, Space, TravelerView, View } from '../../wire/tokaido'

const INNS = [1, 15, 28, 42, 55]
const KINDS = ['shop', 'temple', 'encounter', 'paddy', 'spring', 'mountain', 'farm', 'sea']

export const spaces: Space[] = Array.from({ length: 55 }, (_, i) => {
  const inn = INNS.includes(i + 1)
  return { number: i + 1, kind: inn ? 'inn' : KINDS[i % KINDS.length]!, double: !inn && i % 3 === 0 }
})

export const traveler = (space: number, slot = 0): TravelerView => ({
  neutral: false,
  traveler: null,
  coins: 5,
  points: 10,
  sources: { panoramas: 4, souvenirs: 6 },
  space,
  slot,
  sections: { paddy: 0, mountain: 1, sea: 0 },
  souvenirs: [],
  springs: [],
  encounters: [],
  meals: [],
  offering: 0,
  achievements: [],
  temple_bonus: 0,
  rank: null,
})

export const walk = (id: number, space: number): Choice => ({ id, kind: 'walk', says: 'walk', space })

export const moment = (more: Partial<View> = {}): View => ({
  game: 'tokaido',
  players: 2,
  seat: 0,
  turn: 0,
  piece: 0,
  phase: 'walk',
  decisions: 3,
  order: [0, 1],
  road: spaces,
  travelers: [traveler(3), traveler(5)],
  piles: {},
  wares: [],
  menu_left: 0,
  menu: null,
  prices: {},
  offered: null,
  drawn: [],
  dealt: [],
  choices: [walk(7, 5), walk(9, 8)],
  ...more,
})

export const event = (what: string, args: Told['args']): Told => ({ what: `tokaido-event-${what}`, args })
