// A socket controlled by tests.

export class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((e: { data: string }) => void) | null = null
  onclose: ((e: { code: number }) => void) | null = null
  constructor(readonly url: URL) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
/** The last one opened. */
export const last = () => FakeSocket.all.at(-1)!
