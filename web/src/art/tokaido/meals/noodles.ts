// Soba and udon.
import { at, each, many, oval } from '../../../svg/compose'
import { flat, ink, rod, shape, strip } from '../../../svg/ink'
import { c } from '../../../svg/palette'
import { fade, pat } from '../../../svg/print'
import { bowl, shadow, sticks, table } from '../../shared/table'

/** Noodles: a dark mound, then combed hanks, every strand a pale stroke on a dark one. */
const hank = (x: number, y: number, w: number, h: number, n: number, tilt: number) =>
  many(n, (i, t) => {
    const q =
      `${x - w * (1 - t * 0.25)},${y - h * t * 0.55} ` +
      `${x - w * 0.45},${y - h * (0.5 + t * 0.5)} ` +
      `${x + w * 0.2 + tilt},${y - h * (0.52 + t * 0.48)} ` +
      `${x + w * (0.8 - t * 0.2) + tilt},${y - h * t * 0.5 + 2} ` +
      `${x + w * 0.9 + tilt},${y + 6 - h * t * 0.4}`
    return ink(q, 4.6, 'both', '#55493a') + ink(q, 2.9, 'both', i % 3 ? '#b3a286' : '#cbbd9f')
  })

/** Buckwheat noodles on a tray, a cup of dipping sauce. */
export const soba = () =>
  table('moss', 'shima') +
  shadow(92, 192, 80, 10) +
  shape('16,146* 100,134 180,148* 164,186 96,200 28,184z', c.vermilion, 2.2, fade('line', 'u')) +
  shape('27,147* 100,138 168,149* 155,175 96,186 38,174z', c.yamabuki, 1.6) +
  many(11, i =>
    ink(
      `${36 + i * 12.4},${147 - (i < 6 ? i : 10 - i) * 1.4} ` +
        `${42 + i * 11},${176 + (i < 6 ? i : 10 - i) * 1.5}`,
      1,
      'none',
      c.wood,
    ),
  ) +
  bowl(
    158,
    92,
    28,
    34,
    c.indigo,
    flat(oval(158, 94, 23, 6), '#5b3a25') + flat(oval(152, 93, 7, 2), c.moss),
    c.white,
    pat('ichimatsu', 'l'),
  ) +
  hank(112, 156, 40, 34, 8, 8) +
  hank(74, 160, 38, 40, 9, -2) +
  hank(98, 172, 44, 44, 11, 4) +
  many(10, i =>
    at(
      84 + ((i * 13) % 36),
      124 + ((i * 7) % 18),
      strip('-5,-1 5,1', () => 1.7, i % 4 ? c.line : c.pine),
      1,
      ((i * 47) % 90) - 40,
    ),
  ) +
  sticks(18, 66, 122, 118, c.line)

/** A thick pale noodle. */
const noodle = (line: string) => rod(line, t => 3.6 - t * 0.4, c.white, 1.1)

/** Udon: thick noodles lifted from a blue bowl, a slice of naruto, fried tofu, leek. */
export const udon = () =>
  table('indigo', 'shippo') +
  bowl(
    100,
    122,
    80,
    66,
    c.indigo,
    flat(oval(100, 126, 70, 19), '#c79a55') +
      many(7, i =>
        noodle(
          `${42 + i * 7},${126 + (i % 3) * 4} ${62 + i * 9},${119 + (i % 4) * 4} ` +
            `${84 + i * 10},${129 + (i % 3) * 3}`,
        ),
      ) +
      shape('34,122 62,110 74,128 48,136z', c.yamabuki, 1.7, fade('persimmon', 'u')) +
      shape(oval(140, 124, 18, 9.4, 12), c.white, 1.7) +
      ink('140,124 145,121 140,119 132,123 138,128 149,125', 2, 'none', c.vermilion) +
      each(
        [
          [84, 134],
          [98, 138],
          [112, 135],
        ] as const,
        ([x, y]) => shape(oval(x, y, 5, 2.8, 8), c.moss, 1),
      ),
    c.white,
    pat('asanoha'),
  ) +
  many(5, i => noodle(`${84 + i * 7},${60 + (i % 2) * 3} ${80 + i * 8},84 ${86 + i * 6.6},104 ${82 + i * 8},124`)) +
  many(2, i => noodle(`${90 + i * 14},62 ${96 + i * 8},50 ${106 + i * 5},62`)) +
  sticks(182, 40, 74, 66, c.vermilion)
