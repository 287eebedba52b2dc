import type { GridApi } from 'ag-grid-community'
import type { RangeView } from '../range-view.ts'
import {
  type Bounds,
  boundsOf,
  holdsCell,
  isSameCell,
  isSingle,
  type Selection,
  singleCell,
  touchOf,
} from './cell-range.ts'
import { columnIds, focusCell, focusedCell } from './grid-cells.ts'

/** What is selected, drawn into the cells. */
export interface RangeModel {
  readonly current: () => Selection | null
  /** Moves the focus with the active cell. */
  readonly select: (next: Selection) => void
  /** The same without touching the focus. */
  readonly draw: (next: Selection | null) => void
  /** Follows the focus that the grid has moved by itself. */
  readonly follow: () => void
  /** Rows or columns have changed: keeps the range while its corners are where they were. */
  readonly revise: () => void
}

interface Parts<T> {
  readonly api: GridApi<T>
  readonly view: RangeView
  readonly onChange: () => void
}

/** Only what looks different afterwards: a step of the pointer costs a row or a column. */
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

/** Tells whether the corners of a range are still the same cells. */
const cornersOf = <T>(api: GridApi<T>, { anchor, end, active }: Selection): string => {
  const columns = columnIds(api)
  return [anchor, end, active]
    .map(({ row, column }) => `${api.getDisplayedRowAtIndex(row)?.id} ${columns[column]}`)
    .concat(String(Math.abs(anchor.row - end.row)), String(Math.abs(anchor.column - end.column)))
    .join('\n')
}

export const createRangeModel = <T>({ api, view, onChange }: Parts<T>): RangeModel => {
  let selection: Selection | null = null
  let corners = ''

  const draw = (next: Selection | null) => {
    const before = view.bounds
    selection = next
    corners = next ? cornersOf(api, next) : ''
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
      // Before the focus, whose event then finds the active cell where it is.
      draw(next)
      focusCell(api, next.active)
    },
    follow: () => {
      const at = focusedCell(api)
      if (at && !(selection && isSameCell(selection.active, at))) draw(singleCell(at))
    },
    revise: () => {
      readColumns()
      if (!selection) return
      const isSame = cornersOf(api, selection) === corners
      if (isSame && holdsCell(boundsOf(selection), selection.active)) draw(selection)
      else toFocus()
    },
  }
}
