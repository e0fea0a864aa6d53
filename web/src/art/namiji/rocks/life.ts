// What moves about the rocks: small, waterline at 0,0.
import { at, disc, many } from '../../../svg/compose'
import { ink, rod, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { junk } from '../../nature/craft'
import { splash } from '../../nature/splash'
import { crabArt, offeringArt, potArt, shrimpArt } from '../catch'
import { type Colour, fishArt } from '../fish'
import { dolphin } from '../panoramas/dolphin'
import { arm } from '../panoramas/octopus'

/** A fish of a colour, leaping. */
export const leap = (colour: Colour) => at(0, -24, fishArt(colour, 'slim'), 0.56, -34) + splash(-6, 2, 0.4, 3)
/** A dolphin, leaping. */
export const dolphinLeap = () => dolphin(2, -22, 0.34, -30)
/** A whale going down. */
export const diving = () =>
  shape(
    '-8,6 -4,-14 -26,-22 -34,-38 -14,-36 0,-26 14,-36 34,-38 26,-22 4,-14 8,6z',
    c.indigo,
    1.8,
    fade('deep', 'u'),
  ) +
  ink('0,-22 0,-6', 1.4, 'both', c.white) +
  splash(0, 2, 0.4, 5)
/** An arm out of the deep. */
export const reaching = () => at(0, 0, arm('-6,12 -14,-14 -6,-36 12,-40 20,-28 12,-20 4,-26', 8, -1))
/** Ryujin: the dragon of the sea, one coil and the head. */
export const dragon = () =>
  rod('30,8 34,-12 20,-22 8,-10 2,8', t => 8 - t * 2, c.pine, 1.4) +
  rod('-22,12 -28,-16 -18,-38 -2,-44', t => 8.5 - t * 2, c.pine, 1.4) +
  many(4, i =>
    shape(
      `${-32 + i * 4},${-2 - i * 11}* ${-40 + i * 4},${-8 - i * 11}* ` + `${-31 + i * 4},${-12 - i * 10}*z`,
      c.yamabuki,
      1,
    ),
  ) +
  shape('-8,-50 4,-54 20,-48 26,-42 20,-38 4,-36 -8,-40z', c.pine, 1.6, fade('moss', 'u')) +
  ink('2,-53 -6,-64', 2.2, 'end') +
  ink('8,-53 6,-66', 2.2, 'end') +
  disc(8, -47, 2, c.yamabuki) +
  ink('24,-41 34,-36 32,-28', 1.2, 'end') +
  ink('22,-40 12,-39', 1.2)
/** A crab on the stones. */
export const crabby = () => at(0, -16, crabArt(), 0.46)
/** Two shrimp. */
export const shoal = () => at(-12, -12, shrimpArt(), 0.34, -20) + at(14, -22, shrimpArt(), 0.34, 16)
/** A crab pot. */
export const potted = () => at(0, -14, potArt(), 0.44)
/** An offering afloat. */
export const afloat = () => at(0, -16, offeringArt(), 0.42) + ink('-24,4 0,1 24,4', 2, 'both', c.white)
/** A net drawn up. */
export const hauled = () => at(0, 0, junk(-4, -2, 0.6)) + ink('12,-10 26,-2 30,6', 1.2) + ink('14,-8 22,0 24,6', 1)
