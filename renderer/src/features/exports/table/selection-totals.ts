import { columnTotals, isQuantity } from '#core/exports/table/column-totals'
import { isFilled } from '#core/exports/table/read-cell'
import type { ReportColumn } from '#core/exports/table/report-table'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import type { TableRow } from './table-row.ts'

export interface SelectionTotals {
  readonly rows: number
  readonly filled: number
  /** Exact decimal texts of all numbers that are selected; null where there is none. */
  readonly sum: string | null
  readonly average: string | null
  readonly least: string | null
  readonly most: string | null
}

/** What a spreadsheet tells of a selection; ids, floors and years are numbers that nobody adds up. */
export const selectionTotals = (
  { rows, colIds }: SheetRange<TableRow>,
  columns: readonly ReportColumn[],
): SelectionTotals => {
  const places = colIds.map(Number)
  const added = places.filter((at) => {
    const column = columns[at]
    return column?.type === 'number' && isQuantity(column)
  })
  const cells = added.flatMap((at) => rows.map((row) => [row.cells[at] ?? null]))
  const one: ReportColumn = { name: 'all', title: 'all', id: null, type: 'number' }
  const [total] = columnTotals({ columns: [one], rows: cells })
  const filled = places.reduce(
    (sum, at) => sum + rows.filter((row) => isFilled(row.cells[at])).length,
    0,
  )
  const { sum = null, average = null, least = null, most = null } = total ?? {}
  return { rows: rows.length, filled, sum, average, least, most }
}
