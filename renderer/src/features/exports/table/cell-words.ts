import type { TFunction } from 'i18next'
import { isQuantity } from '#core/exports/table/column-totals'
import { readDate, readFlag, readNumber, readText } from '#core/exports/table/read-cell'
import type { ReportColumn } from '#core/exports/table/report-table'
import { writeDate } from '#core/format/date-text'
import type { Cell } from '#core/tables/table'

export interface CellWords {
  /** The cell as a person reads it, in the language of the window. */
  readonly shown: (cell: Cell, column: ReportColumn) => string
  /** The cell as a spreadsheet of this language takes it. */
  readonly plain: (cell: Cell, column: ReportColumn) => string
  /** A number that is exact decimal text, as totals and measures are. */
  readonly exact: (value: string) => string
  readonly date: (text: string) => string
}

const midnight = '00:00'

export const cellWords = (t: TFunction, locale: string): CellWords => {
  const digits = { maximumFractionDigits: 6 }
  const grouped = new Intl.NumberFormat(locale, digits)
  const bare = new Intl.NumberFormat(locale, { ...digits, useGrouping: false })
  const date = (text: string): string => {
    const time = text.slice(11, 16)
    const day = writeDate(text.slice(0, 10), locale)
    return time === '' || time === midnight ? day : `${day} ${time}`
  }
  const number = (cell: Cell, format: Intl.NumberFormat): string => {
    const value = readNumber(cell)
    return value === null ? readText(cell) : format.format(value)
  }
  return {
    shown: (cell, column) => {
      switch (column.type) {
        case 'number':
          return number(cell, isQuantity(column) ? grouped : bare)
        case 'date': {
          const read = readDate(cell)
          return read === null ? readText(cell) : date(read)
        }
        case 'flag': {
          const read = readFlag(cell)
          return read === null
            ? readText(cell)
            : t(read ? 'exports.viewer.yes' : 'exports.viewer.no')
        }
        default:
          return readText(cell)
      }
    },
    plain: (cell, column) => {
      if (column.type === 'number') return number(cell, bare)
      if (column.type !== 'date') return readText(cell)
      const read = readDate(cell)
      // Every spreadsheet reads this as a day or a moment.
      return read === null ? readText(cell) : read.replace(` ${midnight}`, '')
    },
    exact: (value) => grouped.format(value as Intl.StringNumericLiteral),
    date,
  }
}
