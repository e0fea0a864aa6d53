// What an event has changed, from the views before and after it.
import type { EventInfo } from '../../api/wire/socket'

/** The fields of a piece in every game. */
export interface BasePiece {
  neutral: boolean
  points: number
  space: number
  slot: number | null
  rank: number | null
}

/** The fields of a view in every game. */
export interface BaseView {
  pieces: readonly BasePiece[]
}

/** Milliseconds in which a gain appears and flies away. */
export const ARRIVE_TIME = 200
export const LEAVE_TIME = 350

/** An event being shown, with the view before it. */
export interface ShownEvent<View extends BaseView = BaseView> extends EventInfo {
  before: View
  /** How long a gain stays, in milliseconds, and whether it is mine. */
  hold?: number
  mine?: boolean
}

/** The view after an event: changed pieces, no choices. */
export function applyEvent<View extends BaseView>(view: View, { changes }: EventInfo): View {
  return { ...view, pieces: view.pieces.map((piece, who) => ({ ...piece, ...changes[who] })), choices: [] }
}

/** The piece that an event is about. */
export function eventPiece({ args }: EventInfo): number | undefined {
  const who = args['seat'] ?? args['piece']
  return typeof who === 'number' ? who : undefined
}

/** The piece that an event has moved. */
export function movedPiece({ changes }: EventInfo): number | undefined {
  const who = Object.keys(changes).find(piece => 'space' in changes[piece]!)
  return who === undefined ? undefined : Number(who)
}

/** The printed number of the space that an event leads to. */
export function eventSpace({ args }: EventInfo): number | undefined {
  return 'space' in args && typeof args['number'] === 'number' ? args['number'] : undefined
}

/** The first thing of a kind that an event names. */
export function eventThing({ args }: EventInfo, kind: string): string | undefined {
  const value = args[kind]
  return Array.isArray(value) ? value[0] : undefined
}

/** The points a piece gains or loses by an event. */
export const pointsGained = (scene: ShownEvent, view: BaseView, who: number): number =>
  (view.pieces[who]?.points ?? 0) - (scene.before.pieces[who]?.points ?? 0)

/** The things that were added to a list. */
export function addedThings(before: readonly string[], now: readonly string[]): string[] {
  const had = [...before]
  return now.filter(thing => {
    const at = had.indexOf(thing)
    if (at >= 0) had.splice(at, 1)
    return at < 0
  })
}

/** The space of each event: where its piece had moved before. */
export function storySpaces(story: readonly (EventInfo | null)[]): (number | undefined)[] {
  const stands = new Map<number | undefined, number>()
  return story.map(event => {
    if (!event) return undefined
    const [who, place] = [eventPiece(event), eventSpace(event)]
    if (place !== undefined) stands.set(who, place)
    return stands.get(who)
  })
}
