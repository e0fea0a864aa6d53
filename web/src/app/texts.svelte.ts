// Everything the page says, from the Fluent files that the whole project shares, in a language switched in place.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from '../games/board'
import { keep, recall } from './kept'
import { pseudo } from './pseudo'

export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

const files = import.meta.glob<string>(['@texts/*/*.ftl', '!@texts/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
})
const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word)

/** The language to begin with: the one kept, else the browser's own, else English. */
export function firstLanguage(kept: string | null, browser: readonly string[]): Language {
  return [kept ?? '', ...browser].map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state<Language>('en')

/** The language that is spoken. */
export const language = () => spoken

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const made = new FluentBundle(wanted, {
    useIsolating: false,
    ...(import.meta.env.MODE === 'pseudo' ? { transform: pseudo } : {}),
  })
  const own = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/`))
  for (const text of await Promise.all(own.map(([, load]) => load()))) made.addResource(new FluentResource(text))
  bundle = made
  spoken = wanted
  document.documentElement.lang = wanted
}

/** Speak the language this browser asks for. */
export const speakFirst = () => speak(firstLanguage(recall('language'), navigator.languages))

/** Speak another language, and remember it. */
export async function switchTo(wanted: Language): Promise<void> {
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

function about(id: string): string {
  const pattern = bundle.getMessage(id)?.attributes['about']
  return pattern ? bundle.formatPattern(pattern) : ''
}

export const say: Say = Object.assign(message, { about, has: (id: string) => bundle.hasMessage(id) })

/** Some names in a row, the last joined by 'and'. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(spoken === 'en' ? 'en-GB' : spoken, { type: 'conjunction' }).format(names)
