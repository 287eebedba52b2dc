import { toJson } from '#core/json'
import { parseCsv } from '#core/tables/csv'
import { unguardFormula } from '#core/tables/guard-formula'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import { decodeText } from './decode-text.ts'
import { maxCells, maxColumns, maxFileBytes, maxRows } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { tableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import type { ReadTable } from './tables-message.ts'

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
  return rows.map((row) => row.map((text) => (text === '' ? null : unguardFormula(text))))
}
