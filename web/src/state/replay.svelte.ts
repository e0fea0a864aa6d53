// The replay of a finished game.
import { applyEvent, type ShownEvent } from '../games/shared/shownEvent'
import type { ReplayStep } from '../api/wire/http'
import type { View } from '../api/wire/view'
import { request } from '../api/http'
import { Queue } from './queue'
import { settings } from './settings.svelte'
import { errorCode } from '../api/errors'

const BEATS = { calm: 850, brisk: 380, instant: 60 }

export class Replay {
  position = $state.raw<ReplayStep | null>(null)
  showing = $state.raw<ShownEvent<View> | null>(null)
  playing = $state(false)
  seat = $state<number | null>(null)
  error = $state('')
  /** The current step, or the one being loaded. */
  step = $state(0)
  #queue = new Queue(() => BEATS[settings.pace])

  constructor(private readonly id: string) {}

  /** Jump to a step. */
  goTo(step: number): Promise<void> {
    this.playing = false
    return this.#load(step, false)
  }

  /** Go one step on and show its events. */
  forward(): Promise<void> {
    this.#queue.skip()
    return this.#load(this.step + 1, true)
  }

  /** Play or pause. */
  toggle(): void {
    this.playing = !this.playing
    if (!this.playing) return
    const ended = this.step === this.position?.steps
    void this.#load(ended ? 0 : this.step + 1, !ended)
  }

  /** Switch to the view of a seat or of a spectator. */
  viewAs(seat: number | null): Promise<void> {
    this.seat = seat
    return this.goTo(this.step)
  }

  close(): void {
    this.playing = false
    this.#queue.clear()
  }

  async #load(step: number, shown: boolean): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.position?.steps ?? 0))
    this.#queue.clear()
    this.showing = null
    this.step = wanted
    const { seat } = this
    try {
      const moment = await request('GET /api/tables/{link}/replay/{step}', {
        path: { link: this.id, step: wanted },
        query: { seat },
      })
      if (this.step === wanted && this.seat === seat) this.#show(moment, shown)
    } catch (thrown) {
      this.error = errorCode(thrown)
    }
  }

  #show(moment: ReplayStep, shown: boolean): void {
    const begin = (event: ReplayStep['entry']['events'][number]) => {
      if (!this.position) return
      this.showing = { ...event, before: this.position.view }
      this.position = { ...this.position, view: applyEvent(this.position.view, event) }
    }
    const scenes = shown ? moment.entry.events.map(event => ({ show: () => begin(event), beats: 1 })) : []
    const stand = () => {
      this.showing = null
      this.position = moment
    }
    this.#queue.add([...scenes, { show: stand, beats: 1 }, { show: () => this.#playNext(), beats: 0 }])
  }

  #playNext(): void {
    if (this.playing && this.step < (this.position?.steps ?? 0)) void this.#load(this.step + 1, true)
    else this.playing = false
  }
}
