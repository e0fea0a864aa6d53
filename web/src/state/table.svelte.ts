// The state of a live table: socket messages shown in order, and answers sent.
import { loadBoard } from '../games/boards'
import { ownLook } from '../games/look'
import {
  applyEvent,
  ARRIVE_TIME,
  LEAVE_TIME,
  movedPiece,
  eventPiece,
  type ShownEvent as Shown,
} from '../games/shared/shownEvent'
import type {
  MatchSummary,
  Entry,
  FromServer,
  GameUpdate,
  ChatMessage,
  SeatPresence,
  TableInfo,
  EventInfo,
  CompileUpdate,
} from '../api/wire/socket'
import type { Way } from '../api/wire/http'
import type { View } from '../api/wire/view'
import { result, tellsResult } from '../games/shared/result.svelte'
import { request } from '../api/http'
import { TableSocket, type ConnectionState } from '../api/socket'
import { Queue, type QueueItem } from './queue'
import { settings } from './settings.svelte'
import { eventVoice } from '../sound/events'
import { playSound, setAmbience } from '../sound/player'
import { checkForUpdate } from '../api/version.svelte'

const BEATS = { calm: 850, brisk: 380, instant: 0 }
const MOVE_BEATS = 1.5 // beats
// milliseconds for which a gain stays fully visible, mine and others'
const HOLD_TIMES = {
  calm: { mine: 1500, others: 800 },
  brisk: { mine: 700, others: 350 },
  instant: { mine: 0, others: 0 },
}
const UNTIL_PRESSED = 600_000

/** A line of the story: an event of an entry, or null for an undo. */
export interface StoryLine {
  key: string
  entry: Entry
  event: EventInfo | null
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  /** The road, loaded once. */
  way = $state.raw<Way | null>(null)
  /** The view, as far as it has been shown. */
  view = $state.raw<View | null>(null)
  showing = $state.raw<Shown<View> | null>(null)
  story = $state.raw<readonly StoryLine[]>([])
  chat = $state.raw<readonly ChatMessage[]>([])
  connection = $state<ConnectionState>('opening')
  restarting = $state(false)
  /** The error code of the last refusal, until the next answer. */
  error = $state<string | null>(null)
  canUndo = $state(false)
  deadline = $state<number | null>(null)
  summary = $state.raw<MatchSummary | null>(null)
  waiting = $state(false)
  /** The bot that everybody waits for while it precompiles. */
  compiling = $state.raw<CompileUpdate | null>(null)
  /** The last answer given at this screen: its seat and entry. */
  lastAnswer = $state.raw<{ seat: number; number: number } | null>(null)
  /** Presence by seat. */
  presence = $state.raw<readonly SeatPresence[]>([])
  /** The seat that must take the screen before the curtain opens. */
  curtain = $state<number | null>(null)
  /** The entry whose view is shown. */
  entryNumber = $state(-1)

  #socket: TableSocket
  #queue = new Queue(() => (document.hidden ? 0 : BEATS[settings.pace]))
  #lastEntry = -1
  #seat: number | null = null
  #switchingSeat = false
  #leaving = false
  #loadingWay = false
  #reportedVisible = true // as far as the server knows

