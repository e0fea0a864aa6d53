// The twenty sacred rock cards: a place, and what it asks for.
import { at } from '../../../svg/compose'
import { walker } from '../../nature/built'
import { junk, skiff } from '../../nature/craft'
import { craneFly, heron } from '../../nature/fauna'
import { crabArt, potArt, rockArt, shrimpArt } from '../catch'
import { type Colour, fishArt, sign } from '../fish'
import { net } from '../tokens'
import { afloat, crabby, diving, dolphinLeap, dragon, hauled, leap, potted, reaching, shoal } from './life'
import { arch, spire, wedded } from './scene'
import { crate, feast, gear, given, section, wish } from './wish'

type Rock = (needs: number) => string
const school = (colour: Colour) =>
  at(-26, 0, fishArt(colour, 'round'), 0.46) +
  at(14, -2, fishArt(colour, 'slim'), 0.46) +
  at(46, 12, sign[colour], 0.9)
const atLeast = (needs: number) => `${needs}+`

/** By the id of the card; given how many it needs. */
export const rocks = {
  'skilful-fisher': n =>
    wedded('indigo', 'persimmon', skiff(0, -2, 0.4, 3)) +
    wish(
      atLeast(n),
      crate((r, col) => r === 1 || col === 1),
    ),
  'full-crate': n =>
    spire('plum', 'persimmon', junk(0, -2, 0.6)) +
    wish(
      atLeast(n),
      crate((r, col) => r * 4 + col < n, 'indigo'),
    ),
  'tide-of-shrimp': n =>
    arch('sea', 'rose', shoal()) + wish(atLeast(n), at(-20, 0, shrimpArt(), 0.56) + at(28, 2, shrimpArt(), 0.5)),
  'full-trap': n =>
    wedded('pine', 'yamabuki', potted()) +
    wish(atLeast(n), at(-20, -2, potArt(), 0.58) + at(28, 4, crabArt(), 0.5)),
  'eye-of-the-octopus': n => arch('plum', 'persimmon', reaching()) + wish(atLeast(n), section('octopus')),
  'song-of-the-whale': n => spire('indigo', 'rose', diving()) + wish(atLeast(n), section('whale')),
  'great-beholder': n =>
    wedded('plum', 'rose', craneFly(0, -30, 0.5)) +
    wish(
      atLeast(n),
      at(-24, 0, section('dolphin'), 0.92, -8) +
        at(26, 0, section('whale'), 0.92, 8) +
        at(0, 1, section('octopus'), 0.96),
    ),
  'devoted-to-ryujin': n => spire('indigo', 'yamabuki', dragon()) + wish(String(n), given()),
  'pilgrim-of-the-rocks': n =>
    wedded('sea', 'persimmon', walker(34, -28, 0.7, 'vermilion')) + wish(atLeast(n), at(0, -2, rockArt(), 0.6)),
  'blue-school': n => wedded('indigo', 'rose', leap('blue')) + wish(atLeast(n), school('blue')),
  'orange-school': n => spire('persimmon', 'yamabuki', leap('orange')) + wish(atLeast(n), school('orange')),
  'green-school': n => arch('pine', 'yamabuki', leap('green')) + wish(atLeast(n), school('green')),
  'fine-row': n =>
    spire('sea', 'yamabuki', heron(0, 4, 0.62)) +
    wish(
      atLeast(n),
      crate(r => r === 1),
    ),
  'master-of-nets': n =>
    arch('sea', 'persimmon', hauled()) +
    wish(atLeast(n), at(-22, 0, net({ colour: 'green', form: 'flat' }, 'wished-net'), 0.5)),
  'golden-claws': n => wedded('persimmon', 'yamabuki', crabby()) + wish(atLeast(n), at(0, 0, crabArt(), 0.62)),
  'friend-of-dolphins': n => spire('sea', 'persimmon', dolphinLeap()) + wish(String(n), section('dolphin')),
  beholder: () =>
    arch('rose', 'yamabuki', craneFly(0, -22, 0.44)) +
    wish(
      '1',
      at(-34, 0, section('dolphin'), 0.82) + at(0, 0, section('octopus'), 0.82) + at(34, 0, section('whale'), 0.82),
    ),
  'open-hand': n => spire('indigo', 'persimmon', afloat()) + wish(atLeast(n), given()),
  gourmet: n => wedded('rose', 'persimmon', junk(0, -2, 0.5)) + wish(atLeast(n), feast()),
  'well-equipped': n => spire('pine', 'persimmon', skiff(2, -2, 0.4, 2)) + wish(atLeast(n), at(10, 0, gear())),
} satisfies Record<string, Rock>
