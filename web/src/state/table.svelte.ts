// A table as this browser sees it: what the line tells, shown in order, and what is answered.
import { boardOf } from '../games/boards'
import { after, COMING, GOING, moved, whose, type Scene as Shown } from '../games/shared/shownEvent'
import type { Course, Entry, FromServer, News, Said, Seen, TableInfo, Told, Unpacking } from '../api/wire/socket'
import type { Way } from '../api/wire/http'
import type { View } from '../api/wire/view'
import { ask } from '../api/http'
import { Line, type State } from '../api/socket'
import { Queue, type Scene } from './queue'
import { settings } from './settings.svelte'
import { voiceOf } from '../sound/events'
import { sound, surround } from '../sound/player'
import { lookForNewer } from '../api/version.svelte'

const BEATS = { calm: 850, brisk: 380, instant: 0 }
const MOVING = 1.5 // beats of a step along the way
// milliseconds for which what somebody gains is wholly there, mine and others'
const SEEN = {
  calm: { mine: 1500, others: 800 },
  brisk: { mine: 700, others: 350 },
  instant: { mine: 0, others: 0 },
}
const UNTIL_PRESSED = 600_000

/** A line of the story: what happened in an entry of the log, or that it was taken back. */
export interface StoryLine {
  key: string
  entry: Entry
  told: Told | null
}

export class Table {
  info = $state.raw<TableInfo | null>(null)
  /** The road as it is travelled: told once. */
  way = $state.raw<Way | null>(null)
  /** What is known, as far as it has been shown. */
  view = $state.raw<View | null>(null)
  showing = $state.raw<Shown<View> | null>(null)
  story = $state.raw<readonly StoryLine[]>([])
  lines = $state.raw<readonly Said[]>([])
  state = $state<State>('opening')
  restarting = $state(false)
  /** Why something was refused, until the next answer. */
  refused = $state<string | null>(null)
  undo = $state(false)
  deadline = $state<number | null>(null)
  course = $state.raw<Course | null>(null)
  waiting = $state(false)
  /** The seat of a bot that is still unpacking, and makes everybody wait. */
  unpacking = $state.raw<Unpacking | null>(null)
  /** The last answer that was given here: by whom, as which entry. */
  answered = $state.raw<{ seat: number; move: number } | null>(null)
  /** Who is here, by seat; of those who are not, when they last were. */
  present = $state.raw<readonly Seen[]>([])
  /** Whose eyes the screen is for; a curtain hides it until they say so. */
  curtain = $state<number | null>(null)
  /** The number of the entry whose view is shown. */
  number = $state(-1)

  #line: Line
  #queue = new Queue(() => (document.hidden ? 0 : BEATS[settings.pace]))
  #heard = -1
  #seat: number | null = null
  #passing = false
  #leaving = false
  #reading = false
  #looks = true // as far as the server knows

