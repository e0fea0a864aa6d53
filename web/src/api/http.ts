// HTTP requests, typed by the server's routes.
import type { paths, ErrorResponse } from './wire/http'

type Method = 'get' | 'post' | 'put'
type RoutesOf<P extends keyof paths> = {
  [M in Method]: paths[P][M] extends { responses: unknown } ? `${Uppercase<M>} ${P}` : never
}[Method]

/** A method and a path, such as `GET /api/games`. */
export type Route = { [P in keyof paths]: RoutesOf<P> }[keyof paths]

type Operation<R extends Route> = R extends `${infer M} ${infer P extends keyof paths}`
  ? paths[P][Lowercase<M> & Method]
  : never
type Query<R extends Route> = Operation<R> extends { parameters: { query?: infer Q } } ? Q : never
type Body<R extends Route> =
  Operation<R> extends { requestBody: { content: { 'application/json': infer B } } } ? B : never
type Answers<S> = S extends { content: { 'application/json': infer A } } ? A : never
type Answer<R extends Route> =
  Operation<R> extends { responses: infer S }
    ? Answers<S extends { 200: infer A } | { 201: infer A } ? A : never>
    : never

interface RequestArgs<R extends Route> {
  path?: Record<string, string | number>
  query?: Query<R>
  body?: Body<R>
}

/** The server refused a request or did not answer; `error` names a text. */
export class RequestError extends Error {
  constructor(
    readonly error: string,
    message: string,
    /** The table that prevents it. */
    readonly table: string | null = null,
  ) {
    super(message)
  }
}

/** The event of a request or a message that server and client do not both understand. */
export const INCOMPATIBLE = 'tabiji:incompatible'

/** The URL of a path on the server, relative to the page. */
export const apiUrl = (path: string) => new URL(path.replace(/^\//, ''), document.baseURI)

/** Send a request; refusals are thrown. Anything but GET needs a session cookie first. */
export async function request<R extends Route>(route: R, given: RequestArgs<R> = {}): Promise<Answer<R>> {
  if (route.startsWith('GET ')) return send(route, given)
  await ensureSession()
  return send(route, given).catch(async (thrown: unknown) => {
    if (!hasCode(thrown, 'no-cookie')) throw thrown
    session = null // the cookie was deleted meanwhile
    await ensureSession()
    return send(route, given)
  })
}

type IdempotentRoute =
  | 'POST /api/tables'
  | 'POST /api/tables/{link}/seats/{seat}/take'
  | 'POST /api/join'
  | 'POST /api/tables/{link}/replay/{step}/play'
  | 'POST /api/practices/{game}/{name}/play'

/** Send a request that takes effect once: retries carry the same idempotency key. */
export async function requestOnce<R extends IdempotentRoute>(route: R, given: RequestArgs<R>): Promise<Answer<R>> {
  const what = JSON.stringify([route, given])
  const key = idempotencyKeys.get(what) ?? newKey()
  idempotencyKeys.set(what, key)
  for (let tries = 0; ; tries++) {
    try {
      const answer = await request(route, { ...given, body: { ...given.body!, key } })
      idempotencyKeys.delete(what)
      return answer
    } catch (thrown) {
      if (!hasCode(thrown, 'offline')) idempotencyKeys.delete(what)
      if (!hasCode(thrown, 'offline') || tries === RETRIES) throw thrown
      await new Promise(resolve => setTimeout(resolve, FIRST_DELAY * 2 ** tries))
    }
  }
}

const RETRIES = 3
const FIRST_DELAY = 400
const idempotencyKeys = new Map<string, string>() // of requests without an answer yet

const newKey = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const hasCode = (thrown: unknown, error: string) => thrown instanceof RequestError && thrown.error === error

let session: Promise<unknown> | null = null

/** Get the session cookie before a request that changes something: its answer may get lost. */
const ensureSession = () =>
  (session ??= send('POST /api/session', {}).catch((thrown: unknown) => {
    session = null
    throw thrown
  }))

async function send<R extends Route>(route: R, given: RequestArgs<R>): Promise<Answer<R>> {
  const [method, template] = route.split(' ') as [string, string]
  const url = apiUrl(
    template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(given.path?.[part] ?? '')),
  )
  for (const [key, value] of Object.entries(given.query ?? {})) {
    if (value !== null && value !== undefined && value !== '') url.searchParams.set(key, String(value))
  }
  const body = given.body === undefined ? {} : { body: JSON.stringify(given.body) }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, ...body }).catch(() => {
    throw new RequestError('offline', 'No answer.')
  })
  if (!answer.ok) {
    const refusal = await errorFrom(answer)
    if (hasCode(refusal, 'malformed') || hasCode(refusal, 'not-found')) dispatchEvent(new Event(INCOMPATIBLE))
    throw refusal
  }
  // A captive portal or a cache may answer instead of the server: what is not JSON counts as offline.
  return (await answer.json().catch(() => {
    throw new RequestError('offline', 'No answer of ours.')
  })) as Answer<R>
}

async function errorFrom(answer: Response): Promise<RequestError> {
  const body = (await answer.json().catch(() => null)) as ErrorResponse | null
  return new RequestError(body?.error ?? 'offline', body?.message ?? answer.statusText, body?.table ?? null)
}
