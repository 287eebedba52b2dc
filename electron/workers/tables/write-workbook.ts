import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import type { Cell, Table } from '#core/tables/table'
import { dayCount } from './day-count.ts'
import { sheetName, sheetText } from './sheet-text.ts'

type Column = Table['columns'][number]

const formats: Record<Column['kind'], string> = {
  // Text stays text when somebody edits the cell: it never becomes a formula.
  text: '@',
  number: 'General',
  money: '#,##0.00',
  percent: '0.0%',
  date: 'yyyy-mm-dd',
  dateTime: 'yyyy-mm-dd hh:mm',
}

/** A workbook: titles, typed columns, a filter over them, and columns for the way back hidden. */
export const writeWorkbook = ({ sheets = [], ...first }: Table): Uint8Array<ArrayBuffer> => {
  const workbook = utils.book_new(toSheet(first), sheetName(first.title))
  for (const sheet of sheets) {
    utils.book_append_sheet(workbook, toSheet(sheet), sheetName(sheet.title), true)
  }
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx', compression: true }))
}

const toSheet = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): WorkSheet => ({
  '!ref': utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: columns.length - 1 },
  }),
  '!cols': columns.map((column, index) => ({
    wch: widthOf(column, rows, index),
    hidden: column.hidden,
  })),
  '!autofilter': {
    ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } }),
  },
  '!data': [
    columns.map((column) => textCell(column.title)),
    ...rows.map((row) => columns.map(({ kind }, index) => toCell(row[index] ?? null, kind))),
  ],
})

const toCell = (cell: Cell, kind: Column['kind']): CellObject => {
  if (cell === null) return { t: 'z' }
  if (kind === 'text') return textCell(String(cell))
  if (kind === 'date' || kind === 'dateTime') return dateCell(String(cell), formats[kind])
  const value = Number(cell)
  if (cell === '' || !Number.isFinite(value)) return textCell(String(cell))
  return { t: 'n', v: value, z: formats[kind] }
}

const textCell = (text: string): CellObject => ({ t: 's', v: sheetText(text), z: formats.text })

/** Spreadsheets count days and know no time zone. */
const dateCell = (text: string, z: string): CellObject => {
  const days = dayCount(text) ?? dayCount(`${text} 00:00`)
  return days === null ? textCell(text) : { t: 'n', v: days, z }
}

const rowsMeasured = 200
const widest = 60

const widthOf = ({ title, kind }: Column, rows: Table['rows'], index: number): number => {
  const grouping = kind === 'money' ? 1.4 : 1
  const lengths = rows
    .slice(0, rowsMeasured)
    .map((row) => String(row[index] ?? '').length * grouping)
  return Math.min(widest, Math.max(title.length, ...lengths) + 2)
}
