// Made of the schemas of the server. Do not edit: run `make wire`.
import type { View } from './view'
export type FromServer =
  TableUpdate | GameUpdate | ChatMessage | PresenceUpdate | CompileUpdate | ErrorMessage | Goodbye

/**
 * The table itself: on arrival, and whenever something other than the game changes.
 */
export interface TableUpdate {
  type: 'table'
  table: TableInfo
}
/**
 * A table as everybody with its link sees it.
 */
export interface TableInfo {
  id: string
  game: string
  options: {
    [k: string]: string
  }
  components: string
  host: string
  visibility: 'link' | 'open'
  spectators: boolean
  pace: 'days' | 'live'
  clock: number | null
  chat: boolean
  status: 'finished' | 'playing' | 'waiting'
  created: number
  moved: number
  turn: number | null
  seats: SeatInfo[]
  your_seats: number[]
  is_creator: boolean
  hints_allowed: boolean
  day: string | null
  beginning: 'chosen' | 'day' | 'dealt' | 'imported' | 'lesson'
  sealed_until: number | null
  seat_history: SeatHistoryInfo[]
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string | null
  visited: boolean
  hints_used: number
  abandoned_once: boolean
  points: number | null
  rank: number | null
}
/**
 * Who sat at a seat earlier in the game.
 */
export interface SeatHistoryInfo {
  seat: number
  last_entry: number
  left_at: number
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string | null
}
/**
 * Exactly what this viewer may know: all that happened since the last entry it saw, and how things stand.
 */
export interface GameUpdate {
  type: 'game'
  number: number
  entries: Entry[]
  view: View
  can_undo: boolean
  deadline: number | null
  summary: MatchSummary | null
}
/**
 * What an entry of the log brought about: number 0 is the deal.
 */
export interface Entry {
  number: number
  seat: number | null
  by: 'bot' | 'clock' | 'deal' | 'person' | 'undo'
  events: EventInfo[]
}
/**
 * An event: its name, the named things it speaks of, and what it changed of the pieces, as the viewer may know.
 */
export interface EventInfo {
  name: string
  args: {
    [k: string]: number | string | string[]
  }
  changes: {
    [k: string]: {}
  }
}
/**
 * How a finished journey went: the points of every seat, and where all had gathered.
 */
export interface MatchSummary {
  points: number[][]
  gatherings: [number, number][]
}
/**
 * A line somebody said: one of the phrases, or a text of their own.
 */
export interface ChatMessage {
  type: 'chat'
  number: number
  seat: number
  phrase: string | null
  text: string | null
  time: number
}
/**
 * Who is here, by seat: on arrival, and whenever somebody comes or goes.
 */
export interface PresenceUpdate {
  type: 'presence'
  seats: SeatPresence[]
}
/**
 * Whether somebody looks from a seat now, and when they last did.
 */
export interface SeatPresence {
  present: boolean
  last_seen: number | null
}
/**
 * A bot is still unpacking: its first move takes a while.
 */
export interface CompileUpdate {
  type: 'compiling'
  seat: number
  done: number
  total: number
}
/**
 * An answer that changed nothing, and why.
 */
export interface ErrorMessage {
  type: 'error'
  error: string
  message: string
}
/**
 * The server goes away for a moment: come back and resume.
 */
export interface Goodbye {
  type: 'goodbye'
  reason: 'restart'
}
export type FromClient = MoveRequest | UndoRequest | PhraseRequest | ChatRequest | AwayRequest

/**
 * The id of a choice and the number of the move it answers.
 */
export interface MoveRequest {
  type: 'move'
  number: number
  choice: number
}
/**
 * Take back my last move, as the entry with this number.
 */
export interface UndoRequest {
  type: 'undo'
  number: number
}
/**
 * Say one of the quick phrases.
 */
export interface PhraseRequest {
  type: 'phrase'
  phrase: string
}
/**
 * Say something.
 */
export interface ChatRequest {
  type: 'chat'
  text: string
}
/**
 * Whether the page is looked at: behind other windows nobody is here.
 */
export interface AwayRequest {
  type: 'away'
  away: boolean
}
