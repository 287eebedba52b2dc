import { readDate, readNumber, readText } from '#core/exports/table/read-cell'
import type { ReportColumn, ReportSheet } from '#core/exports/table/report-table'
import type { Cell, Table } from '#core/tables/table'
import type { TableRow } from './table-row.ts'

interface Seen {
  readonly shown: readonly TableRow[]
  readonly colIds: readonly string[]
}

const cellOf = (cell: Cell, { type }: ReportColumn): Cell => {
  if (cell === null) return null
  if (type === 'number') return readNumber(cell) ?? readText(cell)
  return type === 'date' ? (readDate(cell) ?? readText(cell)) : readText(cell)
}

const kindOf = ({ type }: ReportColumn, values: readonly Cell[]) => {
  if (type === 'number') return 'number'
  if (type !== 'date') return 'text'
  const isDay = (value: Cell) => value === null || value === '' || String(value).endsWith(' 00:00')
  return values.every(isDay) ? 'date' : 'dateTime'
}

/** A table of what a person sees of a sheet: its rows and columns in the order in which they are seen. */
export const shownTable = (title: string, sheet: ReportSheet, { shown, colIds }: Seen): Table => {
  const columns = colIds.flatMap((colId) => {
    const at = Number(colId)
    const column = sheet.columns[at]
    if (!column) return []
    return [{ column, values: shown.map(({ cells }) => cellOf(cells[at] ?? null, column)) }]
  })
  return {
    title,
    columns: columns.map(({ column, values }) => ({
      title: column.name.slice(0, 200),
      kind: kindOf(column, values),
      hidden: false,
    })),
    rows: shown.map((_, row) => columns.map(({ values }) => values[row] ?? null)),
  }
}
