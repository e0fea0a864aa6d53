// A boat in words.
import type { BoatView } from '../../../wire/namiji'
import type { Speech } from '../tell/speech.svelte'
import type { Slip } from '../tell/tips.svelte'

/** All that everybody may know of a boat. */
export function summary(speech: Speech, who: number, boat: BoatView): Slip {
  const { say } = speech
  const title = `${speech.who(who)}: ${boat.points}`
  if (boat.neutral) return { title: speech.who(who) }
  const sights = Object.entries(boat.sections).map(([sight, n]) => `${speech.thing('space', sight)}: ${n}`)
  const cards = [...boat.meals, ...boat.upgrades].map(card => speech.thing('dock-card', card))
  const text = [
    ...sights,
    `${say('page-sea-cells')}: ${boat.crate.filter(Boolean).length}`,
    `${speech.thing('crustacean', 'shrimp')}: ${boat.shrimp}`,
    `${speech.thing('crustacean', 'crab')}: ${boat.crabs}`,
    `${say('page-sea-offerings')}: ${boat.offerings} (−${boat.penalty})`,
    `${say('page-sea-rocks')}: ${boat.rock_count}`,
  ].join(' · ')
  return { title, text, ...(cards.length ? { more: `${say('page-sea-cards')}: ${cards.join(', ')}` } : {}) }
}
