// Travelers: the orphan, the geisha, the street entertainer.
import { at, many, oval } from '../../../kit/compose'
import { flat, ink, shape, strip } from '../../../kit/ink'
import { c, type Hue } from '../../../kit/palette'
import { fade, pat } from '../../../kit/print'
import { bust, ground, H, hand, head, over } from './figure'
import { bun, cap, clip } from './hair'

export const satsuki = () =>
  ground('rose', 'asanoha') +
  at(0, 18, bust('vermilion', { collar: 'yamabuki', inner: 'white', pattern: 'kanoko', narrow: 22 })) +
  at(
    100,
    96,
    shape('-32,14 -35,-16 -24,-42 2,-52 28,-44 40,-16 38,22 26,30 20,10 -24,18z', c.line, 1.4) +
      head({
        skin: c.skin,
        brow: 1.3,
        lips: c.vermilion,
        rouge: true,
        round: true,
        smile: 1,
        lash: 2.6,
        noEar: true,
      }) +
      shape('-26,-6 -28,-26 -14,-46 8,-48 30,-34 36,-6 34,20 26,20 24,-6 20,-15 -2,-14 -20,-12z', c.line, 1) +
      many(5, i => ink(`${-18 + i * 9},-16 ${-12 + i * 8},-36 ${2 + i * 4},-44`, 0.9, 'both', c.ash)) +
      shape('18,-38 30,-52 36,-40 26,-34z', c.vermilion, 1.5) +
      shape('20,-36 36,-34 34,-24 24,-28z', c.vermilion, 1.5),
    1.06,
  ) +
  shape('140,182* 164,178* 166,200* 142,202*z', c.indigo, 1.3, pat('shima')) +
  at(
    90,
    176,
    shape('-30,-12* -26,8 -12,18 12,18 26,8 30,-12*z', c.indigo, 2.1, pat('seigaiha')) +
      shape('-28,-12 -24,-26 -8,-34 10,-33 24,-25 28,-12 0,-6z', c.white, 1.8) +
      many(7, i => flat(oval(-16 + i * 5, -18 - ((i * 5) % 9), 2.6, 1.3, 6, i), c.husk)) +
      ink('-24,4 -16,12', 1.6, 'both', c.white),
  ) +
  hand(62, 182, 70, 0.8) +
  hand(118, 182, -70, 0.8)

export const sasayakko = () =>
  ground('vermilion', 'seigaiha') +
  at(
    8,
    22,
    bust('line', { collar: 'vermilion', inner: 'rose', narrow: 6, skin: c.white }) +
      many(6, i => clip(28 + i * 8, 214 - i * 8, i % 2 ? 'rose' : 'white', 1.2)) +
      many(4, i => clip(150 + i * 9, 176 + i * 10, i % 2 ? 'white' : 'rose', 1.2)) +
      over(bun(38, -30, 20, 16, -0.5) + shape('16,-6 40,-18 50,2 40,18 26,14z', c.line, 1)) +
      H({ skin: c.white, brow: 1.5, lips: c.vermilion, lash: 2.6, rouge: true, noEar: true }) +
      over(
        cap +
          bun(8, -56, 26, 14, -0.1) +
          strip('-8,-49 24,-47', () => 3.2, c.vermilion) +
          [
            [-34, -62, 50, -52],
            [-30, -70, 48, -64],
          ]
            .map(
              ([a, b, e, f]) =>
                strip(`${a},${b} ${e},${f}`, () => 2.4, c.line) +
                strip(`${a},${b} ${e},${f}`, () => 1.3, c.yamabuki),
            )
            .join('') +
          clip(-18, -40, 'rose', 1.5) +
          clip(-27, -30, 'white', 1.2) +
          many(
            3,
            i =>
              ink(`${-30 + i * 5},-26 ${-32 + i * 5},-6`, 1.1, 'none', c.yamabuki) +
              flat(oval(-32 + i * 5, -5, 2.2, 2.6, 6), c.rose),
          ),
      ) +
      at(
        52,
        184,
        many(9, i =>
          at(
            0,
            0,
            strip('0,0 0,-54', t => 1 + t * 6.4, c.line) +
              strip('0,-2 0,-53', t => 0.6 + t * 5.6, i % 2 ? c.yamabuki : c.white),
            1,
            -78 + i * 15,
          ),
        ) + `<circle r="4" fill="var(--line)"/>`,
        1,
        -14,
      ) +
      hand(56, 188, 10),
    0.92,
  )

export const umegae = () =>
  ground('yamabuki', 'shippo') +
  at(
    112,
    92,
    shape(oval(0, 0, 90, 84, 18), c.vermilion, 2.4) +
      shape(oval(0, 0, 66, 61, 16), c.white, 1.6) +
      shape(oval(0, 0, 46, 42, 14), c.vermilion, 1.6) +
      many(20, i =>
        ink(`0,0 ${(Math.cos(i * 0.314) * 88).toFixed(1)},${(Math.sin(i * 0.314) * 82).toFixed(1)}`, 1.1, 'none'),
      ),
  ) +
  bust('plum', { collar: 'yamabuki', inner: 'white', pattern: 'kikko' }) +
  strip('152,226 120,100', () => 4, c.line) +
  strip('152,226 120,100', () => 2.6, c.wood) +
  over(shape('20,0 36,-14 46,6 44,40 34,54 28,30z', c.line, 1)) +
  H({ brow: 1.6, lips: c.vermilion, lash: 2.4, rouge: true, smile: 1.4, noEar: true }) +
  over(cap + bun(18, -54, 17, 13, 0.3) + clip(-16, -42, 'rose', 1.7) + clip(2, -48, 'white', 1.4)) +
  hand(146, 196, -10) +
  [
    [34, 146, 'vermilion'],
    [30, 104, 'white'],
    [50, 66, 'indigo'],
  ]
    .map(
      ([x, y, h]) =>
        shape(oval(x as number, y as number, 13, 13, 9), c[h as Hue], 2, fade('white', 'd')) +
        ink(
          `${(x as number) - 11},${y} ${x},${(y as number) + 5} ${(x as number) + 11},${y}`,
          1.6,
          'none',
          c.yamabuki,
        ),
    )
    .join('') +
  hand(38, 186, -40)
