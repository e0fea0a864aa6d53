// Places a tooltip beside its element, clear of what must stay visible.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 10
const EDGE = 8

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The first free place above, below or beside an element, in the window and off all obstacles; null if none. */
export function placeTooltip(
  { left, top, right, bottom }: Box,
  [wide, tall]: [number, number],
  [room, high]: [number, number],
  obstacles: readonly Box[],
): { x: number; y: number } | null {
  const within = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(all - size - EDGE, at))
  const middle = within((left + right - wide) / 2, wide, room)
  const level = within((top + bottom - tall) / 2, tall, high)
  const places = [
    [middle, top - tall - GAP],
    [middle, bottom + GAP],
    [right + GAP, level],
    [left - wide - GAP, level],
  ] as const
  const free = places.find(([x, y]) => {
    const box = { left: x, top: y, right: x + wide, bottom: y + tall }
    const inside = x >= 0 && y >= 0 && box.right <= room && box.bottom <= high
    return inside && !obstacles.some(each => overlap(box, each))
  })
  return free ? { x: free[0], y: free[1] } : null
}

/** What a tooltip never covers: the guide, and a dialog or sheet that its element does not belong to. */
export function obstaclesOf(element: Element): { dialogs: Box[]; questions: Box[] } {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter(each => !each.contains(element) && each.checkVisibility({ visibilityProperty: true }))
      .map(each => each.getBoundingClientRect())
  return {
    dialogs: boxes('dialog[open], [role=dialog], [data-guide]'),
    questions: boxes('[role=dialog] > header, [role=dialog] > footer, [data-question]'),
  }
}
