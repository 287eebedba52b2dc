import type { GridApi } from 'ag-grid-community'

export type ColumnSort = 'asc' | 'desc' | null

/** What a person can do to the columns besides dragging their headers. */
export interface SheetColumns {
  readonly sortOf: (colId: string) => ColumnSort
  readonly sort: (colId: string, sort: ColumnSort) => void
  readonly isPinned: (colId: string) => boolean
  readonly pin: (colId: string, side: 'left' | null) => void
  /** Whether there is a column on that side to change places with. */
  readonly canMove: (colId: string, by: -1 | 1) => boolean
  readonly move: (colId: string, by: -1 | 1) => void
  /** Widths, order and pinning as the columns come; what is sorted stays. */
  readonly reset: () => void
}

export const sheetColumns = <T>(grid: () => GridApi<T> | null): SheetColumns => {
  const neighbour = (colId: string, by: -1 | 1): string | null => {
    const api = grid()
    const column = api?.getColumn(colId)
    if (!api || !column) return null
    const shown = column.isPinned()
      ? api.getDisplayedLeftColumns()
      : api.getDisplayedCenterColumns()
    const found = shown[shown.indexOf(column) + by]
    return found && !found.getColDef().lockPinned ? found.getColId() : null
  }
  return {
    sortOf: (colId) => grid()?.getColumn(colId)?.getSort() ?? null,
    sort: (colId, sort) =>
      grid()?.applyColumnState({ state: [{ colId, sort }], defaultState: { sort: null } }),
    isPinned: (colId) => grid()?.getColumn(colId)?.isPinned() ?? false,
    pin: (colId, side) => grid()?.setColumnsPinned([colId], side),
    canMove: (colId, by) => neighbour(colId, by) !== null,
    move: (colId, by) => {
      const next = neighbour(colId, by)
      const to = grid()
        ?.getColumnState()
        .findIndex((column) => column.colId === next)
      if (to !== undefined && to >= 0) grid()?.moveColumns([colId], to)
    },
    reset: () => {
      const api = grid()
      const sorted = (api?.getColumnState() ?? []).map(({ colId, sort, sortIndex }) => ({
        colId,
        sort: sort ?? null,
        sortIndex: sortIndex ?? null,
      }))
      api?.resetColumnState()
      api?.applyColumnState({ state: sorted })
    },
  }
}
