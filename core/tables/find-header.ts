import type { Cell } from './table.ts'

/** How far down a sheet its titles are looked for: a cover may stand above them. */
export const rowsLookedAt = 30

interface FoundHeader<T> {
  /** The row, counted from zero. */
  readonly headerRow: number
  readonly columns: T
}

/** The first row whose titles say where the columns stand; null where none does. */
export const findHeader = <T>(
  rows: readonly (readonly Cell[])[],
  columnsOf: (row: readonly Cell[]) => T | null,
): FoundHeader<T> | null => {
  for (const [headerRow, row] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = columnsOf(row)
    if (columns !== null) return { headerRow, columns }
  }
  return null
}

/** A title above the table fills a cell or two; the header names at least every other column. */
export const likelyHeaderRow = (
  rows: readonly (readonly Cell[])[],
  isFilled: (cell: Cell) => boolean,
): number => {
  const filled = rows.slice(0, rowsLookedAt).map((row) => row.filter(isFilled).length)
  const most = Math.max(0, ...filled)
  return Math.max(
    0,
    filled.findIndex((count) => count * 2 >= most),
  )
}
