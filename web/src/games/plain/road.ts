// Lays out any road: one leg a row, one mark for each kind of space.
import type { Mark } from '../../svg/mark'
import type { Way } from '../../api/wire/http'

type Space = Way['road'][number]

/** The legs of a road: each begins where everyone gathers. */
export function legsOf({ road, stops }: Way): Space[][] {
  const legs: Space[][] = []
  road.forEach((space, i) => {
    if (!legs.length || (stops.includes(space.kind) && i < road.length - 1)) legs.push([])
    legs.at(-1)!.push(space)
  })
  return legs
}

const GROUNDS = ['indigo', 'pine', 'persimmon', 'plum', 'water', 'moss', 'yamabuki', 'stone'] as const
const LIGHT = new Set<string>(['persimmon', 'water', 'yamabuki', 'moss'])
const OUTLINES = [
  '0,-25 18,-18 25,0 18,18 0,25 -18,18 -25,0 -18,-18z',
  '-21,-21* 21,-21* 21,21* -21,21*z',
  '0,-27* 27,0* 0,27* -27,0*z',
  '-13,-24* 13,-24* 26,0* 13,24* -13,24* -26,0*z',
]

/** A mark for each kind of space, distinguished by outline and ground, signed with a letter of its name. */
export function marksOf({ road, stops }: Way, nameOf: (kind: string) => string): Record<string, Mark> {
  const kinds = [...new Set(road.map(space => space.kind))]
  const letters = new Set<string>()
  return Object.fromEntries(
    kinds.map((kind, i) => {
      const ground = stops.includes(kind) ? 'vermilion' : GROUNDS[i % GROUNDS.length]!
      const name = [...nameOf(kind).toUpperCase()].filter(isLetter)
      const letter = name.find(each => !letters.has(each)) ?? name[0] ?? ''
      letters.add(letter)
      const art = `<text y="9" text-anchor="middle" font-size="26" font-weight="800" fill="currentColor">${letter}</text>`
      return [
        kind,
        { ground, sign: LIGHT.has(ground) ? 'dark' : 'light', outline: OUTLINES[i % OUTLINES.length]!, art },
      ]
    }),
  )
}

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
