// Made from the server's schemas. Do not edit: run `python -m tabiji.server.typescript web/src/wire`.
import type { View } from "./view";

/** Whether people may write what they like. */
export interface ChatWish {
  allowed: boolean;
}

/** How a finished journey went: the points of every seat, and where all had gathered. */
export interface Course {
  points: number[][];
  gatherings: [number, number][];
}

/** What an entry of the log brought about: number 0 is the deal. */
export interface Entry {
  number: number;
  seat: number | null;
  by: "deal" | "person" | "bot" | "clock" | "undo";
  events: Told[];
}

/** A game this server has. */
export interface GameInfo {
  name: string;
  components: string;
}

/** The text of a finished game. */
export interface Import {
  name: string;
  text: string;
}

/** A finished game after one of its moves, as a seat saw it or, without one, a spectator. */
export interface Moment {
  step: number;
  steps: number;
  entry: Entry;
  view: View;
  course: Course | null;
}

/** The bot that shall sit down. */
export interface SeatBot {
  bot: string;
}

/** A seat's link, and the name of whoever takes the seat over with it. */
export interface SeatClaim {
  link: string;
  name?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
}

/** A link for another device, or to hand the seat over. */
export interface SeatLink {
  hand_over?: boolean;
}

/** The name somebody sits down with. */
export interface SeatName {
  name: string;
}

/** Who shall sit at a seat: a person at this very screen, a bot of a level, or whoever comes. */
export interface SeatWish {
  kind: "person" | "bot" | "open";
  name?: string | null;
  bot?: string;
}

/** The table, and the secret links of the seats that were taken: they bring their holder back from any device. */
export interface Seated {
  table: TableInfo;
  links: Record<string, string>;
}

/** A table as everybody with its link sees it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  components: string;
  host: string;
  visibility: "open" | "link";
  spectators: boolean;
  pace: "live" | "days";
  clock: number | null;
  chat: boolean;
  status: "waiting" | "playing" | "finished";
  created: number;
  moved: number;
  turn: number | null;
  seats: SeatInfo[];
  yours: number[];
  creator: boolean;
}

/** A table to be made. The options are the game's own words: variations, edition, direction. */
export interface TableWish {
  game: string;
  name: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  visibility?: "open" | "link";
  spectators?: boolean;
  pace?: "live" | "days";
  clock?: number | null;
  chat?: boolean;
}

/** An event: the id of its text and the named things it speaks of. */
export interface Told {
  what: string;
  args: Record<string, number | string | string[]>;
}

/** Why something was refused; the error names a text. */
export interface Trouble {
  error: string;
  message: string;
}

/** What each route takes and gives. */
export interface Routes {
  "GET /api/games": { query: undefined; body: undefined; answer: GameInfo[] };
  "GET /api/bots": { query: undefined; body: undefined; answer: string[] };
  "GET /api/lobby": { query: { game?: string | null; search?: string | null }; body: undefined; answer: TableInfo[] };
  "POST /api/tables": { query: undefined; body: TableWish; answer: Seated };
  "POST /api/imports": { query: undefined; body: Import; answer: TableInfo };
  "GET /api/mine": { query: undefined; body: undefined; answer: TableInfo[] };
  "GET /api/tables/{link}": { query: undefined; body: undefined; answer: TableInfo };
  "PUT /api/tables/{link}/chat": { query: undefined; body: ChatWish; answer: TableInfo };
  "POST /api/tables/{link}/seats/{seat}/take": { query: undefined; body: SeatName; answer: Seated };
  "POST /api/tables/{link}/seats/{seat}/bot": { query: undefined; body: SeatBot; answer: TableInfo };
  "POST /api/tables/{link}/seats/{seat}/leave": { query: undefined; body: undefined; answer: TableInfo };
  "POST /api/tables/{link}/seats/{seat}/link": { query: undefined; body: SeatLink; answer: Seated };
  "POST /api/tables/{link}/seats/{seat}/claim": { query: undefined; body: SeatClaim; answer: TableInfo };
  "GET /api/tables/{link}/replay/{step}": { query: { seat?: number | null }; body: undefined; answer: Moment };
  "GET /api/tables/{link}/game": { query: undefined; body: undefined; answer: string };
}
