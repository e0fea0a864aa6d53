// How the board speaks: the game's texts and the names of the crew.
import { getContext, setContext } from 'svelte'
import type { Choice } from '../../../wire/namiji'
import type { Say } from '../../board'
import type { Slip } from './tips.svelte'

/** All that can be said at this table. */
export class Speech {
  #given: () => { say: Say; names: string[] }
  constructor(given: () => { say: Say; names: string[] }) {
    this.#given = given
  }
  get say(): Say {
    return this.#given().say
  }
  /** The name of a seat or of the neutral boat. */
  who(piece: number): string {
    return this.#given().names[piece] ?? this.say('namiji-neutral')
  }
  /** The name of a thing: `thing('fish', 'blue-1')`. */
  thing(of: string, name: string): string {
    return of === 'cell' ? name : this.say(`namiji-${of}-${name}`)
  }
  /** A thing's name and what it says about itself. */
  slip(of: string, name: string, more?: string): Slip {
    return { title: this.thing(of, name), text: this.say.about(`namiji-${of}-${name}`), ...(more ? { more } : {}) }
  }
  /** A choice in words. */
  choice(c: Choice): string {
    const names = (c.names ?? []).map(name => this.thing(c.of ?? '', name)).join(' ')
    if (!this.say.has(`namiji-choice-${c.says}`)) return names
    const { space: number, count, points } = c
    return this.say(`namiji-choice-${c.says}`, {
      names,
      number: number ?? 0,
      count: count ?? 0,
      points: points ?? 0,
    })
  }
}

const key = Symbol('speech')
export const giveSpeech = (speech: Speech) => setContext(key, speech)
export const useSpeech = () => getContext<Speech>(key)
