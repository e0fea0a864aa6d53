// The guided first journeys: a lesson is a script of moments, each with when it matters, where it points, what is said.
import type { GameInfo } from '../wire/http'
import { bot, set } from './begin'
import { ask } from './http'
import { keep, recall } from './kept'
import { go } from './route.svelte'

/** A moment of a lesson; its text is `lesson-GAME-NAME`. Several of one name: whichever comes first is said. */
export interface Moment {
  name: string
  /** What is asked then: a phase, or `over`. */
  asked?: string
  /** What has happened then: to me, unless to anybody. */
  event?: string
  anybody?: boolean
  /** Only once another was said. */
  after?: string
  /** Only from this space on, or with so few coins. */
  from?: number
  coins?: number
  /** A move it asks for, by the kinds of space; said once something was answered. */
  wants?: string[]
  /** The printed numbers it speaks of: `space-shop.first`. */
  facts?: Record<string, string>
  /** What it points at, as a selector: {seat} is mine, {who} whom it happened to, {space} the space it wants. */
  at: string
}

export interface Lesson {
  options: Record<string, string>
  /** Who guides: one of our travelers. */
  guide: string
  moments: Moment[]
}

const lessons = import.meta.glob<Lesson>('@rules/learn/lesson_data/*.json', { import: 'default' })
const pathOf = (game: string) => Object.keys(lessons).find(path => path.endsWith(`/${game}.json`))

/** Whether a game has a guided first journey. */
export const hasLesson = (game: string) => pathOf(game) !== undefined

/** The lesson of a game. */
export const lessonOf = (game: string): Promise<Lesson> => lessons[pathOf(game)!]!()

/** What has been said at a table; null where nobody guides. */
export function saidAt(table: string): string[] | null {
  const kept = recall(`lesson-${table}`)
  return kept === null ? null : kept.split(' ').filter(Boolean)
}

/** Remember what has been said at a table. */
export const keepSaid = (table: string, said: readonly string[]) => keep(`lesson-${table}`, said.join(' '))

/** Begin the lesson of a game, or go on with the one that is under way. */
export async function learn(game: GameInfo, name: string): Promise<void> {
  const begun = recall(`lesson-of-${game.name}`)
  if (begun && (await isUnderWay(begun))) return go(`/t/${begun}`)
  const { options } = await lessonOf(game.name)
  const seats = [{ kind: 'person' as const, name }, bot(1, 'pilgrim'), bot(2, 'pilgrim')]
  const id = await set({ game: game.name, name, visibility: 'link', options, seats, lesson: true })
  keepSaid(id, [])
  keep(`lesson-of-${game.name}`, id)
}

const isUnderWay = (id: string) =>
  ask('GET /api/tables/{link}', { path: { link: id } }).then(
    table => table.status === 'playing',
    () => false,
  )