  constructor(readonly id: string) {
    result.revealed = false
    void this.#loadWay()
    this.#socket = new TableSocket(id, { onMessage: m => this.#receive(m), onState: s => this.#onConnection(s) })
    this.#socket.open(null, -1)
    document.addEventListener('visibilitychange', this.#reportVisibility)
  }

  /** The seat of the view. */
  get seat(): number | null {
    return this.view?.seat ?? null
  }

  /** Whether a seat at this screen must decide now. */
  get mustAnswer(): boolean {
    return !this.showing && this.curtain === null && (this.view?.choices.length ?? 0) > 0
  }

  /** Send a choice. */
  choose = (choice: number): void => {
    if (this.waiting || this.showing || !this.view?.choices.some(c => c.id === choice)) return
    this.error = null
    const number = this.entryNumber + 1
    this.waiting = this.#socket.send({ type: 'move', number, choice })
    this.lastAnswer = { seat: this.seat ?? 0, number }
  }

  /** Undo the last move. */
  undoMove = (): void => {
    this.error = null
    this.waiting = this.#socket.send({ type: 'undo', number: this.entryNumber + 1 })
  }

  sendPhrase = (phrase: string): void => void this.#socket.send({ type: 'phrase', phrase })
  sendChat = (text: string): boolean => this.#socket.send({ type: 'chat', text })

  /** Show all waiting events at once. */
  skip = (): void => this.#queue.skip()

  /** Show the current event until the next is asked for. */
  holdEvent = (): void => this.#queue.hold(UNTIL_PRESSED)

  /** Show the next event now. */
  showNext = (): void => this.#queue.next()

  /** Open the curtain. */
  drawCurtain = (): void => {
    this.curtain = null
    playSound('turn')
  }

  /** Leave a seat; the refusals that follow are not errors. */
  leaveSeat = async (seat: number): Promise<void> => {
    this.#leaving = true
    try {
      await request('POST /api/tables/{link}/seats/{seat}/leave', { path: { link: this.id, seat } })
      this.reconnect()
    } finally {
      this.#leaving = false
    }
  }

  /** Reconnect, after a seat was taken or left. */
  reconnect = (): void => {
    this.#seat = null
    this.error = null
    this.#socket.open(null, this.#lastEntry)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#reportVisibility)
    this.#queue.clear()
    this.#socket.close()
    setAmbience(null)
  }

  #onConnection(state: ConnectionState): void {
    if (state === 'closed' && this.#leaving) return
    if (this.connection === 'lost' && state === 'open') void checkForUpdate()
    if (state === 'open') {
      this.restarting = false
      void this.#loadWay()
    }
    if (state === 'lost') this.waiting = false
    if (state === 'lost' || state === 'opening') this.#reportedVisible = true
    this.connection = state
  }

  /** Load the road; retried when the connection opens again. */
  async #loadWay(): Promise<void> {
    if (this.way || this.#loadingWay) return
    this.#loadingWay = true
    this.way = await request('GET /api/tables/{link}/route', { path: { link: this.id } }).catch(() => null)
    this.#loadingWay = false
  }

  /** Report when the page is hidden or shown. */
  #reportVisibility = (): void => {
    if (this.#reportedVisible !== document.hidden || !this.info?.your_seats.length) return
    if (this.#socket.send({ type: 'away', away: document.hidden })) this.#reportedVisible = !document.hidden
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table
        void loadBoard(message.table.game).catch(() => null) // preload
        this.#reportVisibility()
        break
      case 'game':
        this.#onUpdate(message)
        break
      case 'chat':
        if (!this.chat.some(line => line.number === message.number)) this.chat = [...this.chat, message]
        break
      case 'compiling':
        this.compiling = message
        break
      case 'presence':
        this.presence = message.seats
        break
      case 'error':
        if (!this.#leaving) this.error = message.error
        this.waiting = false
        break
      case 'goodbye':
        this.restarting = true
    }
  }

  #onUpdate(update: GameUpdate): void {
    this.waiting = false
    this.compiling = null
    const first = this.#lastEntry < 0
    const event = update.entries.filter(entry => entry.number > this.#lastEntry)
    this.#lastEntry = update.number
    if (first || this.#switchingSeat) {
      this.story = update.entries.flatMap(storyLines)
      this.#enterSeat(update, first)
      return
    }
    const scenes = event.flatMap(entry => storyLines(entry).map(line => this.#queueItem(line)))
    this.#queue.add([...scenes, { show: () => this.#settle(update), beats: 0 }])
  }

  /** Enter a seat, at first or after another one; at a shared screen secrets stay behind a curtain. */
  #enterSeat(update: GameUpdate, first: boolean): void {
    const shared = (this.info?.your_seats.length ?? 0) > 1
    const before = this.view
    this.#switchingSeat = false
    this.#settle(update)
    const secret =
      ownLook(update.view.game)?.hasSecret(update.view) ?? (first || !before || viewsDiffer(before, update.view))
    if (shared && !this.#switchingSeat && this.mustAnswer && secret) this.curtain = update.view.seat
  }

  /** The queue item that shows a line of the story. */
  #queueItem(line: StoryLine): QueueItem {
    const { event } = line
    const isResult = tellsResult(event) // by the end itself
    const hold = event && isGain(event) ? this.#holdTime(event) : 0
    const begin = () => {
      this.story = [...this.story, line]
      this.showing =
        !event || isResult || !this.view
          ? null
          : { ...event, before: this.view, hold, mine: eventPiece(event) === this.seat }
      if (!event || !this.view) return
      this.view = applyEvent(this.view, event)
      if (!isResult) playSound(...eventVoice(event))
    }
    return {
      show: begin,
      beats: !event || isResult ? 0 : movedPiece(event) !== undefined ? MOVE_BEATS : 1,
      minTime: isResult ? 0 : hold && ARRIVE_TIME + hold + LEAVE_TIME,
    }
  }

  /** How long a gain stays visible, in milliseconds. */
  #holdTime(event: EventInfo): number {
    const { mine, others } = HOLD_TIMES[settings.pace]
    if (eventPiece(event) !== this.seat) return others
    return settings.hold === 'press' && mine ? UNTIL_PRESSED : settings.hold === 'short' ? others : mine
  }

  /** Apply the final view of a message. */
  #settle(update: GameUpdate): void {
    const over = this.view !== null && this.view.turn !== null && update.view.turn === null
    this.showing = null
    this.view = update.view
    this.canUndo = update.can_undo
    this.deadline = update.deadline
    this.summary = update.summary
    this.entryNumber = update.number
    this.#updateAmbience(update.view)
    if (over) playSound('end')
    else if (update.view.choices.length) playSound('turn')
    this.#passScreen(update.view)
  }

  /** Play the ambience of the space one's piece is on. */
  #updateAmbience({ pieces, seat, piece, turn }: View): void {
    const stands = pieces[seat ?? piece ?? 0]?.space
    setAmbience(turn === null ? null : (this.way?.road.find(space => space.number === stands)?.kind ?? null))
  }

  /** At a shared screen, switch to the seat that is next. */
  #passScreen({ turn }: View): void {
    const yours = this.info?.your_seats ?? []
    if (turn === null || turn === this.seat || !yours.includes(turn)) return
    this.#switchingSeat = true
    this.#queue.clear()
    this.#seat = turn
    this.#socket.open(this.#seat, -1)
  }
}

const storyLines = (entry: Entry): StoryLine[] =>
  entry.by === 'undo'
    ? [{ key: `${entry.number}`, entry, event: null }]
    : entry.events.map((event, i) => ({ key: `${entry.number}.${i}`, entry, event }))

/** Whether an event changes holdings and moves nobody. */
const isGain = (event: EventInfo) => movedPiece(event) === undefined && Object.keys(event.changes).length > 0

/** Whether two seats see different views, so that one has a secret. */
function viewsDiffer(before: View, after: View): boolean {
  const plain = (view: View) => JSON.stringify({ ...view, seat: 0, choices: [] })
  return plain(before) !== plain(after)
}
