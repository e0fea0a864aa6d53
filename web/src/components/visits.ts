// Groups what others did since a seat's last move into visits to spaces.
import type { StoryLine } from '../state/table.svelte'
import { storySpaces, eventPiece } from '../games/shared/shownEvent'
import type { EventInfo } from '../api/wire/socket'

/** What one piece did at one space. */
export interface Visit {
  key: string
  piece: number
  /** The printed number of the space. */
  space: number | undefined
  events: EventInfo[]
  entry: number
}

/** A story without the moves that were undone; an undo takes back the last move that still stands. */
export function withoutUndone(story: readonly StoryLine[]): StoryLine[] {
  const standing: number[] = []
  let last = -1
  for (const { entry } of story) {
    for (let unseen = last + 1; unseen < entry.number; unseen++) standing.push(unseen) // moves without public events
    if (entry.number > last && entry.by === 'undo') standing.pop()
    else if (entry.number > last) standing.push(entry.number)
    last = entry.number
  }
  const stands = new Set(standing)
  return story.filter(({ entry }) => stands.has(entry.number))
}

/** The visits of others since a seat's last turn; while its turn goes on, those before it. */
export function visitsSince(log: readonly StoryLine[], seat: number, within: boolean): Visit[] {
  const story = withoutUndone(log)
  const places = storySpaces(story.map(line => line.event))
  const own = (line: StoryLine) => line.entry.seat === seat || line.entry.by === 'deal'
  const end = within ? story.findLastIndex(line => !own(line)) + 1 : story.length
  const start = story.slice(0, end).findLastIndex(own) + 1
  const visits: Visit[] = []
  story.slice(start, end).forEach(({ key, event, entry }, i) => {
    const who = event ? eventPiece(event) : undefined
    if (!event || who === undefined) return
    const last = visits.at(-1)
    const goes = 'space' in event.args
    if (last?.piece === who && !goes) last.events.push(event)
    else visits.push({ key, piece: who, space: places[start + i], events: [event], entry: entry.number })
  })
  return visits
}
