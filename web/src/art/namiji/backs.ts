// Backs of the decks of the sea.
import { at, many } from '../../svg/compose'
import { ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { back } from '../shared/backs'
import { rockArt } from './catch'

const jetty = () =>
  shape('-36,4* 36,-4* 36,6* -36,14*z', c.wood, 2) +
  many(3, i =>
    shape(`${-26 + i * 24},8* ${-18 + i * 24},7* ${-18 + i * 24},34* ${-26 + i * 24},34*z`, c.wood, 1.8),
  ) +
  ink('-40,26 -20,22 0,27 20,22 40,26', 2.6, 'none', c.indigo) +
  ink('-14,-2 -14,-34', 2.6, 'none') +
  shape('-14,-34* 16,-28 -14,-18*z', c.vermilion, 1.8)

/** By the deck. */
export const backs = {
  dock: () => back('pine', 'ichimatsu', jetty()),
  rock: () => back('deep', 'seigaiha', at(0, 2, rockArt(), 0.86)),
}
