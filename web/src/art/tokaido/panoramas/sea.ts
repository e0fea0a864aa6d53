// The sea, in five sections.
import { at, many, rect } from '../../../svg/compose'
import { flat, ink, shape } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { torii } from '../../nature/built'
import { junk, skiff } from '../../nature/craft'
import { craneFly } from '../../nature/fauna'
import { ridge } from '../../nature/land'
import { pine } from '../../nature/trees'
import { breaker, foam, ripples, swell } from '../../nature/water'
import { fuji } from './mountain'

const farSnow =
  '452,74* 462,62* 472,66* 484,60* 496,65* 506,60* 514,68* 536,104* 520,100* 506,122* ' +
  '494,104* 478,124* 464,104* 446,110* 430,108*z'

/** From the gate in the water, under the great wave, to the open sea at sunset. */
export const sea = () =>
  sky(1000, 200, 'indigo', 'persimmon') +
  sun(900, 138, 34) +
  at(
    390,
    44,
    `<path d="${fuji}" fill="${c.haze}"/><path d="${fuji}" fill="${fade('indigo')}" ` +
      `opacity=".8"/>` +
      flat(farSnow, c.white),
    0.42,
  ) +
  ridge('-10,140 40,128 90,122 140,130 200,138', 'indigo', { foot: 150 }) +
  mist(480, 112, 230, 8, 4, 2) +
  mist(820, 132, 200, 8, 3) +
  mist(100, 118, 190, 8, 8, 2) +
  rect(0, 140, 1000, 160, c.sea) +
  rect(0, 140, 1000, 150, fade('indigo', 'u')) +
  rect(0, 138, 1000, 44, fade('mist', 'd')) +
  ripples(0, 146, 1000, 70, 5, 'indigo', 8) +
  many(9, i =>
    ink(
      `${868 + i * 2 + (i % 2) * 9},${145 + i * 5.5} ${900 + (i % 3) * 3},${143.6 + i * 5.5} ` +
        `${932 - i * 2 + (i % 2) * 7},${145 + i * 5.5}`,
      3.2,
      'both',
      'var(--sun)',
    ),
  ) +
  junk(480, 160, 0.4) +
  junk(506, 156, 0.3) +
  junk(700, 162, 0.5, true) +
  junk(950, 176, 0.62) +
  junk(858, 162, 0.36) +
  junk(976, 158, 0.3) +
  birds(560, 60, 6, 1.1) +
  // the gate in the water and the pine shore
  swell(-10, 196, 1020, 310, { amp: 9, len: 64, seed: 3, stripes: 2 }) +
  torii(142, 206, 1.25) +
  ink('104,208 140,205 182,208', 2, 'both', c.white) +
  swell(-10, 222, 1020, 310, { amp: 13, len: 80, seed: 7 }) +
  // the islands of section 4
  shape(
    '636,238* 644,204 652,176* 664,168 676,148* 700,144 716,152* 736,150 752,140* 778,146 ' +
      '788,166* 794,196 812,238* 770,238* 766,206 748,186 724,188 710,208 706,238*z',
    c.ash,
    2.2,
    fade('indigo', 'u'),
  ) +
  flat('644,204 652,176* 664,168 676,148* 700,144 690,160 676,178 662,206z', c.moss, 'opacity=".65"') +
  many(7, i => ink(`${660 + i * 19},${186 + (i % 3) * 12} ${656 + i * 20},${216 + (i % 2) * 8}`, 1.4)) +
  pine(686, 150, 0.62, 1, 8) +
  pine(770, 148, 0.5, -1, 5) +
  craneFly(742, 84, 0.95, true) +
  craneFly(668, 62, 0.6, true) +
  foam(650, 236, 8, 3, 7) +
  foam(800, 236, 8, 5, 7) +
  // the great wave and the boats under it
  skiff(470, 216, 0.9, 3) +
  breaker(322, 262, 1.42) +
  swell(-10, 252, 1020, 310, { amp: 20, len: 96, seed: 12 }) +
  skiff(526, 256, 1.15, 4, true) +
  shape('-10,230* 30,226 66,240 84,268 120,310* -10,310*z', c.moss, 1.8, fade('pine', 'u')) +
  pine(30, 262, 1.35, 1, 6) +
  junk(884, 250, 1.15) +
  swell(-10, 276, 1020, 310, { amp: 18, len: 84, seed: 21 }) +
  mist(-30, 22, 220, 10, 4, 2) +
  mist(560, 16, 260, 10, 6, 2)
