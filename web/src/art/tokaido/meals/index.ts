// The fourteen dishes of the inns.
import { onigiri, sashimi, tempura } from '../../shared/dishes'
import { fugu, sushi, unagi } from './fish'
import { yakitori } from './grill'
import { soba, udon } from './noodles'
import { donburi, taiMeshi } from './rice'
import { dango, misoshiru, tofu } from './small'

/** By the id of the card. */
export const meals = {
  dango,
  nigirimeshi: onigiri,
  misoshiru,
  tofu,
  tempura,
  sushi,
  soba,
  yakitori,
  unagi,
  udon,
  fugu,
  'tai-meshi': taiMeshi,
  sashimi,
  donburi,
}
