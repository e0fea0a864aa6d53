// The quay, the ground of dock cards.
import { many, rect } from '../../../svg/compose'
import { ink } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade, grain } from '../../../svg/print'
import { sky } from '../../nature/air'
import { ripples } from '../../nature/water'

/** Sky, sea and planks. */
export const quay = () =>
  sky(200, 140, 'sea', 'persimmon') +
  mist(10, 40, 150, 9, 5, 2) +
  rect(0, 116, 200, 110, c.sea) +
  rect(0, 116, 200, 40, fade('mist')) +
  ripples(0, 122, 200, 40, 3, 'indigo', 6) +
  rect(0, 168, 200, 60, c.wood) +
  rect(0, 168, 200, 60, grain) +
  many(5, i => ink(`0,${168 + i * 13} 200,${168 + i * 13}`, 1.4, 'none'))
