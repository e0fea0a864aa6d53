// Made of the schemas of the server. Do not edit: run `make wire`.
/**
 * All that a seat may know.
 */
export interface View {
  game: string
  players: number
  seat: number | null
  turn: number | null
  piece: number | null
  phase: string
  decisions: number
  order: number[]
  pieces: TravelerView[]
  piles: {
    [k: string]: number
  }
  wares: string[]
  menu_left: number
  menu: string[] | null
  prices: {
    [k: string]: number
  }
  offered: string | null
  drawn: string[]
  dealt: string[]
  closed: {
    [k: string]: number[]
  }
  refused: {
    [k: string]: string
  }
  gains: {
    [k: string]: WareGain[]
  }
  rewards: {
    [k: string]: number[]
  }
  coming: {
    [k: string]: number
  }[]
  holders: {
    [k: string]: number[]
  }
  leads: {
    [k: string]: number[]
  }
  choices: Choice[]
}
/**
 * A traveler, its purse and its collection.
 */
export interface TravelerView {
  neutral: boolean
  traveler: string | null
  coins: number
  points: number
  sources: {
    [k: string]: number
  }
  space: number
  slot: number
  sections: {
    [k: string]: number
  }
  souvenirs: string[]
  springs: number[]
  encounters: string[]
  meals: string[]
  offering: number
  achievements: string[]
  temple_bonus: number
  rank: number | null
}
/**
 * What a ware adds to a collection.
 */
export interface WareGain {
  position: number
  points: number
}
/**
 * A legal action.
 */
export interface Choice {
  says: string
  id: number
  kind: string
  of: string
  names: string[]
  space: number | null
  count: number
  coins: number
  points: number
  slot: number | null
  next: number | null
}
