// The crate: three rows of four cells, a1 to d3, and the pairs a net may cover.

export const COLUMNS = 4
export const ROWS = 3
/** The side of a cell. */
export const SIDE = 58

/** The cells by name, row by row. */
export const cells: readonly string[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, i) => 'abcd'.charAt(i % COLUMNS) + (Math.floor(i / COLUMNS) + 1),
)

/** The middle of a cell. */
export function middle(cell: string): [number, number] {
  const column = cell.charCodeAt(0) - 97
  const row = Number(cell.slice(1)) - 1
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE]
}

/** The position of a net: the middle of its first cell, and whether it is vertical. */
export function netAt([one, other]: readonly [string, string]) {
  const [x, y] = middle(one)
  return { x, y, down: middle(other)[1] > y }
}

/** The knot between two cells. */
export function knot(one: string, other: string): [number, number] {
  const [a, b] = [middle(one), middle(other)]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** The rows and columns of some cells, without duplicates. */
export function linesOf(names: readonly string[]): { of: 'row' | 'column'; number: number }[] {
  const rows = new Set(names.map(name => Number(name.slice(1))))
  const columns = new Set(names.map(name => name.charCodeAt(0) - 96))
  return [
    ...[...rows].map(number => ({ of: 'row' as const, number })),
    ...[...columns].map(number => ({ of: 'column' as const, number })),
  ]
}
