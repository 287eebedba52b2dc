import type { GridApi, IRowNode } from 'ag-grid-community'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import type { EditingLayer } from './editing/attach-editing.ts'
import { sheetColumns } from './sheet-columns.ts'
import type { RedrawRequest, SheetHandle } from './sheet-props.ts'
import { applySheetState, stateOf } from './sheet-state.ts'
import { shownRows } from './shown-rows.ts'

const drawnRows = <T>(api: GridApi<T>, rowIds: RedrawRequest['rowIds']): IRowNode<T>[] => {
  const drawn = api.getRenderedNodes()
  if (rowIds === 'all') return drawn
  const wanted = new Set(rowIds)
  return drawn.filter(({ id }) => id !== undefined && wanted.has(id))
}

/** A cell whose text is the same keeps it, because drawing all texts again takes long enough to be felt. */
const redraw = <T>(api: GridApi<T>, { rowIds, columns }: RedrawRequest): void => {
  const rowNodes = drawnRows(api, rowIds)
  if (rowNodes.length === 0) return
  api.refreshCells({ rowNodes, suppressFlash: true, ...(columns ? { columns: [...columns] } : {}) })
}

const showRow = <T>(api: GridApi<T>, rowId: string): void => {
  const node = api.getRowNode(rowId)
  const column = api.getFocusedCell()?.column ?? api.getAllDisplayedColumns()[0]
  if (!node || node.rowIndex === null || !column) return
  api.ensureNodeVisible(node, 'middle')
  api.setFocusedCell(node.rowIndex, column)
}

interface Parts<T> {
  readonly handle: Ref<SheetHandle<T>> | undefined
  readonly grid: RefObject<GridApi<T> | null>
  readonly layer: RefObject<EditingLayer<T> | null>
}

export const useSheetHandle = <T>({ handle, grid, layer }: Parts<T>): void =>
  useImperativeHandle(
    handle,
    () => ({
      seen: () =>
        grid.current && {
          shown: shownRows(grid.current),
          range: layer.current?.range() ?? null,
          colIds: grid.current.getAllDisplayedColumns().map((column) => column.getColId()),
        },
      clearFilters: () => grid.current?.setFilterModel(null),
      redraw: (what) => {
        if (!grid.current) return
        redraw(grid.current, what)
        layer.current?.redrawn()
      },
      showRow: (rowId) => {
        if (grid.current) showRow(grid.current, rowId)
      },
      copy: ({ withHeaders }) => layer.current?.copy(withHeaders),
      state: () => (grid.current ? stateOf(grid.current) : ''),
      applyState: (state) => {
        if (grid.current) applySheetState(grid.current, state)
      },
      columns: sheetColumns(() => grid.current),
    }),
    [grid, layer],
  )
