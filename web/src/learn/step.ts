// Selects the step of a lesson that is due.
import type { LessonScript, LessonStep } from './lesson'
import type { Space, Way } from '../api/wire/http'
import type { EventInfo } from '../api/wire/socket'
import type { View } from '../api/wire/view'

/** What decides whether a step is due. */
export interface LessonContext {
  view: View
  /** Whether it is my decision. */
  mustAnswer: boolean
  events: readonly EventInfo[]
  way: Way
}

const REACH = 5 // spaces ahead

/** The nearest reachable space of the kinds a step asks for. */
export function wantedSpace(
  { wants }: LessonStep,
  { view, way }: Pick<LessonContext, 'view' | 'way'>,
): Space | undefined {
  const open = new Set(view.choices.map(choice => choice.space))
  const here = way.road.findIndex(space => space.number === view.pieces[view.seat ?? 0]!.space)
  const near = (at: number) => (at < here ? at + 1 : at - here) <= REACH // the last space of a lap is also its first
  return way.road.find((space, at) => open.has(space.number) && near(at) && !!wants?.includes(space.kind))
}

/** The seat that a step's event happened to, mine if among them. */
export function affectedSeat(
  { event }: LessonStep,
  { view, events }: Pick<LessonContext, 'view' | 'events'>,
): number | null {
  const who = events.filter(({ name }) => name === event).map(({ args }) => args['seat'] as number)
  return view.seat === null || who.includes(view.seat) ? view.seat : (who.at(-1) ?? view.seat)
}

/** Whether a step is due. */
export function isDue(step: LessonStep, said: readonly string[], now: LessonContext): boolean {
  const { view, mustAnswer, events } = now
  const me = view.seat === null ? undefined : view.pieces[view.seat]
  if (!me || said.includes(step.name)) return false
  if (step.after && !said.includes(step.after)) return false
  if (step.asked && !(view.phase === step.asked && (mustAnswer || step.asked === 'over'))) return false
  if (step.wants && !wantedSpace(step, now)) return false
  const mine = (event: EventInfo) => step.anybody || event.args['seat'] === view.seat
  if (step.event && !events.some(event => event.name === step.event && mine(event))) return false
  if (step.from !== undefined && me.space < step.from) return false
  return step.coins === undefined || !('coins' in me) || me.coins <= step.coins
}

/** The first step that is due, if any. */
export const dueStep = (
  lesson: LessonScript,
  said: readonly string[],
  now: LessonContext,
): LessonStep | undefined => lesson.moments.find(step => isDue(step, said, now))
