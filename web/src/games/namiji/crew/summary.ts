// A boat in words.
import type { BoatView } from '../../../wire/namiji'
import type { Speech } from '../tell/speech.svelte'
import type { Slip } from '../tell/tips.svelte'

/** All that everybody may know of a boat. */
export function summary(speech: Speech, who: number, boat: BoatView): Slip {
  const { words } = speech
  const title = `${speech.who(who)}: ${boat.points}`
  if (boat.neutral) return { title: speech.who(who) }
  const sights = Object.entries(boat.sections).map(([sight, n]) => `${speech.thing('space', sight)}: ${n}`)
  const cards = [...boat.meals, ...boat.upgrades].map(card => speech.thing('dock-card', card))
  const text = [
    ...sights,
    `${words.cells}: ${boat.crate.filter(Boolean).length}`,
    `${speech.thing('crustacean', 'shrimp')}: ${boat.shrimp}`,
    `${speech.thing('crustacean', 'crab')}: ${boat.crabs}`,
    `${words.offerings}: ${boat.offerings} (−${boat.penalty})`,
    `${words.rocks}: ${boat.rock_count}`,
  ].join(' · ')
  return { title, text, ...(cards.length ? { more: `${words.cards}: ${cards.join(', ')}` } : {}) }
}
