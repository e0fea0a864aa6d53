// Putting a game into words: what happens, what is asked, what may be answered, what things are called.
import { getContext, setContext } from 'svelte'
import type { Entry, Told } from '../../api/wire/socket'
import type { View } from '../../api/wire/view'
import type { Choice, Say } from '../board'
import { eventPiece } from './shownEvent'
import type { Tip } from './tooltips.svelte'

interface WordsContext {
  say: Say
  formatList: (names: readonly string[]) => string
  game: string
  names: readonly string[] // of the seats, then of the neutral piece
  me?: number | null | undefined // the seat of whoever reads, if one alone is theirs
}

/** A choice by what it says; what it does not speak of may be missing. */
export type NamedChoice = Pick<Choice, 'says'> & Partial<Choice>

/** A game told to one table, in its language and with its players' names. */
export class Words {
  constructor(private readonly context: () => WordsContext) {}

  get say(): Say {
    return this.context().say
  }

  /** Some names in a row. */
  formatList(names: readonly string[]): string {
    return this.context().formatList(names)
  }

  /** What it is, and how much or which. */
  titled(title: string, more: string | number): string {
    return this.say('page-titled', { title, more })
  }

  /** The name of a seat, or of the neutral piece. */
  who(piece: number | null): string {
    return this.context().names[piece ?? -1] ?? ''
  }

  /** What a thing is called: `thing('fish', 'blue-1')`. */
  thing(kind: string, name: string): string {
    return this.say(this.#id(kind, name))
  }

  /** What a thing says about itself. */
  about(kind: string, name: string): string {
    return this.say.about(this.#id(kind, name))
  }

  /** A number printed on a thing: `number('rock', 'beholder', 'points')`; 0 where none stands. */
  number(kind: string, name: string | number, what: string): number {
    return Number(this.say.printed(this.#id(kind, name))[what] ?? 0)
  }

  /** A word printed on a thing: `word('souvenir', 'koma', 'family')`. */
  word(kind: string, name: string, what: string): string {
    return String(this.say.printed(this.#id(kind, name))[what] ?? '')
  }

  /** A thing's name, and what it says about itself. */
  tip(kind: string, name: string, more?: string): Tip {
    const article = `${kind}-${name}`
    return { title: this.thing(kind, name), text: this.about(kind, name), article, ...(more ? { more } : {}) }
  }

  /** What happened, in a sentence. */
  event(told: Told): string {
    const args: Record<string, string | number> = {}
    for (const [kind, value] of Object.entries(told.args)) {
      if (typeof value === 'number') args[kind] = kind === 'seat' || kind === 'piece' ? this.who(value) : value
      else args[kind] = typeof value === 'string' ? this.thing(kind, value) : this.#all(kind, value)
    }
    const { game, me } = this.context()
    const you = `${game}-you-${told.name}`
    return this.say(
      me !== undefined && eventPiece(told) === me && this.say.has(you) ? you : `${game}-event-${told.name}`,
      args,
    )
  }

  /** What the seat whose turn it is decides. */
  question({ players, piece, phase, choices }: Pick<View, 'players' | 'piece' | 'phase' | 'choices'>): string {
    const ask = `${this.context().game}-ask-${phase}`
    const own = piece !== null && piece >= players && this.say.has(`${ask}-neutral`) ? '-neutral' : ''
    return this.say(ask + own, { names: choices[0] ? this.#chosen(choices[0]) : '' })
  }

  /** A possible answer. */
  choice(choice: NamedChoice): string {
    const id = `${this.context().game}-choice-${choice.says}`
    const names = this.#chosen(choice)
    if (!this.say.has(id)) return names
    const { space, count = 0, coins = 0, points = 0 } = choice
    return this.say(id, { number: space ?? 0, names, count, coins, points })
  }

  /** What the thing that is chosen says about itself, if it is one thing. */
  aboutChoice({ of = '', names = [] }: Choice): string {
    return names.length === 1 ? this.about(of, names[0]!) : ''
  }

  /** Who moves after a choice that leads along the way, if that is settled. */
  nextMover(next: number | null, now: number | null): string {
    if (next === null) return ''
    return this.say(next === now ? 'page-road-again' : 'page-road-next', { name: this.who(next) })
  }

  /** Who moved when nothing is told but that: a move taken back. */
  undone(entry: Pick<Entry, 'seat'>): string {
    return this.say('page-undone', { name: this.who(entry.seat) })
  }

  #id(kind: string, name: string | number): string {
    return `${this.context().game}-${kind}-${name}`
  }

  #all(kind: string, names: readonly string[]): string {
    return this.formatList(names.map(name => this.thing(kind, name)))
  }

  /** What is chosen by name; signs that are the same in every language stand side by side. */
  #chosen({ of = '', names = [] }: NamedChoice): string {
    const signs = names.length > 1 && !this.say.has(this.#id(of, names[0]!))
    return signs ? names.map(name => this.thing(of, name)).join(' ') : this.#all(of, names)
  }
}

const key = Symbol('words')
export const provideWords = (words: Words) => setContext(key, words)
export const useWords = () => getContext<Words>(key)
