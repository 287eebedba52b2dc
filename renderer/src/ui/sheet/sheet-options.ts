import type {
  ColDef,
  GridApi,
  GridOptions,
  IFilterComp,
  RowSelectionOptions,
} from 'ag-grid-community'
import { fold } from '#core/fold'
import { styleNonce } from '../style-nonce.ts'
import { type RangeView, rangeRules } from './range-view.ts'
import type { SheetProps } from './sheet-props.ts'
import { applySheetState, layoutOf } from './sheet-state.ts'
import { shownRows } from './shown-rows.ts'

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

type LatestProps<T> = { readonly current: SheetProps<T> }

const plainColumn = {
  sortable: true,
  resizable: true,
  minWidth: 70,
  suppressHeaderMenuButton: true,
  // Each column says itself how it is filtered and edited: nothing is to be guessed from its values.
  cellDataType: false,
} as const

/** Texts go in and out of the grid's editor; what they mean is the feature's matter. */
const editableColumn = <T>(latest: LatestProps<T>, view: RangeView): ColDef<T> => ({
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
const spreadsheetOptions: GridOptions = { readOnlyEdit: true }

/** Columns stand as a person has left them, and that is kept whenever they are put otherwise. */
const layoutOptions = <T>(latest: LatestProps<T>): GridOptions<T> => {
  const keep = ({ api }: { readonly api: GridApi<T> }) => {
    if (!api.isDestroyed()) latest.current.layout?.keep(layoutOf(api))
  }
  return {
    onGridReady: ({ api }) => {
      const kept = latest.current.layout?.kept
      if (kept) applySheetState(api, kept)
    },
    onColumnMoved: (event) => event.finished && keep(event),
    onColumnResized: (event) => event.finished && keep(event),
    onColumnPinned: keep,
  }
}

/** Accents and capitals make no difference to a search. */
const searched = ({ value }: { readonly value: unknown }): string =>
  value === null || value === undefined ? '' : fold(String(value))

interface FixedParts<T> {
  readonly latest: LatestProps<T>
  readonly view: RangeView
  readonly menu: (new () => IFilterComp<T>) | null
}

export const sheetOptions = <T>({ latest, view, menu }: FixedParts<T>): GridOptions<T> => ({
  styleNonce: styleNonce(),
  defaultColDef: {
    ...plainColumn,
    getQuickFilterText: searched,
    ...(menu ? { filter: menu } : {}),
    ...(latest.current.onRange ? editableColumn(latest, view) : {}),
  },
  includeHiddenColumnsInQuickFilter: latest.current.searches === 'allColumns',
  quickFilterParser: (text) => fold(text).toUpperCase().split(' ').filter(Boolean),
  popupParent: document.body,
  getRowId: ({ data }) => latest.current.rowId(data),
  animateRows: false,
  alwaysShowVerticalScroll: latest.current.tall === true,
  suppressDragLeaveHidesColumns: true,
  // A person has put the columns into this order: another choice of them keeps it.
  maintainColumnOrder: true,
  // Empty and loading are designed by each screen.
  suppressOverlays: ['noRows', 'noMatchingRows', 'loading'],
  isExternalFilterPresent: () => Boolean(latest.current.passes),
  doesExternalFilterPass: ({ data }) =>
    data === undefined || latest.current.passes?.(data) !== false,
  // Without a filter the same list is handed back, which is no change for the screen.
  onModelUpdated: ({ api }) =>
    latest.current.onShown?.(api.isAnyFilterPresent() ? shownRows(api) : latest.current.rows),
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
  ...(latest.current.onRange ? spreadsheetOptions : {}),
  ...(latest.current.layout ? layoutOptions(latest) : {}),
})
