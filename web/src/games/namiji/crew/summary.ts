// A boat in words.
import type { BoatView } from '../../../wire/namiji'
import type { Words } from '../../kit/words'
import type { Tip } from '../../kit/tips.svelte'

/** All that everybody may know of a boat. */
export function summary(words: Words, who: number, boat: BoatView): Tip {
  const { say } = words
  const title = `${words.who(who)}: ${boat.points}`
  if (boat.neutral) return { title: words.who(who) }
  const sights = Object.entries(boat.sections).map(([sight, n]) => `${words.thing('space', sight)}: ${n}`)
  const cards = [...boat.meals, ...boat.upgrades].map(card => words.thing('dock-card', card))
  const text = [
    ...sights,
    `${say('page-sea-cells')}: ${boat.crate.filter(Boolean).length}`,
    `${words.thing('crustacean', 'shrimp')}: ${boat.shrimp}`,
    `${words.thing('crustacean', 'crab')}: ${boat.crabs}`,
    `${say('page-sea-offerings')}: ${boat.offerings} (−${boat.penalty})`,
    `${say('page-sea-rocks')}: ${boat.rock_count}`,
  ].join(' · ')
  return { title, text, ...(cards.length ? { more: `${say('page-sea-cards')}: ${cards.join(', ')}` } : {}) }
}
