// Made from the server's schemas. Do not edit: run `python -m tabiji.server.typescript web/src/wire`.
/** A boat, its catch and its collection. */
export interface BoatView {
  neutral: boolean;
  points: number;
  sources: Record<string, number>;
  space: number;
  slot: number | null;
  crate: (string | null)[];
  nets: [string, string][];
  lines: number[];
  shrimp: number;
  crabs: number;
  offerings: number;
  penalty: number;
  sections: Record<string, number>;
  bonuses: string[];
  meals: string[];
  upgrades: string[];
  paid: Record<string, number>;
  rock_count: number;
  rocks: string[] | null;
  fulfilled: string[] | null;
  arrival: number;
  rank: number | null;
}

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

/** The numbers that boards and cards show: an owner of the game may have corrected them. */
export interface Printed {
  lines: number[];
  penalties: number[];
  trap: number;
  meals: Record<string, number>;
  rocks: Record<string, RockPrint>;
}

/** The numbers on a sacred rock card. */
export interface RockPrint {
  points: number;
  needs: number;
}

/** A space of the route, in the order of travel. */
export interface Space {
  number: number;
  kind: string;
  double: boolean;
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
  printed: Printed;
  boats: BoatView[];
  piles: Record<string, number>;
  face_up: Record<string, number>;
  face_down: Record<string, number>;
  bag: Record<string, number>;
  caught: string | null;
  revealed: string[];
  haul: Record<string, number>;
  drawn_left: number;
  drawn: string[];
  tray_left: number;
  tray: string[] | null;
  choices: Choice[];
}
