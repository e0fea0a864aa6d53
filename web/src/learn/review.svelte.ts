// Looking back at a finished game: its outline, and what was found by judging every decision.
import { ask } from '../api/http'
import { errorOf } from '../api/errors'
import type { Outline, Progress } from '../api/wire/http'

const AGAIN = 1200 // milliseconds between two looks at how far it is

/** What one jumps to: a turn, a place where all gathered, a moment that mattered, or a move of a seat. */
export type Kind = 'turn' | 'inn' | 'moment' | number

export class Looking {
  outline = $state.raw<Outline | null>(null)
  progress = $state.raw<Progress | null>(null)
  trouble = $state('')
  #timer = 0

  constructor(private readonly id: string) {}

  /** The moments that mattered, once they are known. */
  get moments() {
    return this.progress?.found?.moments ?? []
  }

  /** Read the story as a seat saw it, or a spectator. */
  async read(seat: number | null): Promise<void> {
    const given = { path: { link: this.id }, query: { seat } }
    this.outline = await ask('GET /api/tables/{link}/outline', given).catch(() => this.outline)
  }

  /** See whether somebody has looked back already. */
  async look(): Promise<void> {
    this.progress = await ask('GET /api/tables/{link}/review', { path: { link: this.id } }).catch(() => null)
    if (this.progress?.begun && !this.progress.found) this.#wait()
  }

  /** Let every decision be judged. */
  begin = async (): Promise<void> => {
    this.trouble = ''
    try {
      this.progress = await ask('POST /api/tables/{link}/review/begin', { path: { link: this.id } })
      if (!this.progress.found) this.#wait()
    } catch (thrown) {
      this.trouble = errorOf(thrown)
    }
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.look(), AGAIN)
  }

  /** The steps of a kind, in order; a moment is looked at before its move. */
  steps(kind: Kind): number[] {
    const { entries = [], kinds = [], moving = '', course } = this.outline ?? {}
    if (kind === 'inn') return (course?.gatherings ?? []).map(([step]) => step)
    if (kind === 'moment') return this.moments.map(({ step }) => step - 1)
    const every = entries.slice(1).map((entry, i) => ({ entry, step: i + 1, kind: kinds[i] }))
    const wanted = kind === 'turn' ? every.filter(e => e.kind === moving) : every.filter(e => e.entry.seat === kind)
    return wanted.map(({ step }) => step)
  }

  /** The next step of a kind, or the one before. */
  next(kind: Kind, from: number, by: 1 | -1): number | undefined {
    const steps = this.steps(kind)
    return by > 0 ? steps.find(step => step > from) : steps.findLast(step => step < from)
  }
}
