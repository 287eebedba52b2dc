import type { WorkBook } from '@e965/xlsx'
import type { Cell } from '#core/tables/table'
import { openWorkbook } from '../tables/open-workbook.ts'
import { tableFormat } from '../tables/table-format.ts'
import { TableRefused } from '../tables/table-refused.ts'
import { workbookRows } from '../tables/workbook-rows.ts'
import { maxContentsBytes, maxSheets, reportLimits } from './limits.ts'

interface ReadSheet {
  readonly name: string
  readonly rows: Cell[][]
}

/** The workbook as the library keeps it. Whatever its name says: a page or a message is none. */
export const openReport = (contents: Uint8Array): WorkBook => {
  if (contents.byteLength > maxContentsBytes) throw new TableRefused('tableTooLarge')
  const format = tableFormat(contents)
  if (format !== 'zip' && format !== 'binary') throw new TableRefused('notATable')
  const workbook = openWorkbook(contents, { format, maxRows: reportLimits.maxRows })
  if (workbook.SheetNames.length === 0) throw new TableRefused('notATable')
  if (workbook.SheetNames.length > maxSheets) throw new TableRefused('tableTooLarge')
  return workbook
}

/** Every sheet with its values. */
export const readReportWorkbook = (contents: Uint8Array): ReadSheet[] => {
  const workbook = openReport(contents)
  const isFrom1904 = workbook.Workbook?.WBProps?.date1904 === true
  let cellsLeft = reportLimits.maxCells
  return workbook.SheetNames.map((name) => {
    const data: unknown = workbook.Sheets[name]?.['!data']
    if (!Array.isArray(data)) return { name, rows: [] }
    const rows = workbookRows({ rows: data, isFrom1904 }, { ...reportLimits, maxCells: cellsLeft })
    cellsLeft -= rows.reduce((sum, row) => sum + row.length, 0)
    return { name, rows }
  })
}
