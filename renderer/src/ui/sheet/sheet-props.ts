import type { ColDef } from 'ag-grid-community'
import type { ReactNode, Ref } from 'react'
import type { SheetColumns } from './sheet-columns.ts'
import type { SheetEditing, SheetRange } from './sheet-editing.ts'
import type { Density } from './sheet-theme.ts'

export interface RedrawRequest {
  readonly rowIds: readonly string[] | 'all'
  /** All columns where none are named. */
  readonly columns?: readonly string[]
}

/** What a table shows at this moment; `onShown` and `onRange` report it a moment later. */
export interface SeenRows<T> {
  /** The rows that pass search and filters, in the order in which they are seen. */
  readonly shown: readonly T[]
  readonly range: SheetRange<T> | null
  /** The columns that are not hidden, from left to right. */
  readonly colIds: readonly string[]
}

/** What a screen may ask of its table. */
export interface SheetHandle<T> {
  /** Null where there is no table at the moment. */
  readonly seen: () => SeenRows<T> | null
  readonly clearFilters: () => void
  /** Draws rows again whose values come from elsewhere than the rows themselves. */
  readonly redraw: (what: RedrawRequest) => void
  readonly showRow: (rowId: string) => void
  readonly copy: (how: { readonly withHeaders: boolean }) => void
  /** Order, widths, pinning, sorting and filters of the columns, as text to keep. */
  readonly state: () => string
  readonly applyState: (state: string) => void
  readonly columns: SheetColumns
}

/** What opens at the header of every column. */
export interface SheetColumnMenu {
  /** Marks the header. */
  readonly isFiltered: (colId: string) => boolean
  readonly content: (colId: string, close: () => void) => ReactNode
}

/** Order, widths and pinning of the columns, as a person has left them. */
export interface SheetLayout {
  readonly kept: string | null
  readonly keep: (layout: string) => void
}

export interface SheetProps<T> {
  readonly label: string
  readonly density: Density
  readonly columns: ColDef<T>[]
  readonly rows: T[]
  readonly rowId: (row: T) => string
  readonly search?: string
  /** The columns that the search looks into: those that are shown where this is left out. */
  readonly searches?: 'shownColumns' | 'allColumns'
  /** Which rows pass; null lets every row pass. */
  readonly passes?: ((row: T) => boolean) | null
  /** A table that has this from its beginning leaves all filtering to the screen. */
  readonly columnMenu?: SheetColumnMenu
  readonly layout?: SheetLayout
  readonly selectable?: boolean
  /** More rows than fit are to be expected: finding that out would cost a second layout of the table. */
  readonly tall?: boolean
  /** What always stays at the foot of the table, such as its totals. */
  readonly totals?: T[]
  /** The rows shown, whenever filters or rows have changed. */
  readonly onShown?: (rows: T[]) => void
  readonly onSelected?: (rows: T[]) => void
  readonly onPainted?: () => void
  /** Makes a spreadsheet of the table; may come later than the table. */
  readonly editing?: SheetEditing<T>
  /** The range of a spreadsheet, a single cell included. A table that has this from its beginning can be edited. */
  readonly onRange?: (range: SheetRange<T> | null) => void
  readonly onContextMenu?: (row: T, colId: string, at: { x: number; y: number }) => void
  readonly handle?: Ref<SheetHandle<T>>
}
