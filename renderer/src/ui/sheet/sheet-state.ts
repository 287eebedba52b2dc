import type { ColumnState, GridApi } from 'ag-grid-community'
import { parseJson } from '#core/parse-json'

interface SheetState {
  readonly columns: ColumnState[]
  readonly filters: Record<string, unknown> | null
}

/** Which columns are hidden is the screen's own matter. */
const keptOf = ({ colId, width, pinned, sort, sortIndex }: ColumnState) => ({
  colId,
  width,
  pinned,
  sort,
  sortIndex,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readColumn = (kept: unknown): ColumnState[] => {
  if (!isRecord(kept) || typeof kept['colId'] !== 'string') return []
  const { colId, width, pinned, sort, sortIndex } = kept
  return [
    {
      colId,
      ...(typeof width === 'number' && width > 0 ? { width } : {}),
      pinned: pinned === 'left' || pinned === 'right' ? pinned : null,
      sort: sort === 'asc' || sort === 'desc' ? sort : null,
      sortIndex: typeof sortIndex === 'number' ? sortIndex : null,
    },
  ]
}

/** What was kept may come from another version: what is not understood is left out. */
export const readSheetState = (text: string): SheetState | null => {
  const kept = parseJson(text)
  if (!isRecord(kept) || !Array.isArray(kept['columns'])) return null
  return {
    columns: kept['columns'].flatMap(readColumn),
    filters: isRecord(kept['filters']) ? kept['filters'] : null,
  }
}

export const stateOf = <T>(api: GridApi<T>): string =>
  JSON.stringify({ columns: api.getColumnState().map(keptOf), filters: api.getFilterModel() })

/** What is kept of the columns from one start to the next: how they stand, not how they are sorted. */
export const layoutOf = <T>(api: GridApi<T>): string =>
  JSON.stringify({
    columns: api.getColumnState().map(({ colId, width, pinned }) => ({ colId, width, pinned })),
  })

export const applySheetState = <T>(api: GridApi<T>, text: string): void => {
  const state = readSheetState(text)
  if (!state) return
  api.applyColumnState({
    state: state.columns,
    applyOrder: true,
    defaultState: { sort: null, pinned: null },
  })
  api.setFilterModel(state.filters)
}
