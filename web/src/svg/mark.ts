// Space marks: outline, ground and sign, each enough to tell spaces apart.
import { type Line } from './geometry'

/** A mark in a box of -28..28: its sign is drawn in currentColor, holes in var(--g), the ground. */
export interface Mark {
  ground: string
  sign: 'light' | 'dark'
  outline: Line
  art: string
}

/** A filled sign. */
export const solid = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
/** A sign of round-ended lines. */
export const lines = (d: string, w: number, ink = 'currentColor') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" ` +
  `stroke-linejoin="round"/>`