  constructor(readonly id: string) {
    void this.#read()
    this.#line = new Line(id, { hear: m => this.#hear(m), change: s => this.#changed(s) })
    this.#line.open(null, -1)
    document.addEventListener('visibilitychange', this.#look)
  }

  /** The seat this screen looks from. */
  get seat(): number | null {
    return this.view?.seat ?? null
  }

  /** Whether this screen is asked something now. */
  get asked(): boolean {
    return !this.showing && this.curtain === null && (this.view?.choices.length ?? 0) > 0
  }

  /** Answer with a choice. */
  choose = (choice: number): void => {
    if (this.waiting || this.showing || !this.view?.choices.some(c => c.id === choice)) return
    this.refused = null
    const move = this.number + 1
    this.waiting = this.#line.send({ type: 'move', move, choice })
    this.answered = { seat: this.seat ?? 0, move }
  }

  /** Take back the last move. */
  takeBack = (): void => {
    this.refused = null
    this.waiting = this.#line.send({ type: 'undo', move: this.number + 1 })
  }

  phrase = (phrase: string): void => void this.#line.send({ type: 'phrase', phrase })
  talk = (text: string): boolean => this.#line.send({ type: 'say', text })

  /** Show all that waits at once. */
  skip = (): void => this.#queue.skip()

  /** Enough of what is shown: on to the next. */
  goOn = (): void => this.#queue.next()

  /** The one the curtain waits for is here. */
  drawCurtain = (): void => {
    this.curtain = null
    sound('turn')
  }

  /** Give up a seat: that it is not ours any longer is no trouble then. */
  leave = async (seat: number): Promise<void> => {
    this.#leaving = true
    try {
      await ask('POST /api/tables/{link}/seats/{seat}/leave', { path: { link: this.id, seat } })
      this.reopen()
    } finally {
      this.#leaving = false
    }
  }

  /** Look again: after a seat was taken or left. */
  reopen = (): void => {
    this.#seat = null
    this.refused = null
    this.#line.open(null, this.#heard)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look)
    this.#queue.clear()
    this.#line.close()
    surround(null)
  }

  #changed(state: State): void {
    if (state === 'closed' && this.#leaving) return
    if (this.state === 'lost' && state === 'open') void lookForNewer()
    if (state === 'open') {
      this.restarting = false
      void this.#read()
    }
    if (state === 'lost') this.waiting = false
    if (state === 'lost' || state === 'opening') this.#looks = true
    this.state = state
  }

  /** Ask for the road, unless it is known; who gets no answer asks when the line is open again. */
  async #read(): Promise<void> {
    if (this.way || this.#reading) return
    this.#reading = true
    this.way = await ask('GET /api/tables/{link}/way', { path: { link: this.id } }).catch(() => null)
    this.#reading = false
  }

  /** Behind other windows nobody is here: tell when that changes. */
  #look = (): void => {
    if (this.#looks !== document.hidden || !this.info?.yours.length) return
    if (this.#line.send({ type: 'look', away: document.hidden })) this.#looks = !document.hidden
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table
        void boardOf(message.table.game).catch(() => null) // it comes along while we hear what lies on it
        this.#look()
        break
      case 'news':
        this.#news(message)
        break
      case 'said':
        if (!this.lines.some(line => line.number === message.number)) this.lines = [...this.lines, message]
        break
      case 'unpacking':
        this.unpacking = message
        break
      case 'present':
        this.present = message.seats
        break
      case 'refused':
        if (!this.#leaving) this.refused = message.error
        this.waiting = false
        break
      case 'goodbye':
        this.restarting = true
    }
  }

  #news(news: News): void {
    this.waiting = false
    this.unpacking = null
    const first = this.#heard < 0
    const told = news.entries.filter(entry => entry.number > this.#heard)
    this.#heard = news.number
    if (first || this.#passing) {
      this.story = news.entries.flatMap(lines)
      this.#arrive(news, first)
      return
    }
    const scenes = told.flatMap(entry => lines(entry).map(line => this.#scene(line)))
    this.#queue.add([...scenes, { begin: () => this.#stand(news), beats: 0 }])
  }

  /** Come to a seat, for the first time or after another: what only these eyes may see stays behind a curtain. */
  #arrive(news: News, first: boolean): void {
    const shared = (this.info?.yours.length ?? 0) > 1
    const before = this.view
    this.#passing = false
    this.#stand(news)
    if (shared && !this.#passing && this.asked && (first || !before || differ(before, news.view)))
      this.curtain = news.view.seat
  }

  /** Something of the story, shown for a while. */
  #scene(line: StoryLine): Scene {
    const { told } = line
    const hold = told && gains(told) ? this.#hold(told) : 0
    const begin = () => {
      this.story = [...this.story, line]
      this.showing = told && this.view && { ...told, before: this.view, hold, mine: whose(told) === this.seat }
      if (!told || !this.view) return
      this.view = after(this.view, told)
      sound(...voiceOf(told))
    }
    return {
      begin,
      beats: !told ? 0 : moved(told) !== undefined ? MOVING : 1,
      least: hold && COMING + hold + GOING,
    }
  }

  /** How long what somebody gains is to be seen. */
  #hold(told: Told): number {
    const { mine, others } = SEEN[settings.pace]
    if (whose(told) !== this.seat) return others
    return settings.hold === 'press' && mine ? UNTIL_PRESSED : settings.hold === 'short' ? others : mine
  }

  /** How things stand when all has been shown. */
  #stand(news: News): void {
    const over = this.view !== null && this.view.turn !== null && news.view.turn === null
    this.showing = null
    this.view = news.view
    this.undo = news.undo
    this.deadline = news.deadline
    this.course = news.course
    this.number = news.number
    this.#listen(news.view)
    if (over) sound('end')
    else if (news.view.choices.length) sound('turn')
    this.#pass(news.view)
  }

  /** Hear the place where one's piece stands. */
  #listen({ pieces, seat, piece, turn }: View): void {
    const stands = pieces[seat ?? piece ?? 0]?.space
    surround(turn === null ? null : (this.way?.road.find(space => space.number === stands)?.kind ?? null))
  }

  /** Around one screen: turn it to whoever is next. */
  #pass({ turn }: View): void {
    const yours = this.info?.yours ?? []
    if (turn === null || turn === this.seat || !yours.includes(turn)) return
    this.#passing = true
    this.#queue.clear()
    this.#seat = turn
    this.#line.open(this.#seat, -1)
  }
}

const lines = (entry: Entry): StoryLine[] =>
  entry.by === 'undo'
    ? [{ key: `${entry.number}`, entry, told: null }]
    : entry.events.map((told, i) => ({ key: `${entry.number}.${i}`, entry, told }))

/** Whether somebody gains or gives something, and stays where it is. */
const gains = (told: Told) => moved(told) === undefined && Object.keys(told.changes).length > 0

/** Whether two seats see different things: then one of them has a secret. */
function differ(before: View, after: View): boolean {
  const plain = (view: View) => JSON.stringify({ ...view, seat: 0, choices: [] })
  return plain(before) !== plain(after)
}
