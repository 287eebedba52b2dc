import { type CellObject, SSF } from '@e965/xlsx'
import type { Cell } from '#core/tables/table'
import { dayMs, secondMs } from '#core/time'
import { TableRefused } from './table-refused.ts'

export interface RowLimits {
  readonly maxRows: number
  readonly maxColumns: number
  readonly maxCells: number
  /** Letters of all texts together. */
  readonly maxText: number
}

type DenseRow = readonly (CellObject | undefined)[] | undefined

interface DenseSheet {
  /** What the library keeps of a sheet. */
  readonly rows: readonly DenseRow[]
  /** Days are counted from 1904, as spreadsheets of the Macintosh did. */
  readonly isFrom1904: boolean
}

/** The values of a sheet, row by row, without what is empty at the ends. */
export const workbookRows = (sheet: DenseSheet, limits: RowLimits): Cell[][] => {
  if (sheet.rows.length > limits.maxRows) throw new TableRefused('tableTooLarge')
  const toCell = cellReader(sheet.isFrom1904)
  const rows: Cell[][] = []
  let cells = 0
  for (let index = 0; index < sheet.rows.length; index += 1) {
    const row = toRow(sheet.rows[index] ?? [], limits.maxColumns, toCell)
    cells += row.length
    if (row.length > limits.maxColumns || cells > limits.maxCells) {
      throw new TableRefused('tableTooLarge')
    }
    rows.push(row)
  }
  if (lettersIn(rows) > limits.maxText) throw new TableRefused('tableTooLarge')
  while (rows.at(-1)?.length === 0) rows.pop()
  return rows
}

/** A text that a workbook holds once may stand in every cell of it. */
export const lettersIn = (rows: readonly (readonly Cell[])[]): number => {
  let letters = 0
  for (const row of rows)
    for (const cell of row) if (typeof cell === 'string') letters += cell.length
  return letters
}

type CellConverter = (cell: CellObject | undefined) => Cell

/** The row without the empty cells at its end, of which a formatted column may have thousands. */
const toRow = (row: NonNullable<DenseRow>, maxColumns: number, toCell: CellConverter): Cell[] => {
  let length = Math.min(row.length, maxColumns + 1)
  while (length > 0 && toCell(row[length - 1]) === null) length -= 1
  const cells: Cell[] = []
  for (let column = 0; column < length; column += 1) cells.push(toCell(row[column]))
  return cells
}

const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

const cellReader = (isFrom1904: boolean): CellConverter => {
  const isDate = dateFormats()
  return (cell) => {
    switch (cell?.t) {
      case 'n':
        if (typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return null
        return isDate(cell.z) ? wallClockOf(cell.v, isFrom1904) : cell.v
      case 's':
        return cell.v === undefined || cell.v === '' ? null : String(cell.v)
      case 'b':
        return cell.v === true ? 'TRUE' : 'FALSE'
      case 'd':
        return cell.v instanceof Date ? cell.v.toISOString() : null
      case 'e':
        return errors[Number(cell.v)] ?? '#'
      default:
        return null
    }
  }
}

/** A workbook has few formats and many cells. */
const dateFormats = (): ((format: CellObject['z']) => boolean) => {
  const known = new Map<CellObject['z'], boolean>()
  return (format) => {
    const before = known.get(format)
    if (before !== undefined) return before
    // Hours that go on counting beyond a day are an amount of time and no moment.
    const isDate = typeof format === 'string' && SSF.is_date(format) && !/\[[hms]+\]/i.test(format)
    known.set(format, isDate)
    return isDate
  }
}

// Spreadsheets believe that 1900 had a 29 February, which is their day 60.
const epochMs = Date.UTC(1899, 11, 30)
const epochBeforeMarchMs = Date.UTC(1899, 11, 31)
const leapDay = 60
const daysTo1904 = 1_462
const lastDay = 2_958_466

/** A spreadsheet's count of days as `2026-11-21 13:45`, or `13:45` where it has no day; the number where it is none. */
const wallClockOf = (days: number, isFrom1904: boolean): string | number => {
  const serial = isFrom1904 ? days + daysTo1904 : days
  if (serial < 0 || serial >= lastDay) return days
  const since = serial < leapDay ? epochBeforeMarchMs : epochMs
  // The fraction of a day is never exact.
  const ms = Math.round((serial * dayMs) / secondMs) * secondMs
  const text = new Date(since + ms).toISOString()
  return serial < 1 ? text.slice(11, 16) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}
