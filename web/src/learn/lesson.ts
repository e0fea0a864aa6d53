// The guided first journeys: a lesson is a script of moments, each with when it matters, where it points, what is said.
import type { GameInfo } from '../api/wire/http'
import { botSeat, createTable } from '../api/tables'
import { request } from '../api/http'
import { saveItem, loadItem } from '../state/storage'
import { navigate } from '../state/route.svelte'

/** A moment of a lesson; its text is `lesson-GAME-NAME`. Several of one name: whichever comes first is said. */
export interface LessonStep {
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

export interface LessonScript {
  options: Record<string, string>
  /** Who guides: one of our travelers. */
  guide: string
  moments: LessonStep[]
}

const lessons = import.meta.glob<LessonScript>('@rules/lessons/*.json', { import: 'default' })
const pathOf = (game: string) => Object.keys(lessons).find(path => path.endsWith(`/${game}.json`))

/** Whether a game has a guided first journey. */
export const hasLesson = (game: string) => pathOf(game) !== undefined

/** The lesson of a game. */
export const loadLesson = (game: string): Promise<LessonScript> => lessons[pathOf(game)!]!()

/** What has been said at a table; null where nobody guides. */
export function loadStepsSaid(table: string): string[] | null {
  const saved = loadItem(`lesson-${table}`)
  return saved === null ? null : saved.split(' ').filter(Boolean)
}

/** Remember what has been said at a table. */
export const saveStepsSaid = (table: string, said: readonly string[]) => saveItem(`lesson-${table}`, said.join(' '))

/** Begin the lesson of a game, or go on with the one that is under way. */
export async function startLesson(game: GameInfo, name: string): Promise<void> {
  const table = loadItem(`lesson-of-${game.name}`)
  if (table && (await isPlaying(table))) return navigate(`/t/${table}`)
  const { options } = await loadLesson(game.name)
  const seats = [{ kind: 'person' as const, name }, botSeat(1, 'pilgrim'), botSeat(2, 'pilgrim')]
  const id = await createTable({ game: game.name, name, visibility: 'link', options, seats, lesson: true })
  saveStepsSaid(id, [])
  saveItem(`lesson-of-${game.name}`, id)
}

const isPlaying = (id: string) =>
  request('GET /api/tables/{link}', { path: { link: id } }).then(
    table => table.status === 'playing',
    () => false,
  )
