// The keys of a sheet: arrows move between cards, Enter on the selected one confirms.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
type Thing = HTMLElement | SVGElement

/** The nearest box in a direction. */
export function nearestToward(
  from: DOMRect,
  way: readonly [number, number],
  boxes: readonly DOMRect[],
): number | undefined {
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
  const [x, y] = middle(from)
  let best: number | undefined
  let least = Infinity
  boxes.forEach((box, i) => {
    const [u, v] = middle(box)
    const ahead = (u - x) * way[0] + (v - y) * way[1]
    const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0])
    const far = ahead + 3 * aside
    if (ahead > 1 && far < least) [best, least] = [i, far]
  })
  return best
}

/** Handle the keys of a sheet. */
export function handleSheetKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const sheet = event.currentTarget
  const here = event.target as Thing
  const yes = sheet.querySelector<HTMLElement>('.yes')
  if (event.key === 'Enter' && here.matches('[data-pick][aria-pressed="true"]') && yes) {
    event.preventDefault()
    event.stopPropagation()
    return yes.click()
  }
  const way = ARROWS[event.key]
  if (!way || here instanceof HTMLInputElement) return
  const picks = [...sheet.querySelectorAll<Thing>('[data-pick]')]
  const things = picks.length ? picks : [...sheet.querySelectorAll<Thing>('footer button')]
  const at = things.indexOf(here)
  const boxes = things.map(each => each.getBoundingClientRect())
  const to =
    at < 0
      ? Math.max(
          0,
          things.findIndex(each => each.matches('[aria-pressed="true"]')),
        )
      : nearestToward(boxes[at]!, way, boxes)
  if (to === undefined || !things.length) return
  event.preventDefault()
  things[to]!.focus()
}
