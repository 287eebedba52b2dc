import type { CellObject, WorkBook } from '@e965/xlsx'
import { readNumber } from '#core/exports/table/read-cell'

const plain = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/
/** A number of more digits is another one. */
const mostDigits = 15

/**
 * The cells of a web page are texts. Those that can be nothing but a number are one, since whoever gets the report as a
 * workbook makes sums of them; a text that could be two numbers, `1.500`, stays as it is.
 */
export const numberPageCells = (workbook: WorkBook): void => {
  for (const sheet of Object.values(workbook.Sheets)) {
    const rows: unknown = sheet['!data']
    if (!Array.isArray(rows)) continue
    for (const row of rows as (CellObject | undefined)[][]) {
      for (const cell of row ?? []) if (cell !== undefined) numberCell(cell)
    }
  }
}

const numberCell = (cell: CellObject): void => {
  const text = typeof cell.v === 'string' ? cell.v.trim() : ''
  if (!plain.test(text) || text.replace(/\D/g, '').length > mostDigits) return
  const number = readNumber(text)
  if (number === null) return
  cell.t = 'n'
  cell.v = number
}
