// Everything the page says, from the Fluent files that the whole project shares, in a language switched in place.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { names, loaders } from 'virtual:texts'
import type { Say } from '../games/board'
import { apiUrl } from '../api/http'
import { saveItem, loadItem } from './storage'
import { printedOn } from './printed.svelte'
import { pseudo } from './pseudo'

// read when somebody opens them
const rulebooks = import.meta.glob<string>('@texts/*/rules*.ftl', { query: '?raw', import: 'default' })
/** The languages that there are texts in. */
export const LANGUAGES = Object.keys(loaders).toSorted()

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language to begin with: the one kept, else the browser's own, else English. */
export function preferredLanguage(kept: string | null, browser: readonly string[]): string {
  const tags = [kept ?? '', ...browser].map(tag => tag.slice(0, 2).toLowerCase())
  return tags.find(word => LANGUAGES.includes(word)) ?? 'en'
}

const foreignGames = new Set<string>() // games whose texts this page was built without
const openedRulebooks = new Set<string>() // the rulebooks that somebody has opened

let bundle = $state.raw(new FluentBundle('en'))
let current = $state('en')
let wished = 'en' // the language that is spoken, or is about to be
let latestLoad = Promise.resolve()
let loadCount = 0

/** The language that is spoken. */
export const language = () => current

/** Speak a language from now on, with all that has been learned; what was wished for last is what counts. */
export function setLanguage(wanted: string): Promise<void> {
  wished = wanted
  latestLoad = load(wanted, ++loadCount)
  return latestLoad
}

async function load(wanted: string, wish: number): Promise<void> {
  const made = new FluentBundle(wanted, {
    useIsolating: false,
    ...(import.meta.env.MODE === 'pseudo' ? { transform: pseudo } : {}),
  })
  const own = loaders[wanted]!().then(({ default: text }) => text)
  const books = Object.entries(rulebooks).filter(
    ([path]) => path.includes(`/${wanted}/`) && openedRulebooks.has(bookIn(path)),
  )
  const texts = [
    own,
    ...books.map(([, read]) => read()),
    ...[...foreignGames].map(game => fetchGameTexts(game, wanted)),
  ]
  for (const text of await Promise.all(texts)) made.addResource(new FluentResource(text))
  if (wish < loadCount) return latestLoad
  bundle = made
  current = wanted
  document.documentElement.lang = wanted
}

/** The texts of a game, as the server tells them; without an answer things are called as they are written. */
async function fetchGameTexts(game: string, wanted: string): Promise<string> {
  const answer = await fetch(apiUrl(`api/games/${encodeURIComponent(game)}/texts/${wanted}`)).catch(() => null)
  return answer?.ok ? answer.text() : ''
}

/** Learn the texts of games that this page was built without. */
export async function loadGameTexts(games: readonly string[]): Promise<void> {
  const fresh = games.filter(game => !foreignGames.has(game) && !names.includes(game))
  for (const game of fresh) foreignGames.add(game)
  if (fresh.length) await setLanguage(wished)
}

const bookIn = (path: string) => path.split('/').at(-1)!.replace('.ftl', '')

/** Whether the rules of a game are written down. */
export const hasRules = (game: string) => Object.keys(rulebooks).some(path => bookIn(path) === `rules-${game}`)

/** Learn the rules of a game. */
export async function loadRulesTexts(game: string): Promise<void> {
  if (openedRulebooks.has(`rules-${game}`)) return
  openedRulebooks.add('rules').add(`rules-${game}`)
  await setLanguage(wished)
}

/** Speak the language this browser asks for. */
export const setFirstLanguage = () => setLanguage(preferredLanguage(loadItem('language'), navigator.languages))

/** Speak another language, and remember it. */
export async function switchLanguage(wanted: string): Promise<void> {
  saveItem('language', wanted)
  await setLanguage(wanted)
}

/** What an owner of the game has added is called as it is written. */
const fallbackName = (id: string) => {
  const name = id.split('-').slice(2).join(' ') || id
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function formatMessage(id: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(id)?.value
  return value ? bundle.formatPattern(value, args) : fallbackName(id)
}

function formatAbout(id: string, numbers: Record<string, string | number> = printedOn(id)): string {
  const pattern = bundle.getMessage(id)?.attributes['about']
  const lacking: Error[] = []
  const text = pattern ? bundle.formatPattern(pattern, numbers, lacking) : ''
  return lacking.length ? '' : text
}

export const say: Say = Object.assign(formatMessage, {
  about: formatAbout,
  printed: printedOn,
  has: (id: string) => bundle.hasMessage(id),
})

/** Some names in a row, the last joined by 'and'. */
export const formatList = (items: readonly string[]) =>
  new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { type: 'conjunction' }).format(items)
