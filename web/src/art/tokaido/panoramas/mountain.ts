// The mountain, in four sections.
import { at, many, rect } from '../../../svg/compose'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { birds, sky, sun } from '../../nature/air'
import { walker } from '../../nature/built'
import { junk } from '../../nature/craft'
import { leaves, ridge, wood } from '../../nature/land'
import { pine } from '../../nature/trees'
import { foam, ripples } from '../../nature/water'

/** The cone, as path data. */
export const fuji =
  'M300 208C370 178 420 120 452 74L462 62 472 66 484 60 496 65 506 60 514 68C548 122 600 ' + '176 690 208Z'

/** From the road along the lake to the gorge. */
export const mountain = () =>
  sky(800, 230, 'indigo', 'vermilion') +
  sun(290, 82, 30) +
  `<path d="${fuji}" fill="${c.haze}"/><path d="${fuji}" fill="${fade('indigo')}"/>` +
  shape(
    '452,74* 462,62* 472,66* 484,60* 496,65* 506,60* 514,68* 530,92 542,112* 532,104* ' +
      '526,120* 514,102* 506,126* 494,104* 484,132* 474,104* 462,124* 454,104* 442,116* ' +
      '428,112* 440,92z',
    c.white,
    0,
  ) +
  ink(
    '296,209 370,178 420,122 452,74 462,62* 472,66* 484,60* 496,65* 506,60* 514,68* 548,120 ' + '600,174 694,209',
    2,
    'none',
  ) +
  many(7, i => ink(`${462 + i * 8},${128 + (i % 3) * 9} ${450 + i * 11},${170 + (i % 2) * 10}`, 1.2)) +
  rect(0, 204, 800, 24, c.haze) +
  ridge('-10,150 50,132 100,104 150,92 190,110 230,140 290,168 350,182 420,196 500,204', 'sea', { foot: 260 }) +
  ridge('560,206 620,186 680,150 720,112 752,104 790,120 812,112', 'sea', { foot: 280 }) +
  mist(230, 168, 300, 10, 3) +
  mist(500, 182, 220, 9, 6, 2) +
  birds(330, 70, 5, 1.2) +
  wood(60, 196, 200, 34, 'pine', 2) +
  at(
    178,
    182,
    many(
      3,
      i =>
        rect(-13 + i * 2.4, -22 - i * 22, 26 - i * 4.8, 16, c.vermilion) +
        rect(-3, -20 - i * 22, 6, 13, c.line) +
        shape(
          `${-26 + i * 4},${-19 - i * 22}* ${-16 + i * 2.5},${-27 - i * 22} 0,${-30 - i * 22} ` +
            `${16 - i * 2.5},${-27 - i * 22} ${26 - i * 4},${-19 - i * 22}*z`,
          c.indigo,
          1.3,
        ),
    ) +
      ink('0,-70 0,-98', 2.2, 'end') +
      rect(-16, -6, 32, 8, c.ash),
  ) +
  mist(90, 178, 170, 9, 8, 2) +
  // the lake and its far shore
  rect(0, 222, 800, 80, c.sea) +
  rect(0, 222, 800, 78, fade('indigo', 'u')) +
  rect(0, 220, 800, 34, fade('mist', 'd')) +
  flat('440,226* 470,252* 484,262* 500,252* 532,226*z', c.white, 'opacity=".28"') +
  ripples(200, 232, 420, 60, 4, 'indigo', 8) +
  wood(300, 226, 130, 12, 'pine', 9) +
  wood(540, 226, 90, 14, 'pine', 12) +
  junk(352, 252, 0.72) +
  junk(312, 240, 0.42) +
  junk(520, 262, 0.8, true) +
  // near left: the road, two travellers, the great pine
  shape('-10,214* 40,208 110,220 170,238 230,270 262,310* -10,310*z', c.moss, 1.8, fade('pine', 'u')) +
  flat('-10,262 50,252 110,258 160,276 190,304 120,304 90,282 40,274 -10,284z', c.mist) +
  walker(96, 268, 1.5, 'indigo') +
  walker(126, 280, 1.5, 'vermilion') +
  pine(34, 286, 1.65, 1, 2) +
  // near right: a gorge, a waterfall, red maples
  shape('600,310* 612,262 640,214 664,172 700,150* 716,190 712,250 720,310*z', c.pine, 1.8, fade('indigo', 'u')) +
  shape('736,310* 740,230 732,176 744,138 780,120 812,110* 812,310*z', c.pine, 1.8, fade('indigo', 'u')) +
  flat('700,150* 722,140 744,140* 738,220 744,300* 712,300* 716,220z', c.white) +
  many(6, i =>
    ink(
      `${706 + i * 6.4},${148 - i} ${712 + i * 4.4},200 ${712 + i * 5},${268 + (i % 3) * 10}`,
      1.4,
      'both',
      i % 2 ? c.sea : c.indigo,
    ),
  ) +
  foam(728, 296, 12, 5, 9) +
  foam(716, 292, 8, 3, 7) +
  foam(744, 294, 9, 9, 7) +
  many(5, i => ink(`${640 + i * 12},${290 - i * 14} ${652 + i * 10},${238 - i * 12}`, 1.2)) +
  strip('806,214 780,196 752,190 724,172', t => 4.4 * (1 - t) + 0.8, c.wood) +
  leaves(766, 178, 48, 26, 60, 'vermilion', 4, 1.15) +
  leaves(764, 172, 40, 22, 24, 'persimmon', 8, 1.1) +
  leaves(640, 226, 24, 16, 26, 'persimmon', 5) +
  leaves(636, 222, 18, 12, 12, 'vermilion', 6) +
  mist(560, 20, 240, 11, 5, 2) +
  mist(-30, 26, 190, 10, 2, 2)
