// Made from the server's schemas. Do not edit: run `python -m tabiji.server.typescript web/src/wire`.
/** Something a player may do now. */
export interface Choice {
  id: number;
  kind: string;
  says: string;
  of?: string;
  names?: string[];
  space?: number | null;
  count?: number;
  coins?: number;
  points?: number;
}

/** A space of the road, in the order of travel. */
export interface Space {
  number: number;
  kind: string;
  double: boolean;
}

/** A traveler, its purse and its collection. */
export interface TravelerView {
  neutral: boolean;
  traveler: string | null;
  coins: number;
  points: number;
  sources: Record<string, number>;
  space: number;
  slot: number;
  sections: Record<string, number>;
  souvenirs: string[];
  springs: number[];
  encounters: string[];
  meals: string[];
  offering: number;
  achievements: string[];
  temple_bonus: number;
  rank: number | null;
}

/** All that a seat may know. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  turn: number | null;
  piece: number | null;
  phase: string;
  decisions: number;
  order: number[];
  road: Space[];
  travelers: TravelerView[];
  piles: Record<string, number>;
  wares: string[];
  menu_left: number;
  menu: string[] | null;
  prices: Record<string, number>;
  offered: string | null;
  drawn: string[];
  dealt: string[];
  choices: Choice[];
}
