// A table as this browser sees it: what the line tells, shown in order, and what is answered.
import { loadBoard } from '../games/boards'
import {
  applyEvent,
  ARRIVE_TIME,
  LEAVE_TIME,
  movedPiece,
  eventPiece,
  type ShownEvent as Shown,
} from '../games/shared/shownEvent'
import type { Course, Entry, FromServer, News, Said, Seen, TableInfo, Told, Unpacking } from '../api/wire/socket'
import type { Way } from '../api/wire/http'
import type { View } from '../api/wire/view'
import { request } from '../api/http'
import { TableSocket, type ConnectionState } from '../api/socket'
import { Queue, type QueueItem } from './queue'
import { settings } from './settings.svelte'
import { eventVoice } from '../sound/events'
import { playSound, setAmbience } from '../sound/player'
import { checkForUpdate } from '../api/version.svelte'

const BEATS = { calm: 850, brisk: 380, instant: 0 }
const MOVE_BEATS = 1.5 // beats of a step along the way
// milliseconds for which what somebody gains is wholly there, mine and others'
const HOLD_TIMES = {
  calm: { mine: 1500, others: 800 },
  brisk: { mine: 700, others: 350 },
  instant: { mine: 0, others: 0 },
}
const UNTIL_PRESSED = 600_000

/** A line of the story: what happened in an entry of the log, or that it was taken back. */
export interface StoryLine {
  key: string
  entry: Entry
  event: Told | null
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  /** The road as it is travelled: told once. */
  way = $state.raw<Way | null>(null)
  /** What is known, as far as it has been shown. */
  view = $state.raw<View | null>(null)
  showing = $state.raw<Shown<View> | null>(null)
  story = $state.raw<readonly StoryLine[]>([])
  chat = $state.raw<readonly Said[]>([])
  connection = $state<ConnectionState>('opening')
  restarting = $state(false)
  /** Why something was refused, until the next answer. */
  error = $state<string | null>(null)
  canUndo = $state(false)
  deadline = $state<number | null>(null)
  course = $state.raw<Course | null>(null)
  waiting = $state(false)
  /** The seat of a bot that is still unpacking, and makes everybody wait. */
  unpacking = $state.raw<Unpacking | null>(null)
  /** The last answer that was given here: by whom, as which entry. */
  lastAnswer = $state.raw<{ seat: number; move: number } | null>(null)
  /** Who is here, by seat; of those who are not, when they last were. */
  presence = $state.raw<readonly Seen[]>([])
  /** Whose eyes the screen is for; a curtain hides it until they say so. */
  curtain = $state<number | null>(null)
  /** The number of the entry whose view is shown. */
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
    void this.#loadWay()
    this.#socket = new TableSocket(id, { onMessage: m => this.#receive(m), onState: s => this.#onConnection(s) })
    this.#socket.open(null, -1)
    document.addEventListener('visibilitychange', this.#reportVisibility)
  }

  /** The seat this screen looks from. */
  get seat(): number | null {
    return this.view?.seat ?? null
  }

  /** Whether this screen is asked something now. */
  get mustAnswer(): boolean {
    return !this.showing && this.curtain === null && (this.view?.choices.length ?? 0) > 0
  }

  /** Answer with a choice. */
  choose = (choice: number): void => {
    if (this.waiting || this.showing || !this.view?.choices.some(c => c.id === choice)) return
    this.error = null
    const move = this.entryNumber + 1
    this.waiting = this.#socket.send({ type: 'move', move, choice })
    this.lastAnswer = { seat: this.seat ?? 0, move }
  }

  /** Take back the last move. */
  undoMove = (): void => {
    this.error = null
    this.waiting = this.#socket.send({ type: 'undo', move: this.entryNumber + 1 })
  }

  sendPhrase = (phrase: string): void => void this.#socket.send({ type: 'phrase', phrase })
  sendChat = (text: string): boolean => this.#socket.send({ type: 'say', text })

  /** Show all that waits at once. */
  skip = (): void => this.#queue.skip()

  /** Enough of what is shown: on to the next. */
  showNext = (): void => this.#queue.next()

  /** The one the curtain waits for is here. */
  drawCurtain = (): void => {
    this.curtain = null
    playSound('turn')
  }

  /** Give up a seat: that it is not ours any longer is no trouble then. */
  leaveSeat = async (seat: number): Promise<void> => {
    this.#leaving = true
    try {
      await request('POST /api/tables/{link}/seats/{seat}/leave', { path: { link: this.id, seat } })
      this.reconnect()
    } finally {
      this.#leaving = false
    }
  }

  /** Look again: after a seat was taken or left. */
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

