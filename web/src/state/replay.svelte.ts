// A finished game, walked through step by step.
import { after, type Scene } from '../games/shared/shownEvent'
import type { Moment } from '../api/wire/http'
import type { View } from '../api/wire/view'
import { ask } from '../api/http'
import { Queue } from './queue'
import { settings } from './settings.svelte'
import { errorOf } from '../api/errors'

const BEATS = { calm: 850, brisk: 380, instant: 60 }

export class Replay {
  moment = $state.raw<Moment | null>(null)
  showing = $state.raw<Scene<View> | null>(null)
  playing = $state(false)
  seat = $state<number | null>(null)
  trouble = $state('')
  /** The step one is at, or on the way to. */
  step = $state(0)
  #queue = new Queue(() => BEATS[settings.pace])

  constructor(private readonly id: string) {}

  /** Jump to a step. */
  to(step: number): Promise<void> {
    this.playing = false
    return this.#go(step, false)
  }

  /** One step on, shown as it happened. */
  forward(): Promise<void> {
    this.#queue.skip()
    return this.#go(this.step + 1, true)
  }

  /** Walk on by itself, or stop. */
  toggle(): void {
    this.playing = !this.playing
    if (!this.playing) return
    const ended = this.step === this.moment?.steps
    void this.#go(ended ? 0 : this.step + 1, !ended)
  }

  /** Look through the eyes of a seat, or of a spectator. */
  look(seat: number | null): Promise<void> {
    this.seat = seat
    return this.to(this.step)
  }

  close(): void {
    this.playing = false
    this.#queue.clear()
  }

  async #go(step: number, shown: boolean): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.moment?.steps ?? 0))
    this.#queue.clear()
    this.showing = null
    this.step = wanted
    const { seat } = this
    try {
      const moment = await ask('GET /api/tables/{link}/replay/{step}', {
        path: { link: this.id, step: wanted },
        query: { seat },
      })
      if (this.step === wanted && this.seat === seat) this.#show(moment, shown)
    } catch (thrown) {
      this.trouble = errorOf(thrown)
    }
  }

  #show(moment: Moment, shown: boolean): void {
    const begin = (told: Moment['entry']['events'][number]) => {
      if (!this.moment) return
      this.showing = { ...told, before: this.moment.view }
      this.moment = { ...this.moment, view: after(this.moment.view, told) }
    }
    const scenes = shown ? moment.entry.events.map(told => ({ begin: () => begin(told), beats: 1 })) : []
    const stand = () => {
      this.showing = null
      this.moment = moment
    }
    this.#queue.add([...scenes, { begin: stand, beats: 1 }, { begin: () => this.#onward(), beats: 0 }])
  }

  #onward(): void {
    if (this.playing && this.step < (this.moment?.steps ?? 0)) void this.#go(this.step + 1, true)
    else this.playing = false
  }
}
