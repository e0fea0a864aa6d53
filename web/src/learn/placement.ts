// Places the guide where it covers the least.
import { SMALL } from '../styles/breakpoints'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What should stay visible, and how much that matters. */
export interface WeightedBox extends Box {
  weight: number
}

const EDGE = 12
const SQUARE = 0.8

const common = (from: number, long: number, other: number, longer: number) =>
  Math.max(0, Math.min(from + long, other + longer) - Math.max(from, other))

const covered = (a: Box, b: Box) =>
  common(a.left, a.width, b.left, b.width) * common(a.top, a.height, b.top, b.height)

/** The first of some places that covers the least weight. */
export function leastCovering<T extends Box>(places: readonly T[], sights: readonly WeightedBox[]): T {
  const cost = (place: T) => sights.reduce((sum, sight) => sum + sight.weight * covered(place, sight), 0)
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))]!
}

/** Move the guide away from spaces that can be reached, sheets, and what it points at. */
export function placeGuide(speaker: HTMLElement, pointed: readonly DOMRect[]): void {
  const { offsetWidth: width, offsetHeight: height } = speaker
  const board = document.querySelector('main section[tabindex]')?.getBoundingClientRect()
  const right = innerWidth - width - EDGE
  const bottom = innerHeight - height - EDGE
  const middle = board && [board.left + (board.width - width) / 2, board.top + (board.height - height) / 2]
  const round = board && board.height > SQUARE * board.width // the middle of such a board is empty
  const places = (
    innerWidth <= SMALL
      ? [
          [EDGE, 62],
          [EDGE, bottom],
        ]
      : [...(middle && round ? [middle] : []), [18, 132], [right, bottom], [EDGE, bottom]]
  ).map(([left, top]) => ({ left: left!, top: top!, width, height }))
  const rects = (what: string) => [...document.querySelectorAll(what)].map(each => each.getBoundingClientRect())
  const heavy = (weight: number) => (box: DOMRect) => ({
    left: box.left,
    top: box.top,
    width: box.width,
    height: box.height,
    weight,
  })
  const place = leastCovering(places, [
    ...pointed.map(heavy(4)),
    ...rects('main button[data-space]').map(heavy(2)),
    ...rects('main [role=dialog]').map(heavy(1)),
  ])
  speaker.style.left = `${place.left}px`
  speaker.style.top = `${place.top}px`
}
