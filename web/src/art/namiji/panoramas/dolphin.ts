// The dolphins, in three sections.
import { at, rect } from '../../../svg/compose'
import { flat, ink, shape } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { junk } from '../../nature/craft'
import { ridge } from '../../nature/land'
import { splash } from '../../nature/splash'
import { ripples, swell } from '../../nature/water'

// --- Namiji ---------------------------------------------------------------------------------------------------------
/** The body of a dolphin. */
const body = '-78,22 -62,2 -30,-20 6,-28 40,-22 62,-8 72,-2 88,2 90,8 74,13 54,16 20,18 -20,20 -52,26z'

/** A dolphin, middle at x,y, turned by `r`. */
export const dolphin = (x: number, y: number, k: number, r: number, flip = false) =>
  at(
    x,
    y,
    shape('-70,20 -92,14 -108,24 -96,28 -104,44 -88,40 -68,26z', c.indigo, 1.8) +
      shape('-6,-24 -14,-48 -26,-54 -22,-30 -26,-20z', c.indigo, 1.8) +
      shape(body, c.sea, 2.2, fade('indigo')) +
      flat('88,9 70,12 40,12 10,14 -24,19 0,21 40,18 70,15z', c.white) +
      ink('88,7 74,8 62,4', 1.4, 'end') +
      shape('22,16 16,38 2,46 2,32 6,16z', c.indigo, 1.6) +
      `<circle cx="56" cy="-3" r="2.4" fill="var(--line)"/><circle cx="56.8" cy="-3.7" r=".8" ` +
      `fill="${c.white}"/>` +
      ink('-50,10 -20,-8 20,-14 44,-12', 1.6, 'both', c.white),
    k,
    r,
    flip,
  )

/** Three leaps, one to a section. */
export const dolphins = () =>
  sky(600, 210, 'sea', 'persimmon') +
  sun(470, 84, 32) +
  mist(-30, 40, 230, 10, 3, 2) +
  mist(330, 56, 240, 10, 6) +
  birds(60, 84, 5) +
  ridge('-10,168 40,150 84,140 130,158 170,170', 'indigo', { foot: 190 }) +
  ridge('420,170 470,156 520,150 570,160 610,150', 'indigo', { foot: 190 }) +
  rect(0, 168, 600, 140, c.sea) +
  rect(0, 168, 600, 130, fade('indigo', 'u')) +
  rect(0, 166, 600, 40, fade('mist')) +
  ripples(0, 174, 600, 40, 3) +
  junk(236, 176, 0.42) +
  junk(262, 172, 0.3) +
  swell(-10, 206, 620, 310, { amp: 12, len: 74, seed: 5 }) +
  dolphin(100, 168, 0.98, -48) +
  dolphin(300, 118, 1.08, 4) +
  dolphin(158, 216, 0.5, -24) +
  dolphin(496, 164, 0.98, 50) +
  dolphin(410, 216, 0.5, 30) +
  swell(-10, 232, 620, 310, { amp: 16, len: 86, seed: 9 }) +
  splash(70, 238, 1.3, 3) +
  splash(548, 240, 1.4, 8) +
  splash(300, 246, 0.7, 6) +
  swell(-10, 264, 620, 310, { amp: 20, len: 92, seed: 14 })
