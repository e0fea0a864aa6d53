// The octopus, in four sections.
import { at, each, many, oval, rect } from '../../../svg/compose'
import { rng, walk } from '../../../svg/geometry'
import { flat, ink, shape, strip } from '../../../svg/ink'
import { mist } from '../../../svg/mist'
import { c } from '../../../svg/palette'
import { fade } from '../../../svg/print'
import { sky, sun } from '../../nature/air'
import { skiff } from '../../nature/craft'
import { foam, ripples, swell } from '../../nature/water'

/** A tentacle: a tapering strip, its underside paler, a row of suckers, one key line each side. */
export function arm(s: string, w: number, side = 1): string {
  const f = (t: number) => w * (1 - t) ** 0.8 + 1.2
  const pts = walk(s, 3)
  let next = 6,
    run = 0
  const cups = pts
    .map((p, i) => {
      if (i) run += Math.hypot(p.x - pts[i - 1]!.x, p.y - pts[i - 1]!.y)
      if (run < next) return ''
      const r = f(p.t) * 0.34
      next = run + Math.max(4, r * 3.1)
      if (r < 0.8) return ''
      const o = f(p.t) * 0.56 * side
      const x = p.x - Math.sin(p.a) * o
      const y = p.y + Math.cos(p.a) * o
      return (
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${c.white}" ` +
        `stroke="var(--line)" stroke-width=".9"/><circle cx="${x.toFixed(1)}" ` +
        `cy="${y.toFixed(1)}" r="${(r * 0.4).toFixed(1)}" fill="${c.persimmon}"/>`
      )
    })
    .join('')
  return (
    strip(s, (t, _, i) => f(t) + 1.1 + 0.4 * Math.sin(i * 0.4), c.line) +
    strip(s, f, c.vermilion) +
    strip(s, t => f(t) * 0.42, c.plum, `opacity=".35" transform="translate(0 ${side > 0 ? -w * 0.3 : w * 0.3})"`) +
    cups
  )
}

/** From the boat it has caught to the arm that leaves the picture. */
export const octopus = () =>
  sky(800, 190, 'plum', 'persimmon') +
  mist(-20, 30, 240, 11, 2) +
  mist(520, 40, 280, 11, 5) +
  sun(120, 84, 24) +
  rect(0, 150, 800, 150, c.sea) +
  rect(0, 150, 800, 150, fade('indigo', 'u')) +
  rect(0, 148, 800, 40, fade('mist')) +
  ripples(0, 156, 800, 40, 7) +
  swell(-10, 186, 820, 310, { amp: 14, len: 76, seed: 4 }) +
  // the far arms, one with a jar, one empty, one that runs out of the picture
  at(
    718,
    112,
    shape('-15,-22 -21,4 -12,26 12,26 21,4 15,-22z', c.persimmon, 2, fade('wood', 'u')) +
      shape(oval(0, -22, 16, 5), c.line, 1.4) +
      ink('-18,-6 0,-3 18,-6', 2.2),
    1,
    14,
  ) +
  arm('480,214 560,164 630,104 690,66 742,76 756,112 732,136 700,128 694,108 708,100', 20, 1) +
  arm('440,214 350,176 276,118 276,60 322,36 352,64 336,92 314,84 318,70', 18, -1) +
  arm('530,230 610,208 668,178 720,190 764,172 816,182', 17, 1) +
  // mantle: a bag that leans back, the eyes on their own swellings, wrinkles and blotches, no shine
  shape(
    '396,236 398,204 408,186 402,168 410,152 426,146 424,120 438,80 470,50 514,36 556,46 ' +
      '584,80 586,122 566,150 570,168 562,184 572,206 576,236z',
    c.vermilion,
    2.6,
    fade('plum', 'd'),
  ) +
  (r =>
    many(22, () =>
      flat(oval(450 + r() * 116, 58 + r() * 70, 2 + r() * 6, 1.6 + r() * 3.4, 7, r() * 3), c.deep, 'opacity=".22"'),
    ))(rng(41)) +
  ink('446,86 466,66 494,54', 2.2, 'both', c.rose) +
  ink('452,100 474,78 510,66 540,68', 1.6, 'both', c.rose) +
  ink('440,140 470,150 510,150 550,140', 2) +
  ink('452,132 490,140 534,132', 1.4) +
  ink('470,122 492,126 514,122', 1.1) +
  ink('478,160 474,184 482,204', 1.6) +
  ink('506,160 512,184 504,204', 1.6) +
  each(
    [
      [430, 172, -0.25],
      [548, 168, 0.25],
    ] as const,
    ([x, y, r]) =>
      shape(oval(x, y, 19, 15, 10, r), c.yamabuki, 2.4) +
      ink(oval(x, y, 14, 10.5, 10, r), 1, 'none', c.wood) +
      flat(oval(x, y, 10, 3.6, 8, r), c.line) +
      strip(`${x - 21},${y - 5} ${x},${y - 17} ${x + 21},${y - 5}`, t => 3.4 * Math.sin(Math.PI * t) + 0.6, c.line),
  ) +
  ink('414,190 430,196 446,190', 1.6) +
  ink('532,188 548,192 564,186', 1.6) +
  // the boat it has caught, and the near arms, whose roots the next swell hides
  at(128, 168, skiff(0, 0, 1.35, 3), 1, -14) +
  arm('436,270 402,226 330,210 246,232 172,220 122,176 104,140 126,116 152,130 146,156 124,150', 20, 1) +
  arm('536,274 560,226 610,206 648,230 690,236 716,212 704,190 684,198 690,212', 18, 1) +
  arm('96,296 58,276 34,246 46,218 70,220 72,240 56,240', 13, 1) +
  foam(404, 238, 12, 4, 8) +
  foam(566, 240, 12, 6, 8) +
  swell(-10, 250, 820, 310, { amp: 18, len: 90, seed: 17, stripes: 2 }) +
  swell(-10, 276, 820, 310, { amp: 18, len: 84, seed: 23 })
