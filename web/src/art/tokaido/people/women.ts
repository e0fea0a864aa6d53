// Travelers: the orphan, the geisha, the street entertainer.
import { at, disc, each, many, oval } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { bust, front, ground, hand, headOn, onHead } from './figure'
import { bun, cap, clip } from './hair'

/** The orphan with a bowl of rice, seen from the front. */
export const satsuki = () =>
  ground('rose', 'asanoha') +
  at(0, 18, bust('vermilion', { collar: 'yamabuki', inner: 'white', pattern: 'kanoko', narrow: 22 })) +
  at(
    100,
    98,
    shape('-38,26 -40,-14 -28,-42 0,-52 28,-42 40,-14 38,26 26,30 -26,30z', c.line, 1.4) +
      front({ skull: 'round', brow: 1.4, lips: c.vermilion, rouge: true, smile: 1.6, lash: 2.6, noEar: true }) +
      shape(
        '-29,24 -36,-10 -26,-38 0,-48 26,-38 36,-10 29,24 24,4 23,-12 12,-15 0,-14 -12,-15 ' + '-23,-12 -24,4z',
        c.line,
        1,
      ) +
      many(7, i => ink(`${-18 + i * 6},-16 ${-14 + i * 4.6},-34 ${-5 + i * 1.6},-44`, 0.9, 'both', c.ash)) +
      shape('20,-38 34,-54 42,-42 30,-34z', c.vermilion, 1.5) +
      shape('22,-36 42,-36 40,-24 28,-28z', c.vermilion, 1.5) +
      shape(oval(26, -36, 4, 4, 7), c.vermilion, 1.4),
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

/** The geisha with her fan. */
export const sasayakko = () =>
  ground('vermilion', 'seigaiha') +
  at(
    8,
    22,
    bust('line', { collar: 'vermilion', inner: 'rose', narrow: 6, skin: c.white }) +
      many(6, i => clip(28 + i * 8, 214 - i * 8, i % 2 ? 'rose' : 'white', 1.2)) +
      many(4, i => clip(150 + i * 9, 176 + i * 10, i % 2 ? 'white' : 'rose', 1.2)) +
      onHead(bun(38, -30, 20, 16, -0.5) + shape('16,-6 40,-18 50,2 40,18 26,14z', c.line, 1)) +
      headOn({ skin: c.white, brow: 1.5, lips: c.vermilion, lash: 2.6, rouge: true, noEar: true }) +
      onHead(
        cap +
          bun(8, -56, 26, 14, -0.1) +
          strip('-8,-49 24,-47', () => 3.2, c.vermilion) +
          each(
            [
              [-34, -62, 50, -52],
              [-30, -70, 48, -64],
            ] as const,
            ([a, b, e, f]) =>
              strip(`${a},${b} ${e},${f}`, () => 2.4, c.line) + strip(`${a},${b} ${e},${f}`, () => 1.3, c.yamabuki),
          ) +
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

/** A juggler's ball. */
const ball = (x: number, y: number, hue: Hue) =>
  at(
    x,
    y,
    shape(oval(0, 0, 13, 13, 9), c[hue], 2, fade('white', 'd')) + ink('-11,0 0,5 11,0', 1.6, 'none', c.yamabuki),
  )

/** The entertainer: hair down her back under a printed kerchief, laughing, a paper umbrella behind her. */
export const umegae = () =>
  ground('yamabuki', 'shippo') +
  at(
    116,
    86,
    shape(oval(0, 0, 92, 84, 18), c.indigo, 2.4) +
      shape(oval(0, 0, 66, 60, 16), c.white, 1.6) +
      shape(oval(0, 0, 44, 40, 14), c.indigo, 1.6) +
      many(20, i =>
        ink(`0,0 ${(Math.cos(i * 0.314) * 90).toFixed(1)},${(Math.sin(i * 0.314) * 82).toFixed(1)}`, 1.1, 'none'),
      ),
  ) +
  rod('156,226 122,96', () => 2.6, c.wood) +
  onHead(
    shape('14,-20 36,-26 46,-2 44,40 52,78 44,108 32,104 30,60 22,20z', c.line, 1.4) +
      many(3, i => ink(`${32 + i * 4},0 ${34 + i * 4},40 ${38 + i * 3},84`, 1, 'both', c.ash)) +
      strip('26,46 50,44', () => 4, c.vermilion),
  ) +
  bust('moss', { collar: 'vermilion', inner: 'white', pattern: 'kanoko' }) +
  rod('58,144 74,176 66,226', () => 4, c.vermilion) +
  rod('146,144 134,180 148,226', () => 4, c.vermilion) +
  headOn({ skull: 'round', nose: 'snub', eyes: 'wide', brow: 2, lash: 2.6, rouge: true, noEar: true }) +
  onHead(
    flat('-16,15 -9,14 -2,15 -4,23 -10,24z', '#6b2a20') +
      flat('-14,15.6 -9,15 -4,15.6 -5,18 -13,18z', c.white) +
      ink('-17,14.6 -9,13.6 -1,14.6', 1.6) +
      shape('20,-14 30,-12 34,10 30,28 26,12 22,0z', c.line, 1) +
      shape('-21,-16 -18,-24 -4,-24 12,-24 24,-14 10,-18 -6,-17z', c.line, 1) +
      shape('-24,-18 -26,-34 -12,-49 14,-52 34,-40 40,-20 30,-14 20,-24 2,-28 -14,-26z', c.white, 2) +
      each(
        [
          [-14, -34],
          [2, -40],
          [18, -38],
          [30, -28],
          [-2, -30],
        ] as const,
        ([x, y]) => disc(x, y, 4.4, c.vermilion),
      ) +
      shape('32,-24 50,-32 48,-20 54,-10 36,-14z', c.white, 1.6),
  ) +
  hand(148, 196, -10) +
  ball(34, 148, 'vermilion') +
  ball(28, 104, 'white') +
  ball(50, 62, 'plum') +
  hand(38, 188, -40)
