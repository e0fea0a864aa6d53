// The route: the part of the address behind the #.

export const SETUP_MODES = ['solo', 'friends', 'screen', 'open'] as const
export type SetupMode = (typeof SETUP_MODES)[number]

export type PageRoute =
  | { page: 'home' | 'lobby' | 'mine' | 'me' | 'import' | 'statistics' | 'lost' }
  | { page: 'link'; secret: string }
  | { page: 'profile'; slug: string }
  | { page: 'new'; game: string; way: SetupMode }
  | { page: 'rules'; game: string; about: string }
  | { page: 'table'; id: string }
  | { page: 'practice'; game: string; name: string | null }
  | { page: 'leaderboard'; game: string }
  | { page: 'day'; game: string; day: string | null }
  | { page: 'replay'; id: string; at: number | 'look' }
  | { page: 'seat'; id: string; seat: number; secret: string; given: boolean }

const oneOf = <T extends string>(words: readonly T[], word: string | undefined) => words.find(w => w === word)
const isId = (word: string | undefined): word is string => /^[\w-]{1,64}$/.test(word ?? '')

/** Parse a hash; unknown ones are `lost`. */
export function parseRoute(hash: string): PageRoute {
  const [page = '', a, b, c, d] = hash.replace(/^#?\/?/, '').split('/')
  if (page === '') return { page: 'home' }
  const plain = oneOf(['lobby', 'mine', 'me', 'import', 'statistics'] as const, page)
  if (plain && a === undefined) return { page: plain }
  if (page === 'leaderboard' && isId(a) && b === undefined) return { page, game: a }
  if (page === 'link' && isId(a) && b === undefined) return { page, secret: a }
  if (page === 'p' && isId(a) && b === undefined) return { page: 'profile', slug: a }
  if (page === 'rules' && [a, b].every(each => each === undefined || isId(each)))
    return { page, game: a ?? '', about: b ?? '' }
  const way = oneOf(SETUP_MODES, b)
  if (page === 'new' && isId(a) && way) return { page, game: a, way }
  if (page === 'r' && isId(a) && /^(\d{1,5}|look)?$/.test(b ?? ''))
    return { page: 'replay', id: a, at: b === 'look' ? b : Number(b ?? 0) }
  if (page === 'practice' && isId(a) && (b === undefined || isId(b))) return { page, game: a, name: b ?? null }
  if (page === 'day' && isId(a) && (b === undefined || isId(b))) return { page, game: a, day: b ?? null }
  if (page === 't' && isId(a)) {
    if (b === undefined) return { page: 'table', id: a }
    const seat = Number(c)
    if ((b === 'seat' || b === 'hand') && /^\d$/.test(c ?? '') && isId(d))
      return { page: 'seat', id: a, seat, secret: d, given: b === 'hand' }
  }
  return { page: 'lost' }
}

let place = $state.raw(parseRoute(location.hash))
addEventListener('hashchange', () => {
  place = parseRoute(location.hash)
  scrollTo(0, 0)
})

/** The current route. */
export const currentRoute = () => place

/** Go to a route. */
export const navigate = (to: string) => {
  location.hash = to
}

/** The full URL of a route. */
export const pageUrl = (to: string) => `${location.href.split('#')[0]}#${to}`

/** The table a chat message links to, if the link is to this site. */
export function tableLinkIn(text: string): string | null {
  const start = pageUrl('/t/')
  const id = text.startsWith(start) ? text.slice(start.length) : ''
  return isId(id) ? id : null
}
