// Shrimp, crabs, offerings, pots and rocks.
import { at, each, many, oval } from '../../svg/compose'
import { walk } from '../../svg/geometry'
import { flat, ink, rod, shape, strip } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade } from '../../svg/print'

/** A shrimp, curled. */
export const shrimpArt = () => {
  const spine = '30,-16 6,-26 -20,-14 -30,10 -18,30 2,34'
  const w = (t: number) => 14 * (1 - t) ** 0.55 + 2.5
  return (
    ink('34,-22 44,-42 20,-47 -14,-42 -40,-26', 1.8, 'end') +
    ink('36,-20 49,-32 46,-46', 1.6, 'end') +
    walk(spine, 9)
      .filter((_, i) => i > 1 && i < 10)
      .map(p =>
        ink(
          `${p.x - Math.sin(p.a) * -4},${p.y + Math.cos(p.a) * -4} ` +
            `${p.x + Math.sin(p.a) * w(p.t) * 1.9},${p.y - Math.cos(p.a) * w(p.t) * 1.9}`,
          2.6,
          'end',
        ),
      )
      .join('') +
    shape('0,26 14,22 24,32 12,34 26,42 8,46 -2,40z', c.vermilion, 1.9) +
    strip(spine, t => w(t) + 1.3, c.line) +
    strip(spine, w, c.persimmon) +
    strip(spine, t => w(t) * 0.5, c.white, 'opacity=".45"') +
    walk(spine, 10)
      .filter((_, i) => i > 2)
      .map(p =>
        ink(
          `${p.x - Math.sin(p.a) * w(p.t)},${p.y + Math.cos(p.a) * w(p.t)} ` +
            `${p.x + Math.cos(p.a) * 3},${p.y + Math.sin(p.a) * 3} ` +
            `${p.x + Math.sin(p.a) * w(p.t)},${p.y - Math.cos(p.a) * w(p.t)}`,
          3,
          'none',
          c.vermilion,
        ),
      )
      .join('') +
    shape('14,-36 34,-32 49,-14* 36,-4 16,-8 8,-22z', c.persimmon, 2.2, fade('vermilion')) +
    ink('30,-32 48,-26', 2, 'end') +
    `<circle cx="31" cy="-20" r="4" fill="var(--line)"/><circle cx="32" cy="-21.4" r="1.3" ` +
    `fill="var(--white)"/>`
  )
}

/** A crab's leg. */
const leg = (s: string) =>
  strip(s, t => 4.4 * (1 - t) + 1, c.line) + strip(s, t => 2.9 * (1 - t) + 0.3, c.vermilion)

const pincer = (flip: boolean) =>
  at(
    flip ? -30 : 30,
    -18,
    leg('-14,16 -2,12 4,2') + shape('2,6 -8,-6 -8,-20 2,-29* 3,-18* 9,-14* 12,-22* 15,-10 12,2z', c.vermilion, 2.2),
    1.06,
    0,
    flip,
  )

const legs = () =>
  leg('20,6 38,-2 46,10') + leg('22,14 40,10 45,24') + leg('20,20 36,22 38,36') + leg('14,24 26,32 24,44')

/** A crab, claws up. */
export const crabArt = () =>
  at(0, 0, legs()) +
  at(0, 0, legs(), 1, 0, true) +
  pincer(false) +
  pincer(true) +
  shape('-30,4 -26,-12 -12,-18 12,-18 26,-12 30,4 20,22 0,27 -20,22z', c.vermilion, 2.5, fade('persimmon', 'u')) +
  ink('-13,4 -6,10 0,5 6,10 13,4', 2) +
  many(
    5,
    i => `<circle cx="${-16 + i * 8}" cy="${-6 - (i % 2) * 3}" r="1.7" fill="var(--white)" ` + `opacity=".8"/>`,
  ) +
  each(
    [-8, 8],
    x =>
      ink(`${x * 0.8},-16 ${x},-26`, 2.6, 'none') +
      `<circle cx="${x}" cy="-27" r="4.2" fill="var(--line)"/><circle cx="${x + 1}" cy="-28.4" ` +
      `r="1.4" fill="var(--white)"/>`,
  )

