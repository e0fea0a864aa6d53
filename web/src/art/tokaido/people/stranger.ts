// Nobody yet: a traveler seen from behind, before the tiles are dealt.
import { each, many } from '../../../svg/compose'
import { flat, ink, rod, shape } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { ground } from './figure'

/** Hat, cloak and staff, walking away. */
export const stranger = () =>
  ground('ash', 'seigaiha') +
  rod('168,226 158,40', () => 3, c.wood) +
  shape('18,226* 26,176 54,144 100,134 146,144 174,176 182,226*z', c.pine, 2.3, pat('shima')) +
  flat('18,226* 26,176 54,144 100,134 146,144 174,176 182,226*z', fade('deep', 'u'), 'opacity=".5"') +
  ink('100,136 96,180 100,226', 2) +
  ink('60,150 52,190 58,224', 1.6) +
  ink('140,150 150,190 144,224', 1.6) +
  shape('74,140 78,112 122,112 126,140 100,150z', c.line, 1.6) +
  shape(
    '14,122 48,78 86,44 100,36 114,44 152,78 186,122 146,138 100,143 54,138z',
    c.yamabuki,
    2.4,
    fade('wood', 'u'),
  ) +
  many(13, i => ink(`100,38 ${22 + i * 13},${124 + 12 * Math.sin((i / 12) * 3.14)}`, 0.9)) +
  each([0.36, 0.62, 0.84], t =>
    ink(`${100 - 84 * t},${38 + 86 * t} 100,${38 + 102 * t} ${100 + 84 * t},${38 + 86 * t}`, 1.4, 'none'),
  ) +
  shape('90,46 100,30 110,46 100,50z', c.wood, 1.6)
