import type { Cell } from '#core/tables/table'
import { maxCells, maxColumns, maxRows } from './limits.ts'
import { openWorkbook } from './open-workbook.ts'
import type { TableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import { workbookRows } from './workbook-rows.ts'

interface ReadSheet {
  readonly sheets: string[]
  readonly sheet: string
  readonly rows: Cell[][]
}

/** Reads one sheet of a workbook. */
export const readWorkbook = (
  bytes: Uint8Array,
  {
    format,
    sheet,
  }: { readonly format: Exclude<TableFormat, 'text'>; readonly sheet: string | null },
): ReadSheet => {
  const workbook = openWorkbook(bytes, { format, maxRows, sheets: sheet ?? 0 })
  const name = sheet ?? workbook.SheetNames[0]
  if (name === undefined) throw new TableRefused('notATable')
  const found = workbook.Sheets[name]
  if (!found) throw new TableRefused(sheet === null ? 'notATable' : 'noSheet')
  const data: unknown = found['!data']
  const isFrom1904 = workbook.Workbook?.WBProps?.date1904 === true
  const rows = Array.isArray(data)
    ? workbookRows({ rows: data, isFrom1904 }, { maxRows, maxColumns, maxCells })
    : []
  return { sheets: workbook.SheetNames, sheet: name, rows }
}
