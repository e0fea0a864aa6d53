// Asking the server, with the types it gives its routes.
import type { Routes, Trouble } from '../wire/http'

export type Route = keyof Routes

interface Given<R extends Route> {
  path?: Record<string, string | number>
  query?: Routes[R]['query']
  body?: Routes[R]['body']
}

/** Something was refused, or nobody answered: the error names a text. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message)
  }
}

/** A path of the server, wherever the page lies. */
export const address = (path: string) => new URL(path.replace(/^\//, ''), document.baseURI)

/** Ask for a route; what is refused is thrown. */
export async function ask<R extends Route>(route: R, given: Given<R> = {}): Promise<Routes[R]['answer']> {
  const [method, template] = route.split(' ') as [string, string]
  const url = address(
    template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(given.path?.[part] ?? '')),
  )
  for (const [key, value] of Object.entries(given.query ?? {})) {
    if (value !== null && value !== undefined && value !== '') url.searchParams.set(key, String(value))
  }
  const body = given.body === undefined ? {} : { body: JSON.stringify(given.body) }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, ...body }).catch(() => {
    throw new Refused('offline', 'No answer.')
  })
  if (!answer.ok) throw await trouble(answer)
  // A hotel's login page or a cache may answer in the server's stead: what is no JSON is no answer.
  return (await answer.json().catch(() => {
    throw new Refused('offline', 'No answer of ours.')
  })) as Routes[R]['answer']
}

async function trouble(answer: Response): Promise<Refused> {
  const told = (await answer.json().catch(() => null)) as Trouble | null
  return new Refused(told?.error ?? 'offline', told?.message ?? answer.statusText)
}
