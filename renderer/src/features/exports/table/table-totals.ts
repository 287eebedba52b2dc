import { columnTotals } from '#core/exports/table/column-totals'
import type { ReportColumn } from '#core/exports/table/report-table'
import type { TableRow } from './run-table.ts'

/** The foot of the table: what each column of numbers adds up to, over the rows that are shown. */
export const totalsRow = (
  columns: readonly ReportColumn[],
  shown: readonly TableRow[],
  label: string,
): TableRow => {
  const totals = columnTotals(
    { columns, rows: [] },
    shown.map(({ cells }) => cells),
  )
  const sums = totals.map(({ sum }) => (sum === null ? null : Number(sum)))
  const [first = null, ...others] = sums
  return { id: 'totals', cells: [first ?? label, ...others] }
}
