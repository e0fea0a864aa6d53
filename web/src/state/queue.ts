// What happens is shown in order, each thing for a while, what somebody gains until it was seen; a key or a click goes
// on, or skips ahead. Nothing waits for the queue.

/** Something to show: it begins, and lasts as many beats. */
export interface QueueItem {
  show: () => void
  beats: number
  /** How long it stays at least, in milliseconds, whatever waits behind it. */
  minTime?: number
}

const CROWD = 14 // with so many scenes waiting, everything goes twice as fast

export class Queue {
  #waiting: QueueItem[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The pace says how long a beat is, in milliseconds, each time it is asked. */
  constructor(private readonly beat: () => number) {}

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#timer !== undefined
  }

  /** Show these after all that waits. */
  add(scenes: readonly QueueItem[]): void {
    this.#waiting.push(...scenes)
    if (!this.busy) this.#next()
  }

  /** Enough of this one: on to the next. */
  next(): void {
    if (!this.busy) return
    this.#stop()
    this.#next()
  }

  /** Begin all that waits at once, in order. */
  skip(): void {
    this.#stop()
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) scene.show()
  }

  /** Forget all that waits. */
  clear(): void {
    this.#stop()
    this.#waiting = []
  }

  #next(): void {
    this.#timer = undefined
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      scene.show()
      const hurried = (scene.beats * this.beat()) / (1 + this.#waiting.length / CROWD)
      const time = hurried > 0 ? Math.max(hurried, scene.minTime ?? 0) : 0
      if (time > 0) {
        this.#timer = setTimeout(() => this.#next(), time)
        return
      }
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
