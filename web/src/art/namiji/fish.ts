// Nine fish: three forms in three colours.
import { at, disc, each, many, oval } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, type Pattern } from '../../svg/print'

/** As the tokens name them. */
export type Colour = 'blue' | 'orange' | 'green'

/** As the tokens number them: 1 slim, 2 round, 3 flat. */
export type Form = 'slim' | 'round' | 'flat'
/** In the order of their numbers. */
export const forms: Form[] = ['slim', 'round', 'flat']

/** A fish of the school. */
export interface Fish {
  colour: Colour
  form: Form
}

/** The fish of an id such as "blue-1". */
export const fishOf = (id: string): Fish => {
  const [colour, form] = id.split('-')
  return { colour: colour as Colour, form: forms[Number(form) - 1]! }
}

/** The inks and the cloth of each colour. */
export const dye: Record<Colour, { body: Hue; low: Hue; fin: Hue; ground: Hue; cloth: Pattern }> = {
  blue: { body: 'indigo', low: 'sea', fin: 'indigo', ground: 'sea', cloth: 'seigaiha' },
  orange: { body: 'vermilion', low: 'persimmon', fin: 'vermilion', ground: 'persimmon', cloth: 'kanoko' },
  green: { body: 'pine', low: 'moss', fin: 'pine', ground: 'moss', cloth: 'asanoha' },
}

/** The sign of a colour, for eyes that do not tell colours: a pearl, a star, a leaf. Box -10..10. */
export const sign: Record<Colour, string> = {
  blue: `<circle r="6.6" fill="var(--indigo)"/>`,
  orange:
    `<path d="M0-9.4L2.5-3.3 9-2.9 4 1.3 5.7 7.6 0 4.1-5.7 7.6-4 1.3-9-2.9-2.5-3.3Z" ` +
    `fill="var(--vermilion)"/>`,
  green:
    `<path d="M-7 8C-10-3 0-10 8.6-8.6C10 1 3 9.6-4.4 6.6L-6 9.4L-8.4 8.6Z" ` +
    `fill="var(--pine)"/><path d="M-5 6L4-4" stroke="var(--white)" stroke-width="1.4"/>`,
}

/** An eye with its white. */
export const eye = (x: number, y: number, r = 6) =>
  shape(oval(x, y, r, r, 8), c.white, 1.5) +
  `<circle cx="${x + r * 0.15}" cy="${y}" r="${r * 0.5}" fill="var(--line)"/>`

interface Dyes {
  fill: string
  over: string
  fin: string
}

/** A saury: a long blade. */
const slim = ({ fill, over, fin }: Dyes) =>
  at(
    0,
    0,
    shape('-33,0 -50,-15 -44,0 -50,15z', fin, 1.8) +
      shape('-6,-10* -16,-22* -1,-18* 8,-11*z', fin, 1.5) +
      shape('-8,9* -16,19* -2,16* 6,9*z', fin, 1.5) +
      each(
        [
          [-24, -8],
          [-30, -6],
          [-24, 8],
          [-30, 6],
        ] as const,
        ([x, y]) => flat(`${x},${y} ${x - 5},${y * 1.7} ${x + 3},${y}z`, fin),
      ) +
      shape('-38,0 -20,-9 6,-13 28,-10 42,-4 53,-1* 42,5 26,10 2,12 -20,8z', fill, 2.4, over) +
      flat('-34,3 0,4 30,4 50,1 42,5 26,10 2,12 -20,8z', c.white, 'opacity=".85"') +
      ink('-34,1 0,0 26,1', 2.2, 'both', fin) +
      ink('26,-9 22,-1 25,8', 1.9) +
      eye(34, -3, 4.6) +
      ink('53,-1 44,2 40,2', 1.6),
    0.98,
    -24,
  )

/** A puffer: a ball of thorns. */
const round = ({ fill, over, fin }: Dyes) =>
  many(15, i => {
    const a = (i / 15) * 6.283 + 0.2
    const [x, y] = [Math.cos(a), Math.sin(a)]
    return strip(`${x * 27 - 2},${y * 25} ${x * 40 - 2},${y * 37}`, t => 3.4 * (1 - t) + 0.4)
  }) +
  shape('-26,-2 -42,-15 -46,0 -42,14z', fin, 1.8) +
  shape('-14,-26* -20,-39* -4,-36* 2,-27*z', fin, 1.5) +
  shape(oval(-1, 0, 31, 29, 12), fill, 2.5, over) +
  flat('-30,4 -16,9 4,10 28,6 24,18 8,28 -10,27 -24,18z', c.white, 'opacity=".9"') +
  many(7, i => disc(-18 + ((i * 17) % 34), -19 + ((i * 11) % 20), 2 + (i % 3) * 0.9, c.white, 'opacity=".8"')) +
  shape('-2,4 -14,0 -14,14 -3,12z', fin, 1.6) +
  eye(14, -5, 7.6) +
  shape('29,0 38,-3 38,4 32,7z', c.rose, 1.7)

/** A flounder: a leaf with a fringe, both eyes on one side. */
const flatfish = ({ fill, over, fin }: Dyes) =>
  shape('-34,0 -26,-24 0,-40 24,-32 40,-10 42,2 38,14 22,33 -2,40 -28,24z', fin, 2) +
  many(12, i => {
    const a = -2.7 + i * 0.2
    const [x, y] = [Math.cos(a), Math.sin(a)]
    return (
      ink(`${x * 27},${y * 25} ${x * 37},${y * 37}`, 1.3, 'both', c.white) +
      ink(`${x * 27},${-y * 25} ${x * 37},${-y * 37}`, 1.3, 'both', c.white)
    )
  }) +
  shape('-28,-7 -47,-17 -49,0 -47,17 -28,7z', fin, 1.9) +
  shape('-32,0 -22,-15 0,-24 24,-18 40,-4 43,3 36,12 20,20 -2,23 -22,14z', fill, 2.4, over) +
  each(
    [
      [-14, -8],
      [-4, -15],
      [8, -12],
      [-20, 5],
      [-6, 11],
      [8, 14],
      [18, 12],
      [2, 6],
      [-12, 2],
    ] as const,
    ([x, y], i) => disc(x, y, 2 + (i % 3) * 0.6, c.white, 'opacity=".6"'),
  ) +
  ink('-30,0 -6,2 22,1', 1.8, 'both', c.white) +
  eye(28, -8, 5.2) +
  eye(33, 4, 5.2) +
  ink('43,6 37,10 33,9', 1.8)

const swimmers: Record<Form, (d: Dyes) => string> = { slim, round, flat: flatfish }

/** A fish about 96 long, swimming to the right. */
export const fishArt = (colour: Colour, form: Form) => {
  const { body, low, fin } = dye[colour]
  return swimmers[form]({ fill: c[low], over: fade(body), fin: c[fin] })
}
