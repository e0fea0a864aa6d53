// The line to a table: a socket that comes back by itself and resumes after the last entry it saw.
import type { FromClient, FromServer } from './wire/socket'
import { address } from './http'
import { decode } from './messages'

const AWAY = 4403 // the seat or the table is not for us
const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

/** How the line is: being opened, open, lost for a while, or closed for good. */
export type State = 'opening' | 'open' | 'lost' | 'closed'

interface Ears {
  hear: (message: FromServer) => void
  change: (state: State) => void
}

/** How long to wait before the next try. */
export const wait = (tries: number, chance: number) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2)

export class Line {
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #seat: number | null = null
  #since = -1

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#cut)
  }

  /** Open the line from a seat, hearing all after an entry. */
  open(seat: number | null, since: number): void {
    this.#seat = seat
    this.#since = since
    this.#hangUp()
    this.ears.change('opening')
    this.#dial()
  }

  /** Send an answer; whether it could be sent. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Close the line for good. */
  close(): void {
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#cut)
    this.#hangUp()
  }

  #dial(): void {
    const url = address(`api/tables/${encodeURIComponent(this.table)}/socket`)
    url.protocol = url.protocol.replace('http', 'ws')
    if (this.#seat !== null) url.searchParams.set('seat', String(this.#seat))
    url.searchParams.set('since', String(this.#since))
    const socket = (this.#socket = new WebSocket(url))
    socket.onmessage = ({ data }) => this.#hear(String(data))
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #hear(text: string): void {
    const message = decode(text)
    if (!message) return
    if (message.type === 'table') {
      this.#tries = 0
      this.ears.change('open')
    }
    if (message.type === 'news') this.#since = message.number
    this.ears.hear(message)
  }

  #closed(code: number): void {
    this.#socket = null
    if (code === AWAY) {
      this.ears.change('closed')
      return
    }
    this.ears.change('lost')
    this.#timer = setTimeout(this.#now, wait(this.#tries++, Math.random()))
  }

  #now = (): void => {
    clearTimeout(this.#timer)
    if (!this.#socket) this.#dial()
  }

  /** A line without a network says nothing for minutes: do not wait for it. */
  #cut = (): void => {
    if (!this.#socket) return
    this.#hangUp()
    this.#closed(0)
  }

  #hangUp(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    if (!socket) return
    this.#socket = socket.onclose = socket.onmessage = null
    // browsers complain of one that is closed while it is being opened
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }
}
