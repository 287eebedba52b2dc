import { type CellObject, utils, type WorkBook, write } from '@e965/xlsx'
import { writeCsv } from '#core/tables/csv'
import { guardCsvCell } from '#core/tables/guard-formula'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import { sheetText } from '../tables/sheet-text.ts'
import { openReport, readReportWorkbook } from './read-report-workbook.ts'

interface ConvertContentsInput {
  readonly contents: Uint8Array
  readonly to: 'xlsx' | 'csv'
  readonly decimalMark: '.' | ','
}

export const convertContents = ({ contents, to, decimalMark }: ConvertContentsInput): Uint8Array =>
  to === 'xlsx' ? toXlsx(openReport(contents)) : toCsv(contents, decimalMark)

/** Every sheet with its values and their formats. */
const toXlsx = (workbook: WorkBook): Uint8Array<ArrayBuffer> => {
  for (const name of workbook.SheetNames) {
    const sheet = workbook.Sheets[name]
    if (!sheet) continue
    const data: unknown = sheet['!data']
    const rows = Array.isArray(data) ? (data as (CellObject | undefined)[][]) : []
    for (const row of rows) for (const cell of row ?? []) if (cell) tame(cell)
    sheet['!cols'] = columnWidths(rows)
  }
  return new Uint8Array(
    write(workbook, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }),
  )
}

/** A text stays a text when the workbook is opened, and is one that it may hold. */
const tame = (cell: CellObject): void => {
  delete cell.f
  delete cell.l
  if (cell.t === 's') cell.v = sheetText(String(cell.v ?? ''))
}

const rowsMeasured = 200
const widest = 60

const columnWidths = (rows: readonly (readonly (CellObject | undefined)[])[]) => {
  const widths: number[] = []
  for (const row of rows.slice(0, rowsMeasured)) {
    for (const [at, cell] of (row ?? []).entries()) {
      const length =
        cell?.z === undefined ? String(cell?.v ?? '').length : utils.format_cell(cell).length
      widths[at] = Math.max(widths[at] ?? 8, Math.min(widest, length + 2))
    }
  }
  return Array.from(widths, (wch = 8) => ({ wch }))
}

/** The first sheet. Where decimals have a comma, spreadsheets expect a semicolon between cells. */
const toCsv = (contents: Uint8Array, decimalMark: '.' | ','): Uint8Array<ArrayBuffer> => {
  const rows = readReportWorkbook(contents)[0]?.rows ?? []
  const width = widthOf(rows)
  const written = rows.map((row) =>
    Array.from({ length: width }, (_, at) => textOf(row[at] ?? null, decimalMark)),
  )
  return new TextEncoder().encode(writeCsv(written, decimalMark === ',' ? ';' : ','))
}

const midnight = /^(\d{4}-\d{2}-\d{2}) 00:00$/

const textOf = (cell: Cell, decimalMark: '.' | ','): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark)
  return guardCsvCell(midnight.exec(cell)?.[1] ?? cell)
}
