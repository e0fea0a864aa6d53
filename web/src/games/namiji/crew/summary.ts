// A boat as text.
import type { BoatView } from '../../../api/wire/namiji'
import type { Words } from '../../shared/words'
import type { Tip } from '../../shared/tooltips.svelte'

/** All public facts of a boat. */
export function summary(words: Words, who: number, boat: BoatView): Tip {
  const { say } = words
  const title = words.titled(words.who(who), boat.points)
  if (boat.neutral) return { title: words.who(who) }
  const sights = Object.entries(boat.sections).map(([sight, n]) => words.titled(words.thing('space', sight), n))
  const cards = [...boat.meals, ...boat.upgrades].map(card => words.thing('dock-card', card))
  const text = [
    ...sights,
    words.titled(say('page-sea-cells'), boat.crate.filter(Boolean).length),
    words.titled(words.thing('crustacean', 'shrimp'), boat.shrimp),
    words.titled(words.thing('crustacean', 'crab'), boat.crabs),
    words.titled(say('page-sea-offerings'), `${boat.offerings} (−${boat.penalty})`),
    words.titled(say('page-sea-rocks'), boat.rock_count),
  ].join(' · ')
  return {
    title,
    text,
    ...(cards.length ? { more: words.titled(say('page-sea-cards'), words.formatList(cards)) } : {}),
  }
}
