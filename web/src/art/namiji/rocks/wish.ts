// What a rock card asks for, drawn: a plaque with a number and a picture.
import { at, many, oval, rect } from '../../../svg/compose'
import { ink, rod, shape } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { offeringArt } from '../catch'
import { marks } from '../marks'
import { type Sight } from '../panoramas/index'

/** The plaque: how many, of what. */
export const wish = (count: string, picture: string) =>
  at(
    100,
    184,
    '<rect x="-84" y="-33" width="168" height="66" rx="9" fill="var(--k-foam)" ' +
      'stroke="var(--line)" stroke-width="2.2"/>' +
      `<text x="-57" y="13" text-anchor="middle" font-size="${count.length > 2 ? 28 : 36}" ` +
      `fill="var(--sign-dark)">${count}</text>` +
      at(26, 0, picture),
  )

/** A crate of 3 × 4 cells; `full` says which are filled. */
export const crate = (full: (row: number, column: number) => boolean, hue: Hue = 'vermilion') => {
  const cell = (i: number) => {
    const [row, column] = [Math.floor(i / 4), i % 4]
    return rect(-33 + column * 16.8, -25 + row * 16.8, 14.6, 14.6, full(row, column) ? c[hue] : c.husk, 'rx="2.5"')
  }
  return (
    '<rect x="-37" y="-29" width="74" height="58" rx="4" fill="var(--wood)" ' +
    'stroke="var(--line)" stroke-width="2"/>' +
    many(12, cell)
  )
}

const grounds = { dolphin: 'sea', octopus: 'plum', whale: 'indigo' } as const
/** A section of a panorama, small: a card with its sight. */
export const section = (sight: Sight) =>
  '<rect x="-20" y="-27" width="40" height="54" rx="3" fill="var(--white)" ' +
  'stroke="var(--line)" stroke-width="2"/>' +
  rect(-16, -23, 32, 46, c[grounds[sight]]) +
  rect(-16, 8, 32, 15, c.sea) +
  rect(-16, 8, 32, 15, pat('seigaiha')) +
  `<g ` +
  `style="color:var(--sign);--g:var(--${grounds[sight]})">${at(0, -2, marks[sight].art, 0.72)}</g>`

/** An offering, and the whirlpool that takes it. */
export const given = () =>
  at(-18, 0, offeringArt(), 0.56) + at(26, 2, `<g style="color:var(--indigo)">${marks.whirlpool.art}</g>`, 1.15)

const bowlSign = () =>
  shape('-24,-2* -20,16 -9,22 9,22 20,16 24,-2*z', c.vermilion, 2, fade('deep', 'u')) +
  shape('-24,-2 -16,-14 0,-18 16,-14 24,-2 0,4z', c.white, 1.9) +
  ink('10,-30 -2,-10', 2.6, 'none') +
  ink('18,-28 6,-10', 2.6, 'none')
/** Two bowls. */
export const feast = () => at(-20, 2, bowlSign(), 0.94) + at(30, 4, bowlSign(), 0.94)

/** A hook and a lantern: gear. */
export const gear = () =>
  at(
    -26,
    -6,
    rod('0,-20 0,10 -8,22 -20,18 -22,6', t => 4 - t, c.ash, 1.4) +
      shape('-29,10* -22,-6* -15,10*z', c.ash, 1.6) +
      shape(oval(0, -22, 5.4, 5.4, 8), c.vermilion, 1.8),
  ) +
  at(
    22,
    26,
    shape('-14,0* 14,0* 9,-8* -9,-8*z', c.ash, 1.6) +
      rect(-4, -20, 8, 13, c.ash) +
      shape('-10,-36* 10,-36* 10,-20* -10,-20*z', c.yamabuki, 1.8) +
      shape('-20,-34* 0,-50* 20,-34*z', c.ash, 1.9),
    1.04,
  )
