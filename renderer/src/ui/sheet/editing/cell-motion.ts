import type { CellAt, Direction } from './cell-range.ts'

/** The motion that a key makes from a cell. */
export type Motion =
  | Direction
  | 'top'
  | 'bottom'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'

export interface SheetSize {
  readonly rows: number
  readonly columns: number
  /** Rows that are seen at a time. */
  readonly page: number
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** The cell nearest to a place that may lie beyond the table. */
export const nearestCell = ({ row, column }: CellAt, { rows, columns }: SheetSize): CellAt => ({
  row: within(row, rows),
  column: within(column, columns),
})

type CellMove = (at: CellAt, size: SheetSize) => CellAt

const motions: Readonly<Record<Motion, CellMove>> = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  top: ({ column }) => ({ row: 0, column }),
  bottom: ({ column }, { rows }) => ({ row: rows - 1, column }),
  rowStart: ({ row }) => ({ row, column: 0 }),
  rowEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  first: () => ({ row: 0, column: 0 }),
  last: (_at, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  pageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  pageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
}

/** The cell that a motion ends at; the edge of the table stops it. */
export const moveCell = (at: CellAt, motion: Motion, size: SheetSize): CellAt =>
  nearestCell(motions[motion](at, size), size)
