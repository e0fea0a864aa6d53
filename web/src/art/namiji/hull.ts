// A boat from above: its outline, its deck, its planks.
import { many } from '../../svg/compose'
import { ink } from '../../svg/ink'

/** The outline, as path data; the bow to the right. */
export const hull =
  'M30 16H372C432 22 474 84 492 150C474 216 432 278 372 284H30C16 284 10 276 10 262V38C10 ' + '24 16 16 30 16Z'
/** The deck within it. */
export const inside =
  'M36 25H370C424 31 462 88 479 150C462 212 424 269 370 275H36C25 275 20 270 20 259V41C20 ' + '30 25 25 36 25Z'

/** Seams of the deck. */
export const planks = () =>
  many(9, i => {
    const y = 46 + i * 26
    return ink(`20,${y} 160,${y - 0.6} 330,${y + 0.6} 480,${y}`, 1, 'none')
  }) +
  many(10, i => {
    const [x, y] = [60 + ((i * 137) % 400), 46 + i * 26]
    return ink(`${x},${y} ${x},${y + 26}`, 1, 'none')
  })
