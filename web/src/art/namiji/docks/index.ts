// The sixteen dock cards: six meals and ten upgrades, each upgrade with the space it serves.
import { onigiri, sashimi, tempura } from '../../shared/dishes'
import { type SeaSign } from '../marks'
import { bait, greatNet, hooks, landingNet, trap } from './gear'
import { makis, ramen, takoyaki } from './meals'
import { incense, lantern, offeringBoat, sacredRope, spyglass } from './rites'

interface Dock {
  art: () => string
  serves?: SeaSign
}

/** By the id of the card. */
export const docks = {
  makis: { art: makis },
  sashimi: { art: () => sashimi('vermilion') },
  onigiri: { art: onigiri },
  ramen: { art: ramen },
  tempura: { art: tempura },
  takoyaki: { art: takoyaki },
  'second-hook': { art: hooks, serves: 'line' },
  bait: { art: bait, serves: 'line' },
  'great-net': { art: greatNet, serves: 'net' },
  'sturdy-trap': { art: trap, serves: 'trap' },
  'landing-net': { art: landingNet, serves: 'trap' },
  incense: { art: incense, serves: 'whirlpool' },
  'offering-boat': { art: offeringBoat, serves: 'whirlpool' },
  spyglass: { art: spyglass, serves: 'sight' },
  'sacred-rope': { art: sacredRope, serves: 'rock' },
  'stone-lantern': { art: lantern, serves: 'rock' },
} satisfies Record<string, Dock>
