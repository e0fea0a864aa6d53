/** The geometry of the lead chart: moves on the x axis, points on the y axis. */
import { n1, type P } from '../../../svg/geometry'
import type { MatchSummary } from '../../../api/wire/socket'

export interface LeadLines {
  /** The line of each seat. */
  lines: P[][]
  /** Round numbers of points. */
  steps: { y: number; points: number }[]
  /** Gatherings. */
  stops: { x: number; space: number; move: number }[]
}

/** Round numbers that divide a range into a few steps. */
export function roundSteps(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50].find(each => (high - low) / each <= 5) ?? 100
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** The chart in some size. */
export function leadLines({ points, gatherings }: MatchSummary, wide: number, high: number): LeadLines {
  const all = points.flat()
  const round = roundSteps(Math.min(0, ...all), Math.max(1, ...all))
  const [low, top] = [round[0]!, round.at(-1)!]
  const x = (move: number) => n1((wide * move) / Math.max(1, points.length - 1))
  const y = (of: number) => n1(high - (high * (of - low)) / (top - low))
  return {
    lines: points[0]!.map((_, seat) => turns(points.map(row => row[seat]!)).map(([m, p]): P => [x(m), y(p)])),
    steps: round.map(of => ({ y: y(of), points: of })),
    stops: gatherings.map(([move, space]) => ({ x: x(move), space, move })),
  }
}

/** Only the points where a row of numbers begins, changes or ends. */
function turns(row: readonly number[]): P[] {
  return row
    .map((points, move): P => [move, points])
    .filter(([move, points]) => points !== row[move - 1] || points !== row[move + 1])
}

/** Label heights moved apart by a gap, in the same order, between 0 and the end. */
export function spreadApart(heights: readonly number[], gap: number, end: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!)
  const out = [...heights]
  order.forEach((i, n) => (out[i] = Math.max(out[i]!, n ? out[order[n - 1]!]! + gap : 0)))
  order.toReversed().forEach((i, n) => {
    out[i] = Math.min(out[i]!, n ? out[order.at(-n)!]! - gap : end)
  })
  return out
}
