import type { Cell } from '#core/tables/table'
import { readText } from '../table/read-cell.ts'
import type { ReportRow } from '../table/report-table.ts'

/** The key of a row as one text; null where a part of the key is missing. */
export const rowKey = (row: ReportRow, columns: readonly number[]): string | null => {
  const [only] = columns
  if (columns.length === 1 && only !== undefined) return keyPart(row[only] ?? null)
  const parts = columns.map((at) => keyPart(row[at] ?? null))
  return parts.some((part) => part === null) ? null : JSON.stringify(parts)
}

/** 5, `5` and `5.0` are one ID; `05` is another. */
const keyPart = (cell: Cell): string | null => {
  const text = readText(cell).replace(/^(\d+)\.0+$/, '$1')
  return text === '' ? null : text
}
