import type { GridApi } from 'ag-grid-community'
import { findColumns } from '../find-columns.ts'
import type { SheetRange } from '../sheet-editing.ts'
import type { SheetSize } from './cell-motion.ts'
import type { Bounds, CellAt } from './cell-range.ts'

export const columnIds = <T>(api: GridApi<T>): string[] =>
  api.getAllDisplayedColumns().map((column) => column.getColId())

export const rowAt = <T>(api: GridApi<T>, index: number): T | undefined =>
  api.getDisplayedRowAtIndex(index)?.data

export const sizeOf = <T>(api: GridApi<T>): SheetSize => {
  const { top, bottom } = api.getVerticalPixelRange()
  const { rowHeight } = api.getSizesForCurrentTheme()
  return {
    rows: api.getDisplayedRowCount(),
    columns: api.getAllDisplayedColumns().length,
    page: Math.max(1, Math.floor((bottom - top) / rowHeight) - 1),
  }
}

export const showCell = <T>(api: GridApi<T>, { row, column }: CellAt): void => {
  const shown = api.getAllDisplayedColumns()[column]
  if (!shown) return
  api.ensureIndexVisible(row)
  api.ensureColumnVisible(shown)
}

export const focusCell = <T>(api: GridApi<T>, at: CellAt): void => {
  const column = api.getAllDisplayedColumns()[at.column]
  if (!column) return
  showCell(api, at)
  api.setFocusedCell(at.row, column)
}

export const focusedCell = <T>(api: GridApi<T>): CellAt | null => {
  const focused = api.getFocusedCell()
  if (!focused || focused.rowPinned) return null
  const column = api.getAllDisplayedColumns().indexOf(focused.column)
  const isThere = column >= 0 && focused.rowIndex < api.getDisplayedRowCount()
  return isThere ? { row: focused.rowIndex, column } : null
}

/** What stands in the focused cell: whose it is, and in which column. */
export const focusedPlace = <T>(
  api: GridApi<T>,
): { readonly row: T; readonly colId: string } | null => {
  const at = focusedCell(api)
  const row = at === null ? undefined : rowAt(api, at.row)
  const colId = at === null ? undefined : columnIds(api)[at.column]
  return row === undefined || colId === undefined ? null : { row, colId }
}

/** The rows and columns between the bounds. */
export const cellsWithin = <T>(api: GridApi<T>, bounds: Bounds): SheetRange<T> => {
  const rows: T[] = []
  for (let index = bounds.top; index <= bounds.bottom; index += 1) {
    const row = rowAt(api, index)
    if (row !== undefined) rows.push(row)
  }
  return { rows, colIds: columnIds(api).slice(bounds.left, bounds.right + 1) }
}

const indexOf = (element: Element | null, name: string): number | null => {
  const text = element?.closest(`[${name}]`)?.getAttribute(name)
  // Rows at the foot of the table are numbered otherwise: their cells are in no range.
  return /^\d+$/.test(text ?? '') ? Number(text) : null
}

/** The cell that an element of the page belongs to. */
export const cellOf = <T>(api: GridApi<T>, element: Element | null): CellAt | null => {
  const cell = element?.closest('.ag-cell') ?? null
  const row = indexOf(cell, 'row-index')
  const column = cell === null ? -1 : findColumns(api)(cell)
  return row === null || column < 0 ? null : { row, column }
}
