// Every breakpoint of the client, in pixels. Styles use them by name, as in `@media (--phone)` or `@container board (--phone)`.

/** Up to this width, a phone held upright. */
export const PHONE = 600
/** Up to this width, few things fit side by side. */
export const SMALL = 700
/** Up to this width, a sea chart shows a part of itself. */
export const CHART = 860
/** Up to this width, a replay stacks its parts. */
export const TABLET = 900
/** Up to this width, the story lies below the board. */
export const NARROW = 1000
/** From this width on, there is room beside the board. */
export const WIDE = 1280
/** Up to this height, a phone on its side. */
export const LOW = 500
/** Up to this height, a small laptop. */
export const SHORT = 640
/** Up to these widths, the panels of a board lie closer. */
const BOARD = { medium: 1260, wide: 1500 }
/** From these sizes on, large screens. */
const LARGE = { width: 1880, height: 980 }
const HUGE = 2200
const VAST = { width: 2400, height: 1200 }

const upTo = (width: number) => `(max-width: ${width}px)`
const above = (width: number) => `(min-width: ${width + 1}px)`

export const queries: Record<string, string> = {
  '--phone': upTo(PHONE),
  '--above-phone': above(PHONE),
  '--small': upTo(SMALL),
  '--chart': upTo(CHART),
  '--tablet': upTo(TABLET),
  '--above-tablet': above(TABLET),
  '--narrow': upTo(NARROW),
  '--board-medium': upTo(BOARD.medium),
  '--board-wide': upTo(BOARD.wide),
  '--low': `(max-height: ${LOW}px)`,
  '--above-low': `(min-height: ${LOW + 1}px)`,
  '--short': `(max-height: ${SHORT}px)`,
  '--large': `(min-width: ${LARGE.width}px) and (min-height: ${LARGE.height}px)`,
  '--huge': `(min-width: ${HUGE}px)`,
  '--vast': `(min-width: ${VAST.width}px) and (min-height: ${VAST.height}px)`,
}
