// A timber bridge carrying the road over a canal.
import { roadY } from '../road'
import { each } from '../../../svg/compose'
import { n1, type P } from '../../../svg/geometry'
import { brush } from '../../../svg/ink'
import { fade } from '../../../svg/print'
import { swells } from './land'

const share = [-0.5, -0.25, 0, 0.25, 0.5]
const SPAN = 62
const rise = (t: number) => 5 * Math.cos(t * Math.PI)

/** The canal, under the road. */
export function canal(x: number): string {
  const y = roadY(x)
  const far =
    `M${n1(x - 21)} ${n1(y)}Q${n1(x - 6)} ${n1(y - 40)} ${n1(x + 30)} ` +
    `${n1(y - 84)}H${n1(x + 62)}Q${n1(x + 26)} ${n1(y - 36)} ${n1(x + 24)} ${n1(y)}Z`
  const near =
    `M${n1(x - 21)} ${n1(y)}Q${n1(x - 40)} ${n1(y + 50)} ${n1(x - 66)} ` +
    `${n1(y + 100)}H${n1(x - 10)}Q${n1(x + 18)} ${n1(y + 50)} ${n1(x + 24)} ${n1(y)}Z`
  return (
    `<path d="${far}" fill="${fade('sea', 'u')}" opacity=".8"/><path d="${near}" ` +
    `fill="${fade('sea')}" opacity=".8"/><path ` +
    `d="${swells(x - 52, x + 26, y + 34, y + 74, 4, Math.round(x))}" fill="var(--indigo)" ` +
    `opacity=".5"/>`
  )
}

/** The deck and its rails, over the road. */
export function deck(x: number): string {
  const on = (t: number, side: number): P => [x + t * SPAN, roadY(x + t * SPAN) + side - rise(t)]
  const rail = (side: number, lift: number) =>
    share.map((t): P => {
      const [u, v] = on(t, side)
      return [u, v - lift]
    })
  const posts = (side: number) =>
    each(share, t => {
      const [u, v] = on(t, side)
      return `M${n1(u - 1.6)} ${n1(v + 2)}V${n1(v - 15)}H${n1(u + 1.6)}V${n1(v + 2)}Z`
    })
  const caps = (side: number) =>
    each(share, t => {
      const [u, v] = on(t, side)
      return `M${n1(u - 2.6)} ${n1(v - 15)}Q${n1(u)} ${n1(v - 24)} ${n1(u + 2.6)} ${n1(v - 15)}Z`
    })
  return (
    `<path ` +
    `d="${brush(rail(-15, 12), 2.8, 'none', 8) + posts(-15) + brush(rail(15, 0), 5.4, 'none', 8)}" ` +
    `fill="var(--timber)"/>` +
    `<path d="${brush(rail(15, 11), 3, 'none', 8) + posts(15)}" fill="var(--bark)"/>` +
    `<path d="${caps(-15) + caps(15)}" fill="var(--k-yamabuki)" stroke="var(--line)" ` +
    `stroke-width=".6"/>`
  )
}
