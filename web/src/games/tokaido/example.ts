/** A small position for tests. */
import type { Space, Way } from '../../api/wire/http'
import type { Choice, TravelerView, View } from '../../api/wire/tokaido'

const INNS = [1, 15, 28, 42, 55]
const KINDS = ['shop', 'temple', 'encounter', 'paddy', 'spring', 'mountain', 'farm', 'sea']

export const spaces: Space[] = Array.from({ length: 55 }, (_, i) => {
  const inn = INNS.includes(i + 1)
  return { number: i + 1, kind: inn ? 'inn' : KINDS[i % KINDS.length]!, double: !inn && i % 3 === 0 }
})

/** The road in the order of travel. */
export const way: Way = { road: spaces, stops: ['inn'] }

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

/** A choice. */
export const choice = (id: number, kind: string, more: Partial<Choice>): Choice => ({
  id,
  kind,
  says: kind,
  of: '',
  names: [],
  space: null,
  slot: null,
  next: null,
  count: 0,
  coins: 0,
  points: 0,
  ...more,
})
export const walk = (id: number, space: number, slot: number) => choice(id, 'walk', { space, slot })

export const position = (more: Partial<View> = {}): View => ({
  game: 'tokaido',
  players: 2,
  seat: 0,
  turn: 0,
  piece: 0,
  phase: 'walk',
  decisions: 3,
  order: [0, 1],
  pieces: [traveler(3), traveler(5)],
  piles: {},
  wares: [],
  menu_left: 0,
  menu: null,
  prices: {},
  offered: null,
  drawn: [],
  dealt: [],
  closed: {},
  refused: {},
  gains: {},
  rewards: {},
  coming: [],
  holders: {},
  leads: {},
  choices: [walk(7, 5, 1), walk(9, 8, 0)],
  ...more,
})
