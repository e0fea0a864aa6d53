// The road itself: earth, worn edges, tufts.
import { roadY } from '../road'
import { type P, path, rng } from '../../../svg/geometry'
import { broken, dabs } from '../../../svg/ink'

/** The road from one end of the paper to the other. */
export function roadway(width: number): string {
  const edge = (side: number, seed: number): P[] => {
    const r = rng(seed)
    return Array.from({ length: Math.ceil((width + 100) / 46) }, (_, i): P => [
      i * 46 - 20,
      roadY(i * 46 - 20) + side * (14 + r() * 4),
    ])
  }
  const [up, down] = [edge(-1, 4), edge(1, 9)]
  const slope = down.toReversed().map(([x, y], i): P => [x, y + 20 + 9 * Math.sin(i * 0.5)])
  const r = rng(31)
  const tufts: P[] = []
  for (let x = 10; x < width; x += 14 + r() * 46) {
    const side = r() < 0.5 ? -1 : 1
    const n = 2 + Math.floor(r() * 3)
    for (let k = 0; k < n; k++) tufts.push([x + k * 4, roadY(x) + side * (17 + r() * 5) + (side < 0 ? 2 : 4)])
  }
  return (
    `<path d="${path(down) + path(slope, true)}Z" fill="var(--moss)" opacity=".17"/>` +
    `<path d="${path(up) + path(down.toReversed(), true)}Z" fill="var(--road)"/>` +
    `<path d="${broken(up, 1.8, 3, 9, 3) + broken(down, 2.4, 8, 10, 3)}" ` +
    `fill="var(--contour)" opacity=".85"/>` +
    `<path d="${dabs(tufts, 8, 0.7, 5)}" fill="var(--moss)"/>`
  )
}
