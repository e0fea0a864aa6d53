// Tokens of the sea: a fish on its cloth, a net of two, the night sea on the back. Cells are 100 square, middle at 0,0.
import { at, clipped, disc, many } from '../../svg/compose'
import { fade, pat } from '../../svg/print'
import { type Colour, dye, type Fish, fishArt, sign } from './fish'

const tile = (fill: string, more = '') =>
  `<rect x="-46.5" y="-46.5" width="93" height="93" rx="11" ` + `fill="${fill}"${more && ' ' + more}/>`
const edge = tile('none', 'stroke="var(--line)" stroke-width="2"')

const signAt = (colour: Colour) =>
  at(-33, -33, disc(0, 0, 11.4, 'var(--white)', 'stroke="var(--line)" stroke-width="1.3"') + sign[colour])

/** A fish token: paper, the colour wiped up from the foot, its cloth, its sign in the corner. */
export function token(f: Fish): string {
  const { ground, cloth } = dye[f.colour]
  const paper = tile('var(--white)') + tile(fade(ground, 'u')) + tile(pat(cloth))
  return paper + edge + at(0, 4, fishArt(f.colour, f.form), 0.88) + signAt(f.colour)
}

/** A net: two cells, the same fish twice under a mesh, a rope around; the second cell's middle is 100,0. */
export function net(f: Fish, id = `net-${f.colour}-${f.form}`): string {
  const bed = (fill: string) => `<rect x="-47" y="-47" width="194" height="94" rx="11" fill="${fill}"/>`
  const rope = (ink: string, w: number, dash = '') =>
    `<rect x="-45" y="-45" width="190" height="90" rx="10" fill="none" stroke="${ink}" ` +
    `stroke-width="${w}"${dash}/>`
  const mesh = many(15, i => {
    const [a, b] = [-134 + i * 22, -40 + i * 22]
    return `M${a}-47L${b} 47M${b}-47L${a} 47`
  })
  const fish = fishArt(f.colour, f.form)
  const inside =
    bed('var(--white)') +
    bed(fade(dye[f.colour].ground, 'u')) +
    at(-2, 4, fish, 0.86) +
    at(100, 4, fish, 0.86) +
    `<path d="${mesh}" fill="none" stroke="var(--line)" stroke-width="2.6" opacity=".55"/>` +
    `<path d="${mesh}" fill="none" stroke="var(--white)" stroke-width="1.3"/>`
  return (
    clipped(id, bed('#000'), inside) +
    rope('var(--line)', 6.4) +
    rope('var(--yamabuki)', 3.6, ' stroke-dasharray="7 3.4"') +
    signAt(f.colour)
  )
}

/** The back of a fish: night sea. */
export const fishBack = () =>
  tile('var(--indigo)') +
  tile(pat('seigaiha')) +
  tile(fade('deep'), 'opacity=".8"') +
  '<rect x="-39" y="-39" width="78" height="78" rx="7" fill="none" stroke="var(--white)" ' +
  'opacity=".8"/>' +
  edge

/** A token of the trap: a crustacean on a warm ground. */
export const trapToken = (art: string) =>
  tile('var(--white)') +
  tile(fade('persimmon', 'u'), 'opacity=".7"') +
  tile(pat('seigaiha')) +
  edge +
  at(0, 2, art, 0.86)
