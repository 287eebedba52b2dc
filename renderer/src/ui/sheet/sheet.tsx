import { AG_GRID_LOCALE_CZ, AG_GRID_LOCALE_EN } from '@ag-grid-community/locale'
import {
  AllCommunityModule,
  type ColDef,
  type GridApi,
  type GridOptions,
  type RowSelectionOptions,
} from 'ag-grid-community'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../style-nonce.ts'
import classes from './sheet.module.css'
import { type Density, sheetTheme } from './sheet-theme.ts'
import { useGrid } from './use-grid.ts'

const modules = [AllCommunityModule]

/** What a screen may ask of its table. */
export interface SheetHandle {
  readonly clearFilters: () => void
}

interface Props<T> {
  readonly label: string
  readonly density: Density
  readonly columns: ColDef<T>[]
  readonly rows: T[]
  readonly rowId: (row: T) => string
  readonly search?: string
  /** Which rows pass; null lets every row pass. */
  readonly passes?: ((row: T) => boolean) | null
  readonly selectable?: boolean
  /** More rows than fit are to be expected: finding that out would cost a second layout of the table. */
  readonly tall?: boolean
  /** The rows shown, whenever filters or rows have changed. */
  readonly onShown?: (rows: T[]) => void
  readonly onSelected?: (rows: T[]) => void
  readonly onPainted?: () => void
  readonly handle?: Ref<SheetHandle>
}

const shownRows = <T,>(api: GridApi<T>, all: T[]): T[] => {
  // The same list again: nothing to tell.
  if (!api.isAnyFilterPresent()) return all
  const rows: T[] = []
  api.forEachNodeAfterFilter(({ data }) => {
    if (data !== undefined) rows.push(data)
  })
  return rows
}

const fixedOptions = <T,>(latest: { readonly current: Props<T> }): GridOptions<T> => ({
  styleNonce: styleNonce(),
  defaultColDef: { sortable: true, resizable: true, minWidth: 70, suppressHeaderMenuButton: true },
  getRowId: ({ data }) => latest.current.rowId(data),
  animateRows: false,
  alwaysShowVerticalScroll: latest.current.tall === true,
  suppressDragLeaveHidesColumns: true,
  // Empty and loading are designed by each screen.
  suppressOverlays: ['noRows', 'noMatchingRows', 'loading'],
  tooltipShowDelay: 500,
  isExternalFilterPresent: () => Boolean(latest.current.passes),
  doesExternalFilterPass: ({ data }) =>
    data === undefined || latest.current.passes?.(data) !== false,
  onModelUpdated: ({ api }) => latest.current.onShown?.(shownRows(api, latest.current.rows)),
  onSelectionChanged: ({ api }) => latest.current.onSelected?.(api.getSelectedRows()),
  // The first frame draws the rows that are seen; those that wait beyond the edge come after it.
  rowBuffer: 0,
  onFirstDataRendered: ({ api }) => {
    latest.current.onPainted?.()
    requestAnimationFrame(() => requestAnimationFrame(() => bufferRows(api)))
  },
  ...(latest.current.selectable ? { rowSelection: byClick } : {}),
})

const rowsBeyondTheEdge = 10

const bufferRows = <T,>(api: GridApi<T>): void => {
  if (!api.isDestroyed()) api.setGridOption('rowBuffer', rowsBeyondTheEdge)
}

const byClick: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  enableClickSelection: true,
}

/** The one place that knows AG Grid's set-up: modules, theme, language, nonce. */
export const Sheet = <T,>(props: Props<T>) => {
  const { language } = useTranslation().i18n
  // The grid takes its texts once: another language is another grid.
  return <Grid<T> key={language} language={language} {...props} />
}

const Grid = <T,>(props: Props<T> & { readonly language: string }) => {
  const { label, density, columns, rows, search = '', passes = null, handle, language } = props
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const texts = language === 'cs' ? AG_GRID_LOCALE_CZ : AG_GRID_LOCALE_EN
  const grid = useGrid<T>({
    place,
    modules,
    fixed: () => ({ ...fixedOptions(latest), localeText: texts }),
    live: {
      theme: sheetTheme(density),
      columnDefs: columns,
      rowData: rows,
      quickFilterText: search,
    },
  })
  useEffect(() => {
    void passes
    grid.current?.onFilterChanged()
  }, [grid, passes])
  useEffect(() => {
    // There is no option for the grid's accessible name.
    place.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', label)
  })
  useImperativeHandle(handle, () => ({ clearFilters: () => grid.current?.setFilterModel(null) }), [
    grid,
  ])
  return <div ref={place} className={classes['sheet']} />
}
