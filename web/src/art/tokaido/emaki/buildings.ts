// Houses in oblique projection: depth runs up and to the right, as in an emaki, without a vanishing point.
import { at, each, many, rect } from '../../../svg/compose'
import { n1, type P } from '../../../svg/geometry'
import { brush, flat, ink, shape } from '../../../svg/ink'
import { c, type Hue } from '../../../svg/palette'
import { fade, light } from '../../../svg/print'

const DEPTH: P = [0.62, -0.36]
const ring = (...pts: P[]) => 'M' + pts.map(p => `${n1(p[0])} ${n1(p[1])}`).join('L') + 'Z'
const fill = (d: string, hue: string, more = '') => `<path d="${d}" fill="${hue}"${more && ' ' + more}/>`

interface HouseLook {
  depth?: number
  rise?: number
  wall?: number
  roof?: 'tiles' | 'thatch'
}

/** A gabled house; x,y is the left end of its front eave. */
export function house(x: number, y: number, w: number, look: HouseLook = {}): string {
  const { depth = 60, rise = 22, wall = 20, roof = 'tiles' } = look
  const [dx, dy, inset] = [DEPTH[0] * depth, DEPTH[1] * depth, 4]
  const [left, right]: [P, P] = [
    [x, y],
    [x + w, y],
  ]
  const [ridge1, ridge2]: [P, P] = [
    [x + dx / 2, y + dy / 2 - rise],
    [x + w + dx / 2, y + dy / 2 - rise],
  ]
  const back: P = [x + w + dx, y + dy]
  const sag = rise * 0.16
  const slope = (a: P, b: P) =>
    `Q${n1((a[0] + b[0]) / 2 + sag * 0.5)} ${n1((a[1] + b[1]) / 2 + sag)} ${n1(b[0])} ${n1(b[1])}`
  const courses = Math.max(4, Math.round(w / 7))
  const tiles = many(courses - 1, i => {
    const k = (w * (i + 1)) / courses
    return `M${n1(x + k)} ${n1(y)}${slope([x + k, y], [ridge1[0] + k, ridge1[1]])}`
  })
  const bays = Math.max(2, Math.round(w / 20))
  const post = (i: number) => x + inset + ((w - 2 * inset) * i) / bays
  const posts = many(bays + 1, i => `M${n1(post(i))} ${n1(y)}v${n1(wall)}`)
  const windows = many(Math.ceil(bays / 2), i =>
    ring(
      [post(i * 2) + 2, y + wall * 0.36],
      [post(i * 2 + 1) - 2, y + wall * 0.36],
      [post(i * 2 + 1) - 2, y + wall],
      [post(i * 2) + 2, y + wall],
    ),
  )
  const front =
    fill(windows, 'var(--lit)') + `<path d="${posts}" stroke="var(--timber)" stroke-width="1.6" fill="none"/>`
  const top =
    `M${n1(x)} ${n1(y)}${slope(left, ridge1)}L${n1(ridge2[0])} ` + `${n1(ridge2[1])}${slope(ridge2, right)}Z`
  const beams =
    brush(
      [
        [ridge1[0] - 3, ridge1[1]],
        [(ridge1[0] + ridge2[0]) / 2, ridge1[1] + 0.6],
        [ridge2[0] + 3, ridge2[1]],
      ],
      5,
      'none',
      12,
    ) +
    brush(
      [
        [x - 2, y],
        [x + w + 2, y],
      ],
      2.4,
      'both',
      16,
    )
  return (
    fill(
      ring(
        [x + w - inset, y],
        [back[0] - inset, back[1] + 2],
        [back[0] - inset, back[1] + wall],
        [x + w - inset, y + wall],
      ),
      'var(--wall-low)',
    ) +
    fill(
      ring([x + w - inset, y], [ridge2[0] - inset, ridge2[1] + 4], [back[0] - inset, back[1] + 2]),
      'var(--wall)',
    ) +
    fill(
      ring([x + inset, y], [x + w - inset, y], [x + w - inset, y + wall], [x + inset, y + wall]),
      'var(--wall)',
    ) +
    (wall > 8 ? front : '') +
    fill(
      ring(ridge2, [ridge2[0] - 3, ridge2[1] + 1], [back[0] - 5, back[1] + 1.4], [back[0] - 3, back[1] - 0.4]),
      'var(--line)',
      'opacity=".8"',
    ) +
    fill(top, light(roof)) +
    `<path d="${tiles}" fill="none" stroke="var(--line)" stroke-width=".7" ` +
    `opacity="${roof === 'tiles' ? 0.5 : 0.28}"/>` +
    fill(beams, c.line)
  )
}
/** A row of houses: left end of the eave, and width. */
export const row = (list: readonly (readonly [x: number, y: number, w: number])[], look: HouseLook) =>
  each(list, ([x, y, w]) => house(x, y, w, look))