  /** Ask for the road, unless it is known; who gets no answer asks when the line is open again. */
  async #loadWay(): Promise<void> {
    if (this.way || this.#loadingWay) return
    this.#loadingWay = true
    this.way = await request('GET /api/tables/{link}/way', { path: { link: this.id } }).catch(() => null)
    this.#loadingWay = false
  }

  /** Behind other windows nobody is here: tell when that changes. */
  #reportVisibility = (): void => {
    if (this.#reportedVisible !== document.hidden || !this.info?.yours.length) return
    if (this.#socket.send({ type: 'look', away: document.hidden })) this.#reportedVisible = !document.hidden
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table
        void loadBoard(message.table.game).catch(() => null) // it comes along while we hear what lies on it
        this.#reportVisibility()
        break
      case 'news':
        this.#onNews(message)
        break
      case 'said':
        if (!this.chat.some(line => line.number === message.number)) this.chat = [...this.chat, message]
        break
      case 'unpacking':
        this.unpacking = message
        break
      case 'present':
        this.presence = message.seats
        break
      case 'refused':
        if (!this.#leaving) this.error = message.error
        this.waiting = false
        break
      case 'goodbye':
        this.restarting = true
    }
  }

  #onNews(news: News): void {
    this.waiting = false
    this.unpacking = null
    const first = this.#lastEntry < 0
    const told = news.entries.filter(entry => entry.number > this.#lastEntry)
    this.#lastEntry = news.number
    if (first || this.#switchingSeat) {
      this.story = news.entries.flatMap(storyLines)
      this.#enterSeat(news, first)
      return
    }
    const scenes = told.flatMap(entry => storyLines(entry).map(line => this.#queueItem(line)))
    this.#queue.add([...scenes, { show: () => this.#settle(news), beats: 0 }])
  }

  /** Come to a seat, for the first time or after another: what only these eyes may see stays behind a curtain. */
  #enterSeat(news: News, first: boolean): void {
    const shared = (this.info?.yours.length ?? 0) > 1
    const before = this.view
    this.#switchingSeat = false
    this.#settle(news)
    if (shared && !this.#switchingSeat && this.mustAnswer && (first || !before || viewsDiffer(before, news.view)))
      this.curtain = news.view.seat
  }

  /** Something of the story, shown for a while. */
  #queueItem(line: StoryLine): QueueItem {
    const { event: told } = line
    const hold = told && isGain(told) ? this.#holdTime(told) : 0
    const begin = () => {
      this.story = [...this.story, line]
      this.showing = told && this.view && { ...told, before: this.view, hold, mine: eventPiece(told) === this.seat }
      if (!told || !this.view) return
      this.view = applyEvent(this.view, told)
      playSound(...eventVoice(told))
    }
    return {
      show: begin,
      beats: !told ? 0 : movedPiece(told) !== undefined ? MOVE_BEATS : 1,
      minTime: hold && ARRIVE_TIME + hold + LEAVE_TIME,
    }
  }

  /** How long what somebody gains is to be seen. */
  #holdTime(told: Told): number {
    const { mine, others } = HOLD_TIMES[settings.pace]
    if (eventPiece(told) !== this.seat) return others
    return settings.hold === 'press' && mine ? UNTIL_PRESSED : settings.hold === 'short' ? others : mine
  }

  /** How things stand when all has been shown. */
  #settle(news: News): void {
    const over = this.view !== null && this.view.turn !== null && news.view.turn === null
    this.showing = null
    this.view = news.view
    this.canUndo = news.undo
    this.deadline = news.deadline
    this.course = news.course
    this.entryNumber = news.number
    this.#updateAmbience(news.view)
    if (over) playSound('end')
    else if (news.view.choices.length) playSound('turn')
    this.#passScreen(news.view)
  }

  /** Hear the place where one's piece stands. */
  #updateAmbience({ pieces, seat, piece, turn }: View): void {
    const stands = pieces[seat ?? piece ?? 0]?.space
    setAmbience(turn === null ? null : (this.way?.road.find(space => space.number === stands)?.kind ?? null))
  }

  /** Around one screen: turn it to whoever is next. */
  #passScreen({ turn }: View): void {
    const yours = this.info?.yours ?? []
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

/** Whether somebody gains or gives something, and stays where it is. */
const isGain = (told: Told) => movedPiece(told) === undefined && Object.keys(told.changes).length > 0

/** Whether two seats see different things: then one of them has a secret. */
function viewsDiffer(before: View, after: View): boolean {
  const plain = (view: View) => JSON.stringify({ ...view, seat: 0, choices: [] })
  return plain(before) !== plain(after)
}
