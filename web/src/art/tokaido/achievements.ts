// Achievements: gold ground, one emblem in a sunburst.
import { at, clipped, each, many, oval, piece, rect } from '../../svg/compose'
import { n1 } from '../../svg/geometry'
import { flat, ink, shape } from '../../svg/ink'
import { c } from '../../svg/palette'
import { fade, pat } from '../../svg/print'
import { steam } from '../nature/air'
import { bowl } from '../shared/table'
import { panoramas, sections, type View } from './panoramas/index'
import { head } from './people/figure'
import { cap, topknot } from './people/hair'
import { crests } from './souvenirs/family'

const ray = (i: number) => {
  const tip = (turn: number) =>
    `${n1(100 + 190 * Math.cos(i * 0.2618 + turn))} ` + `${n1(112 + 190 * Math.sin(i * 0.2618 + turn))}`
  return `M100 112L${tip(-0.06)}L${tip(0.06)}Z`
}
const gold = (body: string) =>
  rect(0, 0, 200, 222, c.yamabuki) +
  `<path d="${many(24, ray)}" fill="${c.persimmon}" opacity=".5"/>` +
  rect(0, 0, 200, 222, pat('asanoha')) +
  shape(oval(100, 116, 76, 76, 16), c.paper, 2.4, fade('mist', 'u')) +
  ink(oval(100, 116, 70, 70, 16), 1.4, 'none', c.vermilion) +
  body

/** A view through a round window, a seal for each section that this table's panorama has. */
const window = (k: View, x: number, seals: number) => {
  const box =
    `x="30" y="46" width="140" height="140" viewBox="${x} 0 300 300" ` + `preserveAspectRatio="xMidYMid slice"`
  return gold(
    clipped(
      `window-${k}`,
      '<circle cx="100" cy="116" r="68"/>',
      `<svg ${box}>${piece(`view-${k}`, panoramas[k])}</svg>`,
    ) +
      ink(oval(100, 116, 68, 68, 16), 2.2) +
      many(seals, i => at(100 + (i - (seals - 1) / 2) * 17, 202, shape(oval(0, 0, 6.5, 6.5, 8), c.vermilion, 1.4))),
  )
}

/** Two people talking. */
export const talk = (x: number, y: number, k: number, flip: boolean, woman: boolean) =>
  at(
    x,
    y,
    shape('-34,66 -30,44 -8,32 18,32 36,44 40,66z', woman ? c.plum : c.indigo, 2, pat(woman ? 'shippo' : 'shima')) +
      head({
        neck: true,
        smile: 1.6,
        ...(woman ? { lips: c.vermilion, brow: 1.4, noEar: true, rouge: true } : {}),
      }) +
      (woman ? cap : topknot),
    k,
    0,
    flip,
  )

/** By the id of the card. */
export const achievements = {
  gourmet: () =>
    gold(
      steam(100, 104, 44, 3, 6) +
        at(
          100,
          114,
          bowl(
            0,
            0,
            50,
            46,
            c.vermilion,
            shape('-42,0 -34,-16 -10,-26 12,-25 34,-15 42,0 0,8z', c.white, 1.8) +
              many(10, i => flat(oval(-24 + i * 5.4, -8 - ((i * 5) % 11), 3, 1.5, 6, i), c.husk)),
            c.yamabuki,
            pat('kikko'),
          ),
        ) +
        at(0, 0, ink('132,62 112,100', 4, 'none') + ink('142,66 120,102', 4, 'none')),
    ),
  bather: () =>
    gold(
      steam(100, 122, 66, 3, 11).replaceAll(c.white, c.sea) +
        shape(
          '46,130 60,122 100,118 140,122 154,130 148,158 126,172 74,172 52,158z',
          c.sea,
          2.2,
          fade('indigo', 'u'),
        ) +
        many(3, i =>
          ink(
            `${62 + i * 6},${136 + i * 10} 92,${132 + i * 10} ${138 - i * 6},${137 + i * 10}`,
            2,
            'both',
            c.white,
          ),
        ) +
        each(
          [
            [50, 142, 15],
            [66, 164, 14],
            [94, 174, 15],
            [124, 168, 14],
            [148, 146, 15],
          ] as const,
          ([x, y, r]) => shape(oval(x, y, r, r * 0.72), c.ash, 2, fade('indigo', 'u')),
        ),
    ),
  chatterbox: () => gold(talk(72, 112, 0.86, true, false) + talk(128, 116, 0.84, false, true)),
  collector: () =>
    gold(
      at(
        100,
        128,
        shape('-44,40 -50,0 -30,-22 30,-22 50,0 44,40 20,48 -20,48z', c.plum, 2.3, pat('asanoha')) +
          shape('-6,-22 -44,-44 -22,-54 0,-28 24,-56 44,-42 6,-22z', c.vermilion, 2.1) +
          shape(oval(0, -22, 11, 9), c.vermilion, 2),
      ) +
        many(4, i =>
          at(
            46 + i * 36,
            178 - 10 * Math.sin((i / 3) * 3.14) + 8,
            `<circle r="14" fill="var(--paper)" stroke="var(--line)" stroke-width="1.6"/><g ` +
              `color="var(--line)">${Object.values(crests)[i]}</g>`,
            0.94,
          ),
        ),
    ),
  paddy: (seals = sections.paddy) => window('paddy', 180, seals),
  mountain: (seals = sections.mountain) => window('mountain', 330, seals),
  sea: (seals = sections.sea) => window('sea', 190, seals),
}