/** One swept roof of a pagoda, gate or keep, seen from the front. */
export const swept = (x: number, y: number, w: number, h: number) =>
  fill(
    `M${n1(x - w / 2)} ${n1(y)}q${n1(w * 0.2)} ${n1(-h * 0.15)} ${n1(w * 0.3)} ` +
      `${n1(-h)}h${n1(w * 0.4)}q${n1(w * 0.1)} ${n1(h * 0.85)} ${n1(w * 0.3)} ${n1(h)}` +
      `q${n1(-w * 0.06)} ${n1(h * 0.14)} ${n1(-w * 0.12)} ` +
      `${n1(h * 0.1)}h${n1(-w * 0.76)}q${n1(-w * 0.06)} ${n1(h * 0.04)} ${n1(-w * 0.12)} ` +
      `${n1(-h * 0.1)}z`,
    'var(--roof-low)',
    'stroke="var(--line)" stroke-width=".8"',
  )

/** A storehouse: white plaster, a dark foot, one small window. */
export const storehouse = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    rect(-24, -34, 48, 34, c.white) +
      rect(-24, -34, 48, 34, fade('haze', 'u')) +
      rect(-24, -11, 48, 11, 'var(--roof-low)') +
      `<path d="M-24-11L-16 0M-12-11L-4 0M0-11L8 0M12-11L20 0M-16-11L-24 0M-4-11L-12 0M8-11L0 ` +
      `0M20-11L12 0" stroke="var(--white)" stroke-width=".9" opacity=".7"/>` +
      rect(-6, -28, 12, 10, 'var(--lit)', 'stroke="var(--line)" stroke-width="1.2"') +
      shape('-32,-32* -26,-46 -14,-52* 14,-52* 26,-46 32,-32*z', 'var(--roof-low)', 1.6) +
      ink('-15,-52 15,-52', 3.4, 'none') +
      ink('-24,-33 -24,0', 1.3) +
      ink('24,-33 24,0', 1.3),
    k,
  )

/** The fire watch: a ladder tower with a bell. */
export const watchtower = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    '<path d="M-9 0L-6-66M9 0L6-66M-8-14L7-28M8-14L-7-28M-7-34L6-48M7-34L-6-48" ' +
      'stroke="var(--timber)" stroke-width="2.4" fill="none"/>' +
      rect(-12, -78, 24, 13, 'var(--wall)', 'stroke="var(--line)" stroke-width="1.2"') +
      flat('-3,-76 3,-76 4,-68 -4,-68z', c.yamabuki) +
      swept(0, -78, 38, 12),
    k,
  )

/** A shop banner on a pole. */
export const banner = (x: number, y: number, h: number, hue: Hue) =>
  at(
    x,
    y,
    rect(-1, -h, 2, h, 'var(--timber)') +
      shape(`1,${-h + 2}* 13,${-h + 3}* 12,${-h * 0.3}* 1,${-h * 0.28}*z`, c[hue], 1.1) +
      `<circle cx="7" cy="${n1(-h * 0.78)}" r="3" fill="var(--sign)"/><path d="M4 ` +
      `${n1(-h * 0.62)}H10M4 ${n1(-h * 0.52)}H10" stroke="var(--sign)" stroke-width="1.4"/>`,
  )

/** A paper lantern, with the light it throws at night. */
export const lantern = (x: number, y: number) =>
  at(
    x,
    y,
    `<circle cy="13" r="46" fill="${light('lamp')}"/>` +
      shape('-5,3 5,3 9,12 5,22 -5,22 -9,12z', 'var(--lantern)', 1.4) +
      '<path d="M-7.4 8H7.4M-8 12.5H8M-7.4 17H7.4" stroke="var(--line)" stroke-width=".8" ' +
      'opacity=".6"/>' +
      rect(-5, 1, 10, 3, c.line) +
      rect(-5, 21, 10, 3, c.line),
  )

const noren = 'M42 6H96V31Q88 33 79 31V20H77V31Q69 33 60 31V20H58V31Q50 33 42 31Z'
const crest = 'M69 12a6 6 0 1 1 0 12a6 6 0 1 1 0-12Zm0 3.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z'
/** An inn: two storeys behind the road, a noren at its door, lanterns under the eaves; 0,0 on the road. */
export const inn = () =>
  at(
    -84,
    -74,
    house(16, -34, 104, { depth: 66, rise: 26, wall: 24 }) +
      house(0, 4, 150, { depth: 74, rise: 15, wall: 40 }) +
      fill(noren, 'var(--k-vermilion)') +
      fill(crest, 'var(--sign)') +
      lantern(14, 8) +
      lantern(120, 8),
  )

/** A sitting mat for one who waits at an inn. */
export const mat = () =>
  shape('-15,-5* 12,-6.4* 16,5* -12,6.4*z', 'var(--thatch)', 1.5) +
  flat('-15,-5* -10,-5.3* -7,6* -12,6.4*z', c.indigo) +
  flat('7,-6.2* 12,-6.4* 16,5* 11,5.3*z', c.indigo) +
  ink('-9,-1.4 8,-2.4', 0.8) +
  ink('-8,2 10,1', 0.8)
