import type { Cell } from '#core/tables/table'
import type { ColumnType } from '../table/column-type.ts'
import { readDate, readFlag, readNumber, readText } from '../table/read-cell.ts'

type SameCell = (before: Cell, after: Cell) => boolean

/** Whether two cells say the same, in whatever format and language the workbooks came. */
export const sameCell = (before: ColumnType, after: ColumnType): SameCell => {
  const type = before === 'empty' || before === after ? after : before
  const read =
    after === 'empty' || before === 'empty' || before === after ? readers[type] : readText
  return (one, other) => {
    if (one === other) return true
    if (typeof one === 'number' && typeof other === 'number') return sameNumber(one, other)
    const [value, against] = [read(one), read(other)]
    if (value === null || against === null) return readText(one) === readText(other)
    if (typeof value === 'number' && typeof against === 'number') return sameNumber(value, against)
    return value === against
  }
}

const readers: Readonly<Record<ColumnType, (cell: Cell) => string | number | boolean | null>> = {
  number: (cell) => readNumber(cell),
  date: readDate,
  flag: readFlag,
  text: readText,
  empty: readText,
}

// Spreadsheets keep fifteen digits; what follows is noise of the format.
const dust = 4 * Number.EPSILON

const sameNumber = (one: number, other: number): boolean =>
  Math.abs(one - other) <= dust * Math.max(Math.abs(one), Math.abs(other))
