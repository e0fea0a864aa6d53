// Everything the page says, from the Fluent files that the whole project shares, in a language switched in place.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { names, spoken as files } from 'virtual:texts'
import type { Say } from '../games/board'
import { address } from '../api/http'
import { keep, recall } from './storage'
import { printed } from './printed.svelte'
import { pseudo } from './pseudo'

// read when somebody opens them
const rulebooks = import.meta.glob<string>('@texts/*/rules*.ftl', { query: '?raw', import: 'default' })
/** The languages that there are texts in. */
export const LANGUAGES = Object.keys(files).toSorted()

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The language to begin with: the one kept, else the browser's own, else English. */
export function firstLanguage(kept: string | null, browser: readonly string[]): string {
  const wanted = [kept ?? '', ...browser].map(tag => tag.slice(0, 2).toLowerCase())
  return wanted.find(word => LANGUAGES.includes(word)) ?? 'en'
}

const others = new Set<string>() // games whose texts this page was built without
const opened = new Set<string>() // the rulebooks that somebody has opened

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state('en')
let wished = 'en' // the language that is spoken, or is about to be
let newest = Promise.resolve()
let wishes = 0

/** The language that is spoken. */
export const language = () => spoken

/** Speak a language from now on, with all that has been learned; what was wished for last is what counts. */
export function speak(wanted: string): Promise<void> {
  wished = wanted
  newest = load(wanted, ++wishes)
  return newest
}

async function load(wanted: string, wish: number): Promise<void> {
  const made = new FluentBundle(wanted, {
    useIsolating: false,
    ...(import.meta.env.MODE === 'pseudo' ? { transform: pseudo } : {}),
  })
  const own = files[wanted]!().then(({ default: text }) => text)
  const books = Object.entries(rulebooks).filter(
    ([path]) => path.includes(`/${wanted}/`) && opened.has(bookIn(path)),
  )
  const texts = [own, ...books.map(([, load]) => load()), ...[...others].map(game => told(game, wanted))]
  for (const text of await Promise.all(texts)) made.addResource(new FluentResource(text))
  if (wish < wishes) return newest
  bundle = made
  spoken = wanted
  document.documentElement.lang = wanted
}

/** The texts of a game, as the server tells them; without an answer things are called as they are written. */
async function told(game: string, wanted: string): Promise<string> {
  const answer = await fetch(address(`api/games/${encodeURIComponent(game)}/texts/${wanted}`)).catch(() => null)
  return answer?.ok ? answer.text() : ''
}

/** Learn the texts of games that this page was built without. */
export async function learn(games: readonly string[]): Promise<void> {
  const fresh = games.filter(game => !others.has(game) && !names.includes(game))
  for (const game of fresh) others.add(game)
  if (fresh.length) await speak(wished)
}

const bookIn = (path: string) => path.split('/').at(-1)!.replace('.ftl', '')

/** Whether the rules of a game are written down. */
export const hasRules = (game: string) => Object.keys(rulebooks).some(path => bookIn(path) === `rules-${game}`)

/** Learn the rules of a game. */
export async function learnRules(game: string): Promise<void> {
  if (opened.has(`rules-${game}`)) return
  opened.add('rules').add(`rules-${game}`)
  await speak(wished)
}

/** Speak the language this browser asks for. */
export const speakFirst = () => speak(firstLanguage(recall('language'), navigator.languages))

/** Speak another language, and remember it. */
export async function switchTo(wanted: string): Promise<void> {
  keep('language', wanted)
  await speak(wanted)
}

/** What an owner of the game has added is called as it is written. */
const asWritten = (id: string) => {
  const name = id.split('-').slice(2).join(' ') || id
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function message(id: string, args: Record<string, string | number> = {}): string {
  const value = bundle.getMessage(id)?.value
  return value ? bundle.formatPattern(value, args) : asWritten(id)
}

function about(id: string, numbers: Record<string, string | number> = printed(id)): string {
  const pattern = bundle.getMessage(id)?.attributes['about']
  const lacking: Error[] = []
  const text = pattern ? bundle.formatPattern(pattern, numbers, lacking) : ''
  return lacking.length ? '' : text
}

export const say: Say = Object.assign(message, { about, printed, has: (id: string) => bundle.hasMessage(id) })

/** Some names in a row, the last joined by 'and'. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(spoken === 'en' ? 'en-GB' : spoken, { type: 'conjunction' }).format(names)
