// The texts of the page: Fluent files shared with the rest of the project; the language can change at any time.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { names, loaders } from 'virtual:texts'
import type { Say } from '../games/board'
import { apiUrl } from '../api/http'
import { saveItem, loadItem } from './storage'
import { printedOn } from './printed.svelte'
import { pseudo } from './pseudo'

// loaded on demand
const rulebooks = import.meta.glob<string>('@texts/*/rules*.ftl', { query: '?raw', import: 'default' })
/** The languages with texts. */
export const LANGUAGES = Object.keys(loaders).toSorted()

/** The name of a language in itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The initial language: the stored one, else the browser's, else English. */
export function preferredLanguage(kept: string | null, browser: readonly string[]): string {
  const tags = [kept ?? '', ...browser].map(tag => tag.slice(0, 2).toLowerCase())
  return tags.find(word => LANGUAGES.includes(word)) ?? 'en'
}

const foreignGames = new Set<string>() // games whose texts come from the server
const openedRulebooks = new Set<string>() // rulebooks whose texts are loaded

let bundle = $state.raw(new FluentBundle('en'))
let current = $state('en')
let wished = 'en' // the current language, or the one being loaded
let latestLoad = Promise.resolve()
let loadCount = 0

/** The current language. */
export const language = () => current

/** Switch to a language; the last call wins. */
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

/** The texts of a plugin game from the server, empty if it does not answer. */
async function fetchGameTexts(game: string, wanted: string): Promise<string> {
  const answer = await fetch(apiUrl(`api/games/${encodeURIComponent(game)}/texts/${wanted}`)).catch(() => null)
  return answer?.ok ? answer.text() : ''
}

/** Load the texts of plugin games. */
export async function loadGameTexts(games: readonly string[]): Promise<void> {
  const fresh = games.filter(game => !foreignGames.has(game) && !names.includes(game))
  for (const game of fresh) foreignGames.add(game)
  if (fresh.length) await setLanguage(wished)
}

const bookIn = (path: string) => path.split('/').at(-1)!.replace('.ftl', '')

/** Whether a game has rules texts. */
export const hasRules = (game: string) => Object.keys(rulebooks).some(path => bookIn(path) === `rules-${game}`)

/** Load the rules texts of a game. */
export async function loadRulesTexts(game: string): Promise<void> {
  if (openedRulebooks.has(`rules-${game}`)) return
  openedRulebooks.add('rules').add(`rules-${game}`)
  await setLanguage(wished)
}

/** Load the initial language. */
export const setFirstLanguage = () => setLanguage(preferredLanguage(loadItem('language'), navigator.languages))

/** Switch to a language and store it. */
export async function switchLanguage(wanted: string): Promise<void> {
  saveItem('language', wanted)
  await setLanguage(wanted)
}

/** A readable name for an id without a text. */
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

/** A number in the current language, with a fixed number of digits. */
export const formatNumber = (value: number, digits = 0) =>
  new Intl.NumberFormat(current === 'en' ? 'en-GB' : current, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)

/** A share as a percentage in the current language. */
export const formatPercent = (share: number) =>
  new Intl.NumberFormat(current === 'en' ? 'en-GB' : current, { style: 'percent' }).format(share)

/** Joins names as a list in the current language. */
export const formatList = (items: readonly string[]) =>
  new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { type: 'conjunction' }).format(items)
