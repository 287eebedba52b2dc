import { createHash } from 'node:crypto'
import { isFilled, readText } from '#core/exports/table/read-cell'
import type { ReportRow, ReportTable } from '#core/exports/table/report-table'

/**
 * A hash of what a person can see of a table. A server writes the moment of the download into each file, and each
 * format has its own way with spaces and empty cells. Rows in another order are another table.
 */
export const hashCells = ({ columns, rows }: ReportTable): string => {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(columns.map(({ title, id }) => [title, id])))
  for (const row of rows) hash.update(rowText(row))
  return hash.digest('hex')
}

const rowText = (row: ReportRow): string => {
  const width = row.findLastIndex(isFilled) + 1
  return JSON.stringify(
    row.slice(0, width).map((cell) => (typeof cell === 'number' ? cell : readText(cell))),
  )
}
