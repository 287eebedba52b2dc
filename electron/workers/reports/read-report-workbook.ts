import { utils, type WorkBook } from '@e965/xlsx'
import { parseCsv } from '#core/tables/csv'
import type { Cell } from '#core/tables/table'
import { decodeText } from '../tables/decode-text.ts'
import { maxText } from '../tables/limits.ts'
import { openWorkbook } from '../tables/open-workbook.ts'
import { tableFormat } from '../tables/table-format.ts'
import { TableRefused } from '../tables/table-refused.ts'
import { type RowLimits, workbookRows } from '../tables/workbook-rows.ts'
import { numberPageCells } from './number-page-cells.ts'

interface ReadSheet {
  readonly name: string
  readonly rows: Cell[][]
}

/**
 * The workbook as the library keeps it, whatever its name says: some systems send HTML, SpreadsheetML or CSV under the
 * name of one. A page without a table is none.
 */
export const openReport = (contents: Uint8Array): WorkBook => {
  if (contents.byteLength > maxContentsBytes) throw new TableRefused('tableTooLarge')
  const format = tableFormat(contents)
  if (format === null || contents.byteLength === 0) throw new TableRefused('notATable')
  const workbook =
    format === 'text'
      ? separatedTable(contents)
      : openWorkbook(contents, { format, maxRows: reportLimits.maxRows })
  if (format === 'markup' && !isSpreadsheetMl(contents)) numberPageCells(workbook)
  if (workbook.SheetNames.length === 0) throw new TableRefused('notATable')
  if (workbook.SheetNames.length > maxSheets) throw new TableRefused('tableTooLarge')
  return workbook
}

const startsLookedAt = 4_096

/** It says of each cell what it is, as a page does not. */
const isSpreadsheetMl = (contents: Uint8Array): boolean =>
  /<(?:\w+:)?Workbook\b/.test(decodeText(contents.subarray(0, startsLookedAt)))

/** A message has no second column. */
const separatedTable = (contents: Uint8Array): WorkBook => {
  const rows = parseCsv(decodeText(contents))
  if (rows.every((row) => row.length < 2)) throw new TableRefused('notATable')
  if (rows.length > reportLimits.maxRows) throw new TableRefused('tableTooLarge')
  const cells = rows.map((row) => row.map((text) => (text === '' ? null : text)))
  return utils.book_new(utils.aoa_to_sheet(cells, { dense: true }), 'Export')
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

/** A workbook of the older format ends at 65,536 rows; of the newer one this is as much as memory allows. */
const reportLimits: RowLimits = {
  maxRows: 200_000,
  maxColumns: 1_000,
  maxCells: 6_000_000,
  maxText,
}
const maxSheets = 50
const maxContentsBytes = 100_000_000
