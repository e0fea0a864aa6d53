// The lessons: scripts of steps, each with a condition, a target and a text.
import type { GameInfo } from '../api/wire/http'
import { botSeat, createTable } from '../api/tables'
import { request } from '../api/http'
import { saveItem, loadItem } from '../state/storage'
import { navigate } from '../state/route.svelte'

/** A step of a lesson; its text is `lesson-GAME-NAME`. Of several with one name, the first due one is said. */
export interface LessonStep {
  name: string
  /** Only in this phase, or when the game is `over`. */
  asked?: string
  /** Only after this event happened to me, or to anybody if `anybody`. */
  event?: string
  anybody?: boolean
  /** Only after another step was said. */
  after?: string
  /** Only from this space on, or with at most so many coins. */
  from?: number
  coins?: number
  /** It asks for a move to one of these kinds of space, and is done after any answer. */
  wants?: string[]
  /** Printed facts used in its text, such as `space-shop.first`. */
  facts?: Record<string, string>
  /** The selector of its target; {seat} is mine, {who} the affected seat, {space} the wanted space. */
  at: string
}

export interface LessonScript {
  options: Record<string, string>
  /** The traveler who guides. */
  guide: string
  moments: LessonStep[]
}

const lessons = import.meta.glob<LessonScript>('@rules/learn/lesson_data/*.json', { import: 'default' })
const pathOf = (game: string) => Object.keys(lessons).find(path => path.endsWith(`/${game}.json`))

/** Whether a game has a lesson. */
export const hasLesson = (game: string) => pathOf(game) !== undefined

/** The lesson of a game. */
export const loadLesson = (game: string): Promise<LessonScript> => lessons[pathOf(game)!]!()

/** The steps said at a table; null without a guide. */
export function loadStepsSaid(table: string): string[] | null {
  const saved = loadItem(`lesson-${table}`)
  return saved === null ? null : saved.split(' ').filter(Boolean)
}

/** Save the steps said at a table. */
export const saveStepsSaid = (table: string, said: readonly string[]) => saveItem(`lesson-${table}`, said.join(' '))

/** Start the lesson of a game, or resume the unfinished one. */
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
