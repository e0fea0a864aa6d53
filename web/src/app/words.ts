// Putting a game into words: what happens, what is asked, what may be answered.
import type { Say } from '../games/board'
import type { Entry, Told } from '../wire/socket'
import type { Choice } from '../wire/tokaido'
import type { View } from '../wire/view'

type Listed = (names: readonly string[]) => string

/** A game told to one table, in its language and with its players' names. */
export class Words {
  constructor(
    private readonly say: Say,
    private readonly listed: Listed,
    private readonly game: string,
    private readonly names: readonly string[],
  ) {}

  /** What happened, in a sentence. */
  event(told: Told): string {
    const args: Record<string, string | number> = {}
    for (const [kind, value] of Object.entries(told.args)) {
      if (typeof value === 'number') args[kind] = this.counted(kind, value)
      else args[kind] = typeof value === 'string' ? this.name(kind, value) : this.list(kind, value)
    }
    return this.say(told.what, args)
  }

  /** What the seat whose turn it is decides. */
  question(view: View): string {
    const neutral = view.piece !== null && view.piece >= view.players ? '-neutral' : ''
    const [first] = view.choices
    return this.say(`${this.game}-ask-${view.phase}${neutral}`, { names: first ? this.chosen(first) : '' })
  }

  /** A possible answer. */
  choice(choice: Choice): string {
    const id = `${this.game}-choice-${choice.says}`
    const names = this.chosen(choice)
    if (!this.say.has(id)) return names
    const { space, count = 0, coins = 0, points = 0 } = choice
    return this.say(id, { number: space ?? 0, names, count, coins, points })
  }

  /** What the thing that is chosen says about itself, if it is one thing. */
  about(choice: Choice): string {
    const [name, ...more] = choice.names ?? []
    return name === undefined || more.length ? '' : this.say.about(`${this.game}-${choice.of}-${name}`)
  }

  /** Who moved when nothing is told but that: a move taken back. */
  undone(entry: Pick<Entry, 'seat'>): string {
    return this.say('page-undone', { name: this.names[entry.seat ?? -1] ?? '' })
  }

  private counted(kind: string, value: number): string | number {
    return kind === 'seat' || kind === 'piece' ? (this.names[value] ?? '') : value
  }

  private name(kind: string, name: string): string {
    return kind === 'cell' ? name.toUpperCase() : this.say(`${this.game}-${kind}-${name}`)
  }

  private list(kind: string, names: readonly string[]): string {
    return this.listed(names.map(name => this.name(kind, name)))
  }

  private chosen(choice: Choice): string {
    const { of = '', names = [] } = choice
    return of === 'cell' ? names.map(name => name.toUpperCase()).join(' ') : this.list(of, names)
  }
}
