import { toJson } from '#core/json'
import { parseCsv } from '#core/tables/csv'
import { unguardCsvCell } from '#core/tables/guard-formula'
import { withMergedTitles } from '#core/tables/merged-titles'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import { decodeText } from './decode-text.ts'
import { maxCells, maxColumns, maxFileBytes, maxRows, maxText } from './limits.ts'
import { openWorkbook } from './open-workbook.ts'
import { type TableFormat, tableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import type { ReadTable } from './tables-message.ts'
import { lettersIn, workbookRows } from './workbook-rows.ts'

/** Reads one sheet of any format that spreadsheets write. A text table is one sheet without a name. */
export const readTable = (bytes: Uint8Array, sheet: string | null): ReadTable => {
  if (bytes.length > maxFileBytes) throw new TableRefused('tableTooLarge')
  const format = tableFormat(bytes)
  if (format === null || bytes.length === 0) throw new TableRefused('notATable')
  if (format !== 'text') {
    const { rows, ...found } = readWorkbook(bytes, { format, sheet })
    return { ...found, rows: toJson(rows) }
  }
  if (sheet !== null && sheet !== '') throw new TableRefused('noSheet')
  return { sheets: [''], sheet: '', rows: toJson(readText(bytes)) }
}

const readText = (bytes: Uint8Array): Cell[][] => {
  const rows = parseCsv(decodeText(bytes))
  const width = widthOf(rows)
  if (rows.length > maxRows || width > maxColumns || rows.length * width > maxCells) {
    throw new TableRefused('tableTooLarge')
  }
  return rows.map((row) => row.map((text) => (text === '' ? null : unguardCsvCell(text))))
}

interface ReadSheet {
  readonly sheets: string[]
  readonly sheet: string
  readonly rows: Cell[][]
}

/** Reads one sheet of a workbook. */
const readWorkbook = (
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
    ? workbookRows({ rows: data, isFrom1904 }, { maxRows, maxColumns, maxCells, maxText })
    : []
  const merged = (found['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r,
    bottom: e.r,
    left: s.c,
    right: e.c,
  }))
  const titled = withMergedTitles(rows, merged)
  // A title may go over as many columns as it says.
  if (lettersIn(titled) > maxText) throw new TableRefused('tableTooLarge')
  return { sheets: workbook.SheetNames, sheet: name, rows: titled }
}
