// The socket of a table: it reconnects by itself and resumes after the last entry it received.
import type { FromClient, FromServer } from './wire/socket'
import { apiUrl, INCOMPATIBLE } from './http'
import { decode } from './messages'

const FORBIDDEN = 4403 // close code: no access to the seat or the table
const FIRST_DELAY = 400
const MAX_DELAY = 10_000

/** The state of the connection; `lost` reconnects, `closed` does not. */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed'

interface SocketHandlers {
  onMessage: (message: FromServer) => void
  onState: (state: ConnectionState) => void
}

/** The delay before the next attempt: exponential backoff with jitter. */
export const reconnectDelay = (tries: number, chance: number) =>
  Math.min(MAX_DELAY, FIRST_DELAY * 2 ** tries) * (0.75 + chance / 2)

export class TableSocket {
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #seat: number | null = null
  #since = -1

  constructor(
    private readonly table: string,
    private readonly handlers: SocketHandlers,
  ) {
    addEventListener('online', this.#reconnect)
    addEventListener('offline', this.#onOffline)
  }

  /** Connect as a seat and receive every entry after `since`. */
  open(seat: number | null, since: number): void {
    this.#seat = seat
    this.#since = since
    this.#disconnect()
    this.handlers.onState('opening')
    this.#connect()
  }

  /** Send a message; false if the socket is not open. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Close the connection for good. */
  close(): void {
    removeEventListener('online', this.#reconnect)
    removeEventListener('offline', this.#onOffline)
    this.#disconnect()
  }

  #connect(): void {
    const url = apiUrl(`api/tables/${encodeURIComponent(this.table)}/socket`)
    url.protocol = url.protocol.replace('http', 'ws')
    if (this.#seat !== null) url.searchParams.set('seat', String(this.#seat))
    url.searchParams.set('since', String(this.#since))
    const socket = (this.#socket = new WebSocket(url))
    socket.onmessage = ({ data }) => this.#receive(String(data))
    socket.onclose = ({ code }) => this.#onClose(code)
  }

  #receive(text: string): void {
    const message = decode(text)
    if (!message || (message.type === 'error' && message.error === 'malformed'))
      dispatchEvent(new Event(INCOMPATIBLE))
    if (!message) return
    if (message.type === 'table') {
      this.#tries = 0
      this.handlers.onState('open')
    }
    if (message.type === 'game') this.#since = message.number
    this.handlers.onMessage(message)
  }

  #onClose(code: number): void {
    this.#socket = null
    if (code === FORBIDDEN) {
      this.handlers.onState('closed')
      return
    }
    this.handlers.onState('lost')
    this.#timer = setTimeout(this.#reconnect, reconnectDelay(this.#tries++, Math.random()))
  }

  #reconnect = (): void => {
    clearTimeout(this.#timer)
    if (!this.#socket) this.#connect()
  }

  /** A socket notices a lost network only after minutes: close it at once. */
  #onOffline = (): void => {
    if (!this.#socket) return
    this.#disconnect()
    this.#onClose(0)
  }

  #disconnect(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    if (!socket) return
    this.#socket = socket.onclose = socket.onmessage = null
    // closing a socket while it connects logs an error
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }
}
