// Made of the schemas of the server. Do not edit: run `make wire`.
import type { View } from './view'
export type FromServer =
  TableUpdate | GameUpdate | ChatMessage | PresenceUpdate | CompileUpdate | ErrorMessage | Goodbye

/**
 * The table: sent on arrival and whenever something other than the game changes.
 */
export interface TableUpdate {
  type: 'table'
  table: TableInfo
}
/**
 * A table as a player with its link sees it.
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
  unrated_reason:
    ('beginning' | 'bot' | 'components' | 'game' | 'hints' | 'no-people' | 'same-person' | 'seats-changed') | null
  rematch: RematchInfo | null
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
  shared_with: number[]
  points: number | null
  rank: number | null
}
/**
 * A player or bot that had a seat earlier in the game.
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
 * The next table of the same players, as one of them sees it.
 */
export interface RematchInfo {
  table: string
  has_joined: boolean
  joined: number
  people: number
}
/**
 * All entries since the last one that this viewer received, and the view after them.
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
 * The events of an entry of the log; number 0 is the deal.
 */
export interface Entry {
  number: number
  seat: number | null
  by: 'bot' | 'clock' | 'deal' | 'person' | 'undo'
  events: EventInfo[]
}
/**
 * An event, with its arguments and the changes of each piece, as far as the viewer may know them.
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
 * The points of every seat after each move, and the spaces where all pieces met.
 */
export interface MatchSummary {
  points: number[][]
  gatherings: [number, number][]
}
/**
 * A chat message: one of the phrases, or free text.
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
 * Presence by seat: sent on arrival and on every change.
 */
export interface PresenceUpdate {
  type: 'presence'
  seats: SeatPresence[]
}
/**
 * Whether the player of a seat is present, and when they last were.
 */
export interface SeatPresence {
  present: boolean
  last_seen: number | null
}
/**
 * The progress of a bot that must be compiled before its first move.
 */
export interface CompileUpdate {
  type: 'compiling'
  seat: number
  done: number
  total: number
}
/**
 * Why a message was refused; it changed nothing.
 */
export interface ErrorMessage {
  type: 'error'
  error: string
  message: string
}
/**
 * The server restarts: the client reconnects and resumes.
 */
export interface Goodbye {
  type: 'goodbye'
  reason: 'restart'
}
export type FromClient = MoveRequest | UndoRequest | PhraseRequest | ChatRequest | AwayRequest

/**
 * A choice, and the number of the entry that it becomes.
 */
export interface MoveRequest {
  type: 'move'
  number: number
  choice: number
}
/**
 * Undo of the player's last move, as the entry with this number.
 */
export interface UndoRequest {
  type: 'undo'
  number: number
}
/**
 * One of the phrases, for the chat.
 */
export interface PhraseRequest {
  type: 'phrase'
  phrase: string
}
/**
 * Free text, for the chat.
 */
export interface ChatRequest {
  type: 'chat'
  text: string
}
/**
 * Whether the page is hidden.
 */
export interface AwayRequest {
  type: 'away'
  away: boolean
}
