import { type Bounds, boundsOf, type CellAt, type Selection, singleCell } from './cell-range.ts'

/** The cells of a selection by what they are rather than by where they stand. */
export interface KeptCells {
  readonly selection: Selection
  readonly rowIds: readonly (string | undefined)[]
  readonly colIds: readonly string[]
}

export interface RowsAndColumns {
  readonly rowIdAt: (row: number) => string | undefined
  /** Null where the row is not shown. */
  readonly rowOf: (rowId: string) => number | null
  readonly columnIds: readonly string[]
}

export const keepCells = (selection: Selection, table: RowsAndColumns): KeptCells => {
  const { top, bottom, left, right } = boundsOf(selection)
  const { rowIdAt, columnIds } = table
  const rowIds = Array.from({ length: bottom - top + 1 }, (_row, index) => rowIdAt(top + index))
  return { selection, rowIds, colIds: columnIds.slice(left, right + 1) }
}

type Place = number | null

/** How far all of them have moved; null where they are no longer beside each other in their order. */
const shiftOf = (from: number, places: readonly Place[]): number | null => {
  const [first] = places
  if (first === undefined || first === null) return null
  return places.every((place, index) => place === first + index) ? first - from : null
}

/**
 * The same cells after rows or columns have changed: the whole range where it has stayed together, else the active
 * cell alone. Null where that is gone: a price must not be typed into whatever has taken its place.
 */
export const findCells = (kept: KeptCells, table: RowsAndColumns): Selection | null => {
  const { selection, rowIds, colIds } = kept
  const bounds: Bounds = boundsOf(selection)
  const rows = rowIds.map((id): Place => (id === undefined ? null : table.rowOf(id)))
  const columns = colIds.map((id): Place => {
    const column = table.columnIds.indexOf(id)
    return column < 0 ? null : column
  })
  const down = shiftOf(bounds.top, rows)
  const right = shiftOf(bounds.left, columns)
  const { anchor, end, active } = selection
  if (down !== null && right !== null) {
    const moved = ({ row, column }: CellAt) => ({ row: row + down, column: column + right })
    return { anchor: moved(anchor), end: moved(end), active: moved(active) }
  }
  const row = rows[active.row - bounds.top] ?? null
  const column = columns[active.column - bounds.left] ?? null
  return row === null || column === null ? null : singleCell({ row, column })
}
