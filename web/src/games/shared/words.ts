// The texts of a game: events, questions, choices and names of things.
import { getContext, setContext } from 'svelte'
import type { Entry, EventInfo } from '../../api/wire/socket'
import type { Cause } from '../../api/wire/http'
import type { View } from '../../api/wire/view'
import type { Choice, Say } from '../board'
import { eventPiece } from './shownEvent'
import type { Tip } from './tooltips.svelte'

interface WordsContext {
  say: Say
  formatList: (names: readonly string[]) => string
  game: string
  names: readonly string[] // of the seats, then the neutral piece
  me?: number | null | undefined // the reader's only seat
}

/** A choice, of which only `says` is required. */
export type NamedChoice = Pick<Choice, 'says'> & Partial<Choice>

/** The texts of a game at one table, with its players' names. */
export class Words {
  constructor(private readonly context: () => WordsContext) {}

  get say(): Say {
    return this.context().say
  }

  /** The name of the game. */
  get game(): string {
    return this.context().game
  }

  /** Some names in a row. */
  formatList(names: readonly string[]): string {
    return this.context().formatList(names)
  }

  /** A title and an amount. */
  titled(title: string, more: string | number): string {
    return this.say('page-titled', { title, more })
  }

  /** The name of a seat, or of the neutral piece. */
  who(piece: number | null): string {
    return this.context().names[piece ?? -1] ?? ''
  }

  /** The name of a thing: `thing('fish', 'blue-1')`. */
  thing(kind: string, name: string): string {
    return this.say(this.#id(kind, name))
  }

  /** The explanation of a thing. */
  about(kind: string, name: string): string {
    return this.say.about(this.#id(kind, name))
  }

  /** A number printed on a thing: `number('rock', 'beholder', 'points')`; 0 if there is none. */
  number(kind: string, name: string | number, what: string): number {
    return Number(this.say.printed(this.#id(kind, name))[what] ?? 0)
  }

  /** A word printed on a thing: `word('souvenir', 'koma', 'family')`. */
  word(kind: string, name: string, what: string): string {
    return String(this.say.printed(this.#id(kind, name))[what] ?? '')
  }

  /** The tooltip of a thing. */
  tip(kind: string, name: string, more?: string): Tip {
    const article = `${kind}-${name}`
    return { title: this.thing(kind, name), text: this.about(kind, name), article, ...(more ? { more } : {}) }
  }

  /** The sentence of an event. */
  event(event: EventInfo): string {
    const args: Record<string, string | number> = {}
    for (const [kind, value] of Object.entries(event.args)) {
      if (typeof value === 'number') args[kind] = kind === 'seat' || kind === 'piece' ? this.who(value) : value
      else args[kind] = typeof value === 'string' ? this.thing(kind, value) : this.#all(kind, value)
    }
    const { game, me } = this.context()
    const you = `${game}-you-${event.name}`
    return this.say(
      me !== undefined && eventPiece(event) === me && this.say.has(you) ? you : `${game}-event-${event.name}`,
      args,
    )
  }

  /** The question of the current decision. */
  question({ players, piece, phase, choices }: Pick<View, 'players' | 'piece' | 'phase' | 'choices'>): string {
    const ask = `${this.context().game}-ask-${phase}`
    const own = piece !== null && piece >= players && this.say.has(`${ask}-neutral`) ? '-neutral' : ''
    return this.say(ask + own, { names: choices[0] ? this.#chosen(choices[0]) : '' })
  }

  /** The text of a choice. */
  choice(choice: NamedChoice): string {
    const id = `${this.context().game}-choice-${choice.says}`
    const names = this.#chosen(choice)
    if (!this.say.has(id)) return names
    const { space, count = 0, coins = 0, points = 0 } = choice
    return this.say(id, { number: space ?? 0, names, count, coins, points })
  }

  /** The sentence of a cause; of none, that there is no single reason. */
  cause(cause: Cause | null | undefined): string {
    if (!cause) return this.say('cause-none')
    const { name, seat = null, of = '', names = [], count = 0, total = 0, points = 0, source = '' } = cause
    const own = `${this.context().game}-cause-${name}`
    const things = names.length ? this.#all(of, names) : ''
    const args = { name: this.who(seat), names: things, count, total, points, source: this.source(source) }
    return this.say(this.say.has(own) ? own : `cause-${name}`, args)
  }

  /** The name of a source of points; a game of another package has the name that terminals say. */
  source(source: string): string {
    const own = `page-from-${source}`
    return this.say.has(own) ? this.say(own) : this.thing('source', source)
  }

  /** The explanation of the chosen thing, if it is one. */
  aboutChoice({ of = '', names = [] }: Choice): string {
    return names.length === 1 ? this.about(of, names[0]!) : ''
  }

  /** Who moves after a move along the road, if known. */
  nextMover(next: number | null, now: number | null): string {
    if (next === null) return ''
    return this.say(next === now ? 'page-road-again' : 'page-road-next', { name: this.who(next) })
  }

  /** The sentence of an undo. */
  undone(entry: Pick<Entry, 'seat'>): string {
    return this.say('page-undone', { name: this.who(entry.seat) })
  }

  #id(kind: string, name: string | number): string {
    return `${this.context().game}-${kind}-${name}`
  }

  #all(kind: string, names: readonly string[]): string {
    return this.formatList(names.map(name => this.thing(kind, name)))
  }

  /** The names of what is chosen; untranslated signs are joined by spaces. */
  #chosen({ of = '', names = [] }: NamedChoice): string {
    const signs = names.length > 1 && !this.say.has(this.#id(of, names[0]!))
    return signs ? names.map(name => this.thing(of, name)).join(' ') : this.#all(of, names)
  }
}

const key = Symbol('words')
export const provideWords = (words: Words) => setContext(key, words)
export const useWords = () => getContext<Words>(key)
