// Shows events in order, each for a while, gains until they were seen; a key or a click goes
// on or skips ahead. The game never waits for it.

/** Something to show for a number of beats. */
export interface QueueItem {
  show: () => void
  beats: number
  /** The minimum time in milliseconds, however long the queue is. */
  minTime?: number
}

const CROWD = 14 // with so many items waiting, it runs twice as fast

export class Queue {
  #waiting: QueueItem[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `beat` returns the current length of a beat in milliseconds. */
  constructor(private readonly beat: () => number) {}

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#timer !== undefined
  }

  /** Append items. */
  add(scenes: readonly QueueItem[]): void {
    this.#waiting.push(...scenes)
    if (!this.busy) this.#next()
  }

  /** Go on to the next item. */
  next(): void {
    if (!this.busy) return
    this.#stop()
    this.#next()
  }

  /** Keep what is being shown until `next`, or for a time in milliseconds. */
  hold(time: number): void {
    if (!this.busy) return
    this.#stop()
    this.#timer = setTimeout(() => this.#next(), time)
  }

  /** Show all waiting items at once, in order. */
  skip(): void {
    this.#stop()
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) scene.show()
  }

  /** Drop all waiting items. */
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
