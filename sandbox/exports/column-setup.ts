import type { Switches } from '../switches.ts'
import type { Column, ExportTable, Row } from './table.ts'

type TableSwitches = Pick<Switches, 'exportTitles' | 'exportColumnOrder'>

/** The table as an account has set up its columns: with titles of its own, in an order of its own. */
export const withColumnSetup = (
  table: ExportTable,
  { exportTitles, exportColumnOrder }: TableSwitches,
): ExportTable => {
  const titled = exportTitles === 'account' ? table : { ...table, columns: unforeseen(table) }
  return exportColumnOrder === 'usual' ? titled : reversed(titled)
}

/** The titles are Hungarian, which no client of this API has been seen to know. */
const unforeseen = ({ columns }: ExportTable): Column[] =>
  columns.map((column, index) => {
    const title = `Oszlop ${index + 1}`
    return { ...column, label: { cs: title, en: title } }
  })

const reversed = ({ columns, rows }: ExportTable): ExportTable => ({
  columns: columns.toReversed(),
  rows: rows.map((row): Row => columns.map((_, index) => row[index] ?? null).toReversed()),
})
