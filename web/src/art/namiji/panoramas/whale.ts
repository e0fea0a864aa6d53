// The whale, in five sections.
import { at, each, many, oval, rect } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { junk, skiff } from '../../nature/craft'
import { craneFly } from '../../nature/fauna'
import { ridge } from '../../nature/land'
import { splash } from '../../nature/splash'
import { foam, ripples, swell } from '../../nature/water'

/** The near flipper, lifted: pale below, barnacles along its edge. */
const flipper = () =>
  shape('704,250 672,214 630,184 586,166 592,190 616,224 650,258z', c.sea, 2.4, fade('indigo', 'u')) +
  flat('696,250 664,226 624,200 590,176 594,192 618,224 652,256z', c.white, 'opacity=".85"') +
  ink('600,182 632,206 664,236', 1.4) +
  ink('608,200 632,222 648,240', 1.2) +
  each(
    [
      [600, 170],
      [616, 176],
      [634, 186],
      [650, 197],
      [664, 209],
    ] as const,
    ([x, y], i) => shape(oval(x, y, 2.6 + (i % 2), 2.4, 7), c.husk, 1),
  )

/** From the flukes along the back to the head, boats alongside. */
export const whale = () =>
  sky(1000, 170, 'indigo', 'persimmon') +
  sun(300, 76, 30) +
  mist(120, 44, 280, 11, 4, 2) +
  mist(470, 30, 260, 10, 7, 2) +
  birds(430, 76, 6) +
  ridge('380,140 440,128 500,118 560,126 620,138', 'sea', { foot: 150, line: 1 }) +
  rect(0, 140, 1000, 170, c.sea) +
  rect(0, 140, 1000, 160, fade('indigo', 'u')) +
  rect(0, 138, 1000, 40, fade('mist')) +
  ripples(0, 146, 1000, 50, 3) +
  junk(560, 150, 0.36) +
  junk(590, 148, 0.28) +
  swell(-10, 184, 1020, 310, { amp: 12, len: 78, seed: 6, stripes: 2 }) +
  // flukes
  shape(
    '156,268 132,186 108,132 84,98 44,86 8,100 26,62 66,44 100,60 116,84 138,56 176,44 ' +
      '206,64 216,96 186,86 158,98 156,136 182,196 222,268z',
    c.indigo,
    2.6,
    fade('deep', 'u'),
  ) +
  ink('112,80 118,110 140,160', 1.8, 'both', c.white) +
  ink('30,92 60,70 92,74', 2, 'both', c.white) +
  ink('200,86 170,66 140,76', 2, 'both', c.white) +
  splash(166, 224, 1.5, 5) +
  // back, head and the grooved throat
  shape('428,170 420,128 396,108 448,112 486,140 500,160z', c.indigo, 2.4) +
  shape(
    '230,246* 300,206 380,168 470,136 560,118 660,112 750,118 830,132 890,152 936,178 ' +
      '948,200 930,214 880,222 800,262 700,290 560,300 400,296 280,280z',
    c.indigo,
    2.8,
    fade('deep', 'd'),
  ) +
  flat('946,204 900,214 840,219 760,221 690,228 642,244 620,268 612,294 760,286 850,252 920,222z', c.white) +
  ink('946,203 900,212 840,215 764,217 694,224 646,240 626,262', 2.8, 'end') +
  many(7, i =>
    ink(
      `${928 - i * 8},${213 + i * 4} ${850 - i * 10},${226 + i * 6} ` +
        `${750 - i * 8},${232 + i * 7} ${648 - i * 2},${250 + i * 6}`,
      1.6,
    ),
  ) +
  ink('300,222 420,172 540,142 660,132 760,138', 2.4, 'both', c.white) +
  ink('330,228 440,184 560,158 640,150', 1.6, 'both', c.white) +
  many(
    16,
    i =>
      `<circle cx="${380 + ((i * 61) % 330)}" cy="${190 + ((i * 37) % 50)}" ` +
      `r="${1.6 + (i % 3)}" fill="${c.white}" opacity=".55"/>`,
  ) +
  at(
    758,
    192,
    shape(oval(0, 0, 9, 5.4), c.yamabuki, 2.2) +
      `<circle r="3.6" fill="var(--line)"/>` +
      ink('-18,-6 -2,-12 18,-5', 2, 'both', c.sea) +
      ink('-20,7 0,11 20,6', 1.6, 'both', c.sea),
  ) +
  flipper() +
  // spout
  many(8, i => {
    const k = i - 3.5
    return (
      strip(
        `${742 + k * 2},118 ${742 + k * 7},${70 - (3 - Math.abs(k)) * 9} ` +
          `${742 + k * 17},${50 - (3 - Math.abs(k)) * 7} ${742 + k * 26},${78 + Math.abs(k) * 4}`,
        t => 4.6 * (1 - t) + 1,
        c.white,
      ) +
      ink(
        `${742 + k * 2},116 ${742 + k * 7},${72 - (3 - Math.abs(k)) * 9} ` +
          `${742 + k * 17},${52 - (3 - Math.abs(k)) * 7}`,
        0.9,
        'both',
        c.sea,
      )
    )
  }) +
  foam(742, 34, 16, 3, 9) +
  craneFly(634, 66, 0.44) +
  craneFly(676, 96, 0.34) +
  swell(-10, 242, 1020, 310, { amp: 16, len: 88, seed: 11, stripes: 2 }) +
  skiff(474, 252, 1.15, 4) +
  skiff(330, 262, 0.9, 3) +
  junk(962, 236, 0.9, true) +
  swell(-10, 272, 1020, 310, { amp: 20, len: 94, seed: 19 })
