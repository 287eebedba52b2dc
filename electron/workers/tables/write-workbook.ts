import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import type { Cell, Table } from '#core/tables/table'
import { maxCellText } from './limits.ts'

type Column = Table['columns'][number]

const formats: Record<Column['kind'], string> = {
  // Text stays text when somebody edits the cell: it never becomes a formula.
  text: '@',
  number: 'General',
  money: '#,##0.00',
  percent: '0.0%',
  dateTime: 'yyyy-mm-dd hh:mm',
}

/** A workbook with one sheet: titles, typed columns, a filter over them, and columns for the way back hidden. */
export const writeWorkbook = ({ title, columns, rows }: Table): Uint8Array<ArrayBuffer> => {
  const sheet: WorkSheet = {
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
  }
  const workbook = utils.book_new(sheet, sheetName(title))
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx', compression: true }))
}

const toCell = (cell: Cell, kind: Column['kind']): CellObject => {
  if (cell === null) return { t: 'z' }
  if (kind === 'text') return textCell(String(cell))
  if (kind === 'dateTime') return dateCell(String(cell))
  const value = Number(cell)
  if (cell === '' || !Number.isFinite(value)) return textCell(String(cell))
  return { t: 'n', v: value, z: formats[kind] }
}

// Not allowed in XML, whatever is done to them.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const textCell = (text: string): CellObject => ({
  t: 's',
  v: text.replace(forbidden, '').slice(0, maxCellText),
  z: formats.text,
})

const wallClock = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/
const dayMs = 86_400_000
// Day zero of spreadsheets.
const epochMs = Date.UTC(1899, 11, 30)

/** Spreadsheets count days and know no time zone. */
const dateCell = (text: string): CellObject => {
  const parts = wallClock.exec(text)?.slice(1).map(Number)
  if (!parts) return textCell(text)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(
    (part) => part || 0,
  )
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  return { t: 'n', v: (at - epochMs) / dayMs, z: formats.dateTime }
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

const notInNames = /[[\]*?:/\\]/g

const sheetName = (title: string): string => {
  const name = title.replace(notInNames, ' ').replace(forbidden, '').trim().slice(0, 31)
  return name.replace(/^'+|'+$/g, '') || 'Unitdesk'
}
