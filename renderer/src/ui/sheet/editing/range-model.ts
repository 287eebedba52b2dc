import type { GridApi } from 'ag-grid-community'
import type { RangeView } from '../range-view.ts'
import {
  type Bounds,
  boundsOf,
  type CellAt,
  isSameCell,
  isSingle,
  type Selection,
  singleCell,
  touchOf,
} from './cell-range.ts'
import { columnIds, focusCell, focusedCell } from './grid-cells.ts'
import { findCells, type KeptCells, keepCells, type RowsAndColumns } from './kept-cells.ts'

/** What is selected, drawn into the cells. */
export interface RangeModel {
  readonly current: () => Selection | null
  /** Moves the focus with the active cell. */
  readonly select: (next: Selection) => void
  /** The same without touching the focus. */
  readonly draw: (next: Selection | null) => void
  /** Follows the focus that the grid has moved by itself. */
  readonly follow: () => void
  /** Rows or columns have changed: the range goes with its cells. */
  readonly revise: () => void
}

interface Parts<T> {
  readonly api: GridApi<T>
  readonly place: HTMLElement
  readonly view: RangeView
  readonly onChange: () => void
}

/** Redraws only what looks different: a step of the pointer costs a row or a column. */
const redraw = <T>(api: GridApi<T>, before: Bounds | null, after: Bounds | null): void => {
  const ids = columnIds(api)
  const columns = new Set<string>()
  const rowNodes = api.getRenderedNodes().filter(({ rowIndex: row }) => {
    const changed = ids.filter(
      (_id, column) =>
        row !== null && touchOf(before, { row, column }) !== touchOf(after, { row, column }),
    )
    for (const id of changed) columns.add(id)
    return changed.length > 0
  })
  if (rowNodes.length === 0) return
  api.refreshCells({ rowNodes, columns: [...columns], suppressFlash: true })
}

const tableOf = <T>(api: GridApi<T>): RowsAndColumns => ({
  rowIdAt: (row) => api.getDisplayedRowAtIndex(row)?.id,
  rowOf: (rowId) => api.getRowNode(rowId)?.rowIndex ?? null,
  columnIds: columnIds(api),
})

const isSameSelection = (a: Selection, b: Selection): boolean =>
  isSameCell(a.anchor, b.anchor) && isSameCell(a.end, b.end) && isSameCell(a.active, b.active)

/** The grid keeps its focus at a place, where another row may stand now. */
const refocus = <T>(api: GridApi<T>, place: HTMLElement, at: CellAt | null): void => {
  const { activeElement } = document
  const column = at && api.getAllDisplayedColumns()[at.column]
  const cell = place.contains(activeElement)
    ? activeElement?.closest<HTMLElement>('.ag-cell')
    : null
  // A person who writes into a filter goes on doing so.
  if (at && column && (cell || activeElement === document.body)) api.setFocusedCell(at.row, column)
  else {
    api.clearFocusedCell()
    // The next key must not open the cell that has taken the place.
    cell?.blur()
  }
}

export const createRangeModel = <T>({ api, place, view, onChange }: Parts<T>): RangeModel => {
  let selection: Selection | null = null
  let kept: KeptCells | null = null

  const draw = (next: Selection | null) => {
    const before = view.bounds
    selection = next
    kept = next && keepCells(next, tableOf(api))
    view.bounds = next && !isSingle(next) ? boundsOf(next) : null
    if (before || view.bounds) redraw(api, before, view.bounds)
    onChange()
  }
  const toFocus = () => {
    const at = focusedCell(api)
    draw(at && singleCell(at))
  }
  const readColumns = () => {
    view.columnAt = new Map(columnIds(api).map((id, at) => [id, at]))
  }
  readColumns()
  toFocus()
  return {
    current: () => selection,
    draw,
    select: (next) => {
      // Drawn before the focus moves, whose event then finds the active cell where it is.
      draw(next)
      focusCell(api, next.active)
    },
    // The table tells of both a moment later, when it may be gone.
    follow: () => {
      if (api.isDestroyed()) return
      const at = focusedCell(api)
      if (at && !(selection && isSameCell(selection.active, at))) draw(singleCell(at))
    },
    revise: () => {
      if (api.isDestroyed()) return
      readColumns()
      if (!selection || !kept) return
      const found = findCells(kept, tableOf(api))
      const isMoved = !found || !isSameSelection(found, selection)
      if (isMoved && view.bounds) api.refreshCells({ suppressFlash: true })
      draw(found)
      if (isMoved) refocus(api, place, found?.active ?? null)
    },
  }
}
