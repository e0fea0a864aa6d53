// The twenty sacred rock cards: a place, and what it asks for.
import { at } from '../../../kit/compose'
import { crabArt, potArt, rockArt, shrimpArt } from '../catch'
import { type Colour, fishArt, sign } from '../fish'
import { net } from '../tokens'
import { arch, mirrored, spire, wedded } from './scene'
import { crate, feast, gear, given, section, wish } from './wish'

type Rock = (needs: number) => string
const school = (colour: Colour) =>
  at(-26, 0, fishArt(colour, 'round'), 0.46) +
  at(14, -2, fishArt(colour, 'slim'), 0.46) +
  at(46, 12, sign[colour], 0.9)
const atLeast = (needs: number) => `${needs}+`

export const rocks = {
  'skilful-fisher': n =>
    wedded('indigo', 'persimmon') +
    wish(
      atLeast(n),
      crate((r, col) => r === 1 || col === 1),
    ),
  'full-crate': n =>
    spire('plum', 'persimmon') +
    wish(
      atLeast(n),
      crate((r, col) => r * 4 + col < n, 'indigo'),
    ),
  'tide-of-shrimp': n =>
    mirrored(arch('sea', 'rose')) + wish(atLeast(n), at(-20, 0, shrimpArt(), 0.56) + at(28, 2, shrimpArt(), 0.5)),
  'full-trap': n =>
    wedded('pine', 'yamabuki') + wish(atLeast(n), at(-20, -2, potArt(), 0.58) + at(28, 4, crabArt(), 0.5)),
  'eye-of-the-octopus': n => arch('plum', 'persimmon') + wish(atLeast(n), section('octopus')),
  'song-of-the-whale': n => mirrored(spire('indigo', 'rose')) + wish(atLeast(n), section('whale')),
  'great-beholder': n =>
    wedded('plum', 'rose') +
    wish(
      atLeast(n),
      at(-24, 0, section('dolphin'), 0.92, -8) +
        at(26, 0, section('whale'), 0.92, 8) +
        at(0, 1, section('octopus'), 0.96),
    ),
  'devoted-to-ryujin': n => arch('indigo', 'yamabuki') + wish(String(n), given()),
  'pilgrim-of-the-rocks': n => mirrored(wedded('sea', 'persimmon')) + wish(atLeast(n), at(0, -2, rockArt(), 0.6)),
  'blue-school': n => mirrored(wedded('indigo', 'rose')) + wish(atLeast(n), school('blue')),
  'orange-school': n => spire('persimmon', 'yamabuki') + wish(atLeast(n), school('orange')),
  'green-school': n => mirrored(arch('pine', 'yamabuki')) + wish(atLeast(n), school('green')),
  'fine-row': n =>
    mirrored(spire('sea', 'yamabuki')) +
    wish(
      atLeast(n),
      crate(r => r === 1),
    ),
  'master-of-nets': n =>
    arch('sea', 'persimmon') +
    wish(atLeast(n), at(-22, 0, net({ colour: 'green', form: 'flat' }, 'wished-net'), 0.5)),
  'golden-claws': n => mirrored(wedded('persimmon', 'yamabuki')) + wish(atLeast(n), at(0, 0, crabArt(), 0.62)),
  'friend-of-dolphins': n => spire('sea', 'persimmon') + wish(String(n), section('dolphin')),
  beholder: () =>
    mirrored(arch('rose', 'yamabuki')) +
    wish(
      '1',
      at(-28, 0, section('dolphin'), 0.86) + at(9, 0, section('octopus'), 0.86) + at(46, 0, section('whale'), 0.86),
    ),
  'open-hand': n => mirrored(spire('indigo', 'persimmon')) + wish(atLeast(n), given()),
  gourmet: n => wedded('rose', 'persimmon') + wish(atLeast(n), feast()),
  'well-equipped': n => spire('pine', 'persimmon') + wish(atLeast(n), gear()),
} satisfies Record<string, Rock>