/** An offering: two rice cakes and an orange on a cypress stand. */
export const offeringArt = () =>
  flat(oval(1, 43, 34, 5), c.line, 'opacity=".2"') +
  shape('-20,14* 20,14* 24,42* -24,42*z', c.wood, 2.1, fade('yamabuki')) +
  flat(oval(0, 27, 6.4, 7.4), c.line, 'opacity=".75"') +
  shape('-34,4* 34,4* 29,16* -29,16*z', c.yamabuki, 2.2, fade('wood', 'u')) +
  flat('-22,6* 22,6* 10,21* 0,12* -10,21*z', c.white) +
  ink('-22,6 -10,21 0,12 10,21 22,6', 1.5) +
  shape('-27,-4 -18,-15 18,-15 27,-4 19,6 -19,6z', c.white, 2.2, fade('haze', 'u')) +
  shape('-19,-18 -12,-26 12,-26 19,-18 12,-12 -12,-12z', c.white, 2.1, fade('haze', 'u')) +
  shape(oval(0, -33, 9.4, 8.6, 9), c.persimmon, 2, fade('vermilion', 'u')) +
  shape('0,-40 7,-48 14,-45 6,-40z', c.pine, 1.4)

/** A bamboo pot for crabs: woven staves, a dark mouth. */
export const potArt = () =>
  flat(oval(2, 43, 38, 6), c.line, 'opacity=".2"') +
  shape('-30,-18 -40,10 -30,40 0,46 30,40 40,10 30,-18z', c.wood, 2.4, fade('yamabuki')) +
  many(7, i => ink(`${-26 + i * 8.7},-16 ${-36 + i * 12},10 ${-27 + i * 9},42`, 2, 'none')) +
  many(
    4,
    i =>
      ink(
        `${-33 - (i === 1 || i === 2 ? 5 : 0)},${-6 + i * 13} 0,${1 + i * 13.4} ` +
          `${33 + (i === 1 || i === 2 ? 5 : 0)},${-6 + i * 13}`,
        3.4,
        'none',
        i % 2 ? c.yamabuki : c.persimmon,
      ) + ink(`${-33},${-3.6 + i * 13} 0,${3.6 + i * 13.4} ${33},${-3.6 + i * 13}`, 1.1, 'none'),
  ) +
  shape(oval(0, -20, 31, 12, 12), c.yamabuki, 2.2) +
  shape(oval(0, -19, 23, 7.6, 12), c.line, 1) +
  ink('-28,-24 -18,-42 18,-42 28,-24', 3, 'none', c.wood)

/** A rock with a straw rope and folded papers, standing in the sea. */
export const rockArt = (h: Hue = 'ash') => {
  const paper = (x: number) =>
    at(x, 14, shape('0,0* 9,0* 9,7* 5,7* 5,11* 11,11* 11,20* 6,20* 6,15* 0,15*z', c.white, 1.1))
  const strand = (i: number) => {
    const [x, y] = [-38 + i * 8.6, 2 + Math.sin(i / 2.6) * 6]
    return ink(`${x},${y} ${x + 4},${y + 7}`, 1.5, 'none', c.wood)
  }
  const lap = (i: number) => {
    const [x, y] = [-54 + i * 22, 42 + (i % 2) * 3]
    return ink(`${x},${y} ${x + 8},${y - 5} ${x + 18},${y}`, 2.4, 'both', c.sea)
  }
  return (
    shape('-46,40* -44,12 -34,-14 -20,-36 -4,-46 14,-40 28,-20 38,4 46,40*z', c[h], 2.4, fade('indigo', 'u')) +
    ink('-22,-30 -28,-6 -34,14', 1.8) +
    ink('6,-40 12,-18 10,-8', 1.8) +
    ink('28,14 32,30', 1.8) +
    ink('-12,20 -16,36', 1.6) +
    rod('-42,4 -20,10 8,10 36,0', () => 4.8, c.yamabuki, 1.6) +
    many(9, strand) +
    paper(-20) +
    paper(6) +
    many(5, lap)
  )
}
