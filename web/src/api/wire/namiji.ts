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
  pieces: BoatView[]
  piles: {
    [k: string]: number
  }
  face_up: {
    [k: string]: number
  }
  face_down: {
    [k: string]: number
  }
  bag: {
    [k: string]: number
  }
  caught: string | null
  revealed: string[]
  haul: {
    [k: string]: number
  }
  drawn_left: number
  drawn: string[]
  tray_left: number
  tray: string[] | null
  closed: {
    [k: string]: number[]
  }
  coming: {
    [k: string]: number
  }[]
  leads: {
    [k: string]: number[]
  }
  completes: {
    [k: string]: string[]
  }
  choices: Choice[]
}
/**
 * A boat, its catch and its collection.
 */
export interface BoatView {
  neutral: boolean
  points: number
  sources: {
    [k: string]: number
  }
  space: number
  slot: number | null
  crate: (string | null)[]
  nets: [string, string][]
  lines: number[]
  shrimp: number
  crabs: number
  offerings: number
  penalty: number
  sections: {
    [k: string]: number
  }
  bonuses: string[]
  meals: string[]
  upgrades: string[]
  paid: {
    [k: string]: number
  }
  rock_count: number
  rocks: string[] | null
  fulfilled: string[] | null
  arrival: number
  rank: number | null
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
