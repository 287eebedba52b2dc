import type { ColDef } from 'ag-grid-community'
import { isIdColumn } from '#core/exports/table/column-totals'
import { readDate, readNumber } from '#core/exports/table/read-cell'
import type { ReportColumn } from '#core/exports/table/report-table'
import { fold } from '#core/fold'
import type { Cell } from '#core/tables/table'
import type { CellWords } from './cell-words.ts'
import type { TableRow } from './table-row.ts'

export type TableColumn = ColDef<TableRow> & { readonly colId: string; readonly headerName: string }

const texts = new Intl.Collator('cs', { numeric: true })

/** Numbers before texts that are none, days as they follow each other, nothing at the end. */
export const compareCells = (one: Cell, other: Cell): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'number' || typeof other === 'number') return typeof one === 'number' ? -1 : 1
  return texts.compare(one, other)
}

/** What a cell is sorted and filtered by. */
const sortedBy = (cell: Cell, { type }: ReportColumn): Cell => {
  if (cell === '') return null
  if (type === 'number') return readNumber(cell) ?? cell
  return type === 'date' ? (readDate(cell) ?? cell) : cell
}

const widthOf = ({ type, name }: ReportColumn): number => {
  const least = type === 'number' || type === 'flag' ? 90 : type === 'date' ? 120 : 140
  return Math.min(260, Math.max(least, 46 + name.length * 7))
}

interface ColumnWords {
  readonly words: CellWords
  readonly hidden: ReadonlySet<string>
  readonly frozen: ReadonlySet<string>
}

/** The columns of a sheet: frozen ones to the left, numbers to the right, everything in the language of the window. */
export const tableColumns = (
  columns: readonly ReportColumn[],
  { words, hidden, frozen }: ColumnWords,
): TableColumn[] =>
  columns.map((column, at) => {
    const colId = String(at)
    const isNumber = column.type === 'number' && !isIdColumn(column)
    return {
      colId,
      headerName: column.name,
      headerTooltip: column.id === null ? column.title : `${column.title} (${column.id})`,
      hide: hidden.has(colId),
      pinned: frozen.has(colId) ? 'left' : null,
      valueGetter: ({ data }) => (data ? sortedBy(data.cells[at] ?? null, column) : null),
      valueFormatter: ({ data }) => words.shown(data?.cells[at] ?? null, column),
      getQuickFilterText: ({ data }) => fold(words.shown(data?.cells[at] ?? null, column)),
      filterValueGetter: ({ data }) =>
        column.type === 'number'
          ? readNumber(data?.cells[at] ?? null)
          : words.shown(data?.cells[at] ?? null, column),
      filter: column.type === 'number' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
      comparator: compareCells,
      initialWidth: widthOf(column),
      ...(isNumber ? { type: 'rightAligned' } : {}),
    }
  })
