import type { ColDef, GridApi, GridOptions, RowSelectionOptions } from 'ag-grid-community'
import { styleNonce } from '../style-nonce.ts'
import { type RangeView, rangeRules } from './range-view.ts'
import type { SheetProps } from './sheet-props.ts'

const byClick: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  enableClickSelection: true,
}

const rowsBeyondTheEdge = 4

const bufferRows = <T>(api: GridApi<T>): void => {
  if (!api.isDestroyed()) api.setGridOption('rowBuffer', rowsBeyondTheEdge)
}

const shownRows = <T>(api: GridApi<T>, all: T[]): T[] => {
  // The same list again: nothing to tell.
  if (!api.isAnyFilterPresent()) return all
  const rows: T[] = []
  api.forEachNodeAfterFilter(({ data }) => {
    if (data !== undefined) rows.push(data)
  })
  return rows
}

type Latest<T> = { readonly current: SheetProps<T> }

const plainColumn = {
  sortable: true,
  resizable: true,
  minWidth: 70,
  suppressHeaderMenuButton: true,
  // Each column says itself how it is filtered and edited: nothing is to be guessed from its values.
  cellDataType: false,
} as const

/** Texts go in and out of the grid's editor; what they mean is the feature's matter. */
const editableColumn = <T>(latest: Latest<T>, view: RangeView): ColDef<T> => ({
  editable: ({ data, column }) =>
    data !== undefined && latest.current.editing?.isEditable(data, column.getColId()) === true,
  cellEditor: 'agTextCellEditor',
  cellEditorParams: ({ data, column }: { data: T; column: { getColId: () => string } }) => ({
    value: latest.current.editing?.rawText(data, column.getColId()) ?? '',
    parseValue: (text: string) => text,
  }),
  cellClassRules: rangeRules(view),
})

/** A table whose cells may be edited never writes into its rows. */
const spreadsheetOptions = <T>(latest: Latest<T>, view: RangeView): GridOptions<T> => ({
  defaultColDef: { ...plainColumn, ...editableColumn(latest, view) },
  readOnlyEdit: true,
})

export const sheetOptions = <T>(latest: Latest<T>, view: RangeView): GridOptions<T> => ({
  styleNonce: styleNonce(),
  defaultColDef: plainColumn,
  getRowId: ({ data }) => latest.current.rowId(data),
  animateRows: false,
  alwaysShowVerticalScroll: latest.current.tall === true,
  suppressDragLeaveHidesColumns: true,
  // A person has put the columns into this order: another choice of them keeps it.
  maintainColumnOrder: true,
  // Empty and loading are designed by each screen.
  suppressOverlays: ['noRows', 'noMatchingRows', 'loading'],
  tooltipShowDelay: 500,
  isExternalFilterPresent: () => Boolean(latest.current.passes),
  doesExternalFilterPass: ({ data }) =>
    data === undefined || latest.current.passes?.(data) !== false,
  onModelUpdated: ({ api }) => latest.current.onShown?.(shownRows(api, latest.current.rows)),
  onSelectionChanged: ({ api }) => latest.current.onSelected?.(api.getSelectedRows()),
  onCellContextMenu: ({ data, column, event }) => {
    const { onContextMenu } = latest.current
    if (!onContextMenu || data === undefined || !(event instanceof MouseEvent)) return
    event.preventDefault()
    onContextMenu(data, column.getColId(), { x: event.clientX, y: event.clientY })
  },
  // The first frame draws the rows that are seen; those that wait beyond the edge come after it.
  rowBuffer: 0,
  onFirstDataRendered: ({ api }) => {
    latest.current.onPainted?.()
    requestAnimationFrame(() => requestAnimationFrame(() => bufferRows(api)))
  },
  ...(latest.current.selectable ? { rowSelection: byClick } : {}),
  ...(latest.current.onRange ? spreadsheetOptions(latest, view) : {}),
})
