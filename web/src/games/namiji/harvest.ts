// Where a boat's points came from; what its board does not show it had for being first to complete a sight.
import type { BoatView } from '../../wire/namiji'
import { mealPoints, rockPrint } from './printed'

export interface Share {
  of: 'crate' | 'trap' | 'sights' | 'meals' | 'upgrades' | 'rocks' | 'arrival'
  points: number
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** The shares of a boat's points, before what its offerings cost. */
export function harvest(boat: BoatView): Share[] {
  const shares: Share[] = [
    { of: 'crate', points: sum(boat.lines) },
    { of: 'trap', points: boat.shrimp + boat.crabs },
    { of: 'sights', points: sum(Object.values(boat.sections).map(n => (n * (n + 1)) / 2)) },
    { of: 'meals', points: sum(boat.meals.map(card => mealPoints(card) ?? 0)) },
    { of: 'upgrades', points: sum(Object.values(boat.paid)) },
    { of: 'rocks', points: sum((boat.fulfilled ?? []).map(rock => rockPrint(rock)[0])) },
    { of: 'arrival', points: boat.arrival },
  ]
  const firsts = boat.points + boat.penalty - sum(shares.map(s => s.points))
  return shares.map(s => (s.of === 'sights' ? { ...s, points: s.points + firsts } : s))
}
