// What others did since somebody's last move, a visit at a time.
import type { StoryLine } from '../state/table.svelte'
import { placesOf, whose } from '../games/shared/shownEvent'
import type { Told } from '../api/wire/socket'

/** What one piece did, one thing after the other. */
export interface Visit {
  key: string
  who: number
  /** Where, as printed. */
  place: number | undefined
  told: Told[]
  entry: number
}

/** The visits of others since a seat's last turn, or since a move was taken back; within a turn, before it began. */
export function visitsSince(story: readonly StoryLine[], seat: number, within: boolean): Visit[] {
  const places = placesOf(story.map(line => line.told))
  const own = (line: StoryLine) => line.entry.seat === seat || line.entry.by === 'undo' || line.entry.by === 'deal'
  const end = within ? story.findLastIndex(line => !own(line)) + 1 : story.length
  const start = story.slice(0, end).findLastIndex(own) + 1
  const visits: Visit[] = []
  story.slice(start, end).forEach(({ key, told, entry }, i) => {
    const who = told ? whose(told) : undefined
    if (!told || who === undefined) return
    const last = visits.at(-1)
    const goes = 'space' in told.args
    if (last?.who === who && !goes) last.told.push(told)
    else visits.push({ key, who, place: places[start + i], told: [told], entry: entry.number })
  })
  return visits
}
