// What every dish stands on and in.
import { each, oval, rect } from '../../svg/compose'
import { flat, ink, shape, strip } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, grain, pat } from '../../svg/print'

/** The table: a tinted ground with a pattern above and the board's edge below; the same for all dishes. */
export const table = (hue: Hue, p: Parameters<typeof pat>[0] = 'seigaiha') =>
  rect(0, 0, 200, 222, c.sky) +
  rect(0, 0, 200, 150, fade(hue)) +
  rect(0, 0, 200, 150, pat(p, 'l')) +
  rect(0, 150, 200, 72, c.wood) +
  rect(0, 150, 200, 72, fade('yamabuki', 'd')) +
  rect(0, 150, 200, 72, grain) +
  ink('0,150 60,149.4 140,150.4 200,150', 1.6, 'none')

/** What a thing throws on the table. */
export const shadow = (x: number, y: number, rx: number, ry: number) =>
  flat(oval(x, y, rx, ry), c.line, 'opacity=".22"')

/** A bowl seen from a little above: rim, inside, body, foot. `inside` is clipped by nothing: keep it small. */
export function bowl(
  x: number,
  y: number,
  rx: number,
  h: number,
  fill: string,
  inside: string,
  rimFill = c.white,
  over = '',
): string {
  const ry = rx * 0.3
  return (
    shadow(x + 4, y + h + 2, rx * 0.8, 7) +
    shape(
      `${x - rx * 0.42},${y + h - 5}* ${x + rx * 0.42},${y + h - 5}* ` +
        `${x + rx * 0.36},${y + h + 4} ${x - rx * 0.36},${y + h + 4}z`,
      fill,
      1.6,
    ) +
    shape(
      `${x - rx},${y}* ${x - rx * 0.93},${y + h * 0.45} ${x - rx * 0.5},${y + h * 0.9} ` +
        `${x},${y + h} ${x + rx * 0.5},${y + h * 0.9} ${x + rx * 0.93},${y + h * 0.45} ` +
        `${x + rx},${y}*z`,
      fill,
      2.2,
      over,
    ) +
    shape(oval(x, y, rx, ry, 14), rimFill, 2) +
    shape(oval(x, y + 1.5, rx * 0.9, ry * 0.84, 14), c.line, 0) +
    inside +
    ink(
      `${x - rx * 0.78},${y + h * 0.5} ${x - rx * 0.55},${y + h * 0.76} ` + `${x - rx * 0.3},${y + h * 0.88}`,
      2,
      'both',
      c.white,
    )
  )
}

/** A pair of chopsticks, from the thick ends to the tips. */
export const sticks = (x1: number, y1: number, x2: number, y2: number, fill = c.vermilion) =>
  each(
    [0, 7],
    o =>
      strip(`${x1},${y1 + o} ${x2},${y2 + o * 0.6}`, t => 3.4 - t * 1.6, c.line) +
      strip(`${x1},${y1 + o} ${x2},${y2 + o * 0.6}`, t => 2.4 - t * 1.3, fill),
  )
