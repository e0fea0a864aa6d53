// The review of a finished game: its outline, and the analysis of every decision.
import { request } from '../api/http'
import { errorCode } from '../api/errors'
import type { Outline, ReviewProgress } from '../api/wire/http'

const POLL_INTERVAL = 1200 // milliseconds

/** What to jump to: a turn, a gathering, a decision that mattered, or a move of a seat. */
export type JumpKind = 'turn' | 'inn' | 'moment' | number

export class Review {
  outline = $state.raw<Outline | null>(null)
  progress = $state.raw<ReviewProgress | null>(null)
  error = $state('')
  #timer = 0

  constructor(private readonly id: string) {}

  /** The decisions that mattered, once analysed. */
  get moments() {
    return this.progress?.review?.moments ?? []
  }

  /** Load the outline in the view of a seat or a spectator. */
  async loadOutline(seat: number | null): Promise<void> {
    const given = { path: { link: this.id }, query: { seat } }
    this.outline = await request('GET /api/tables/{link}/outline', given).catch(() => this.outline)
  }

  /** Load the analysis, if somebody has started it. */
  async loadProgress(): Promise<void> {
    const wasQueued = this.progress?.started
    this.progress = await request('GET /api/tables/{link}/review', { path: { link: this.id } }).catch(() => null)
    if (wasQueued && this.progress?.started === false) this.error = 'too-many-reviews' // displaced by another game
    if (this.progress?.started && !this.progress.review) this.#poll()
  }

  /** Start the analysis. */
  start = async (): Promise<void> => {
    this.error = ''
    try {
      this.progress = await request('POST /api/tables/{link}/review/start', { path: { link: this.id } })
      if (!this.progress.review) this.#poll()
    } catch (thrown) {
      this.error = errorCode(thrown)
    }
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #poll(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.loadProgress(), POLL_INTERVAL)
  }

  /** The steps of a kind, in order; decisions that mattered are shown before the move. */
  steps(kind: JumpKind): number[] {
    const { entries = [], phases = [], move_phase: movePhase = '', summary } = this.outline ?? {}
    if (kind === 'inn') return (summary?.gatherings ?? []).map(([step]) => step)
    if (kind === 'moment') return this.moments.map(({ step }) => step - 1)
    const every = entries.slice(1).map((entry, i) => ({ entry, step: i + 1, phase: phases[i] }))
    const wanted =
      kind === 'turn' ? every.filter(e => e.phase === movePhase) : every.filter(e => e.entry.seat === kind)
    return wanted.map(({ step }) => step)
  }

  /** The next step of a kind, or the one before. */
  nextStep(kind: JumpKind, from: number, by: 1 | -1): number | undefined {
    const steps = this.steps(kind)
    return by > 0 ? steps.find(step => step > from) : steps.findLast(step => step < from)
  }
}
