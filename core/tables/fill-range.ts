/** A place among the rows and columns of a table. */
interface Cell {
  readonly row: number
  readonly column: number
}

interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The range that a fill reaches when it is drawn to a cell: it grows in one direction, the one that is drawn farther. */
export const filledRange = (source: Range, { row, column }: Cell): Range => {
  const { top, bottom, left, right } = source
  const down = Math.max(0, row - bottom, top - row)
  const across = Math.max(0, column - right, left - column)
  if (down === 0 && across === 0) return source
  return down >= across
    ? { left, right, top: Math.min(top, row), bottom: Math.max(bottom, row) }
    : { top, bottom, left: Math.min(left, column), right: Math.max(right, column) }
}

const repeated = (at: number, from: number, to: number): number => {
  const length = to - from + 1
  return from + ((((at - from) % length) + length) % length)
}

/** The cell of the source that a filled cell repeats. */
export const repeatedCell = ({ top, bottom, left, right }: Range, { row, column }: Cell): Cell => ({
  row: repeated(row, top, bottom),
  column: repeated(column, left, right),
})
