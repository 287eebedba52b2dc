import type { CellObject, Row } from 'write-excel-file/node'
import type { Cell } from '#core/tables/table'
import { dayCount } from '../tables/day-count.ts'
import { sheetText } from '../tables/sheet-text.ts'

type Style = Omit<CellObject, 'type' | 'value' | 'format'>

export const bold = { fontWeight: 'bold' } as const

/** A cell with its type: a text stays one, whatever it begins with; a day is counted as spreadsheets count it. */
export const styledCell = (cell: Cell, style: Style, isDate = false): CellObject => {
  if (cell === null) return style
  if (typeof cell === 'number') return { ...style, type: Number, value: cell }
  const days = isDate ? dayCount(cell) : null
  if (days !== null) return { ...style, type: Number, value: days, format: 'yyyy-mm-dd hh:mm' }
  const text = sheetText(cell)
  return text === '' ? style : { ...style, type: String, value: text }
}

export const headerRow = (titles: readonly string[]): Row =>
  titles.map((title) =>
    styledCell(title, { ...bold, bottomBorderStyle: 'thin', backgroundColor: '#e9ecef' }),
  )

const rowsMeasured = 200
const narrowest = 8
const widest = 50

/** Column widths that fit their cells. */
export const widthsOf = (
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): { width: number }[] => {
  const measured = rows.slice(0, rowsMeasured)
  return titles.map((title, at) => {
    const lengths = measured.map((row) => String(row[at] ?? '').length)
    return { width: Math.min(widest, Math.max(narrowest, title.length, ...lengths) + 2) }
  })
}
