import type { TFunction } from 'i18next'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'

interface TitledTable {
  readonly rows: readonly (readonly Cell[])[]
  /** Null where no row has titles. */
  readonly headerRow: number | null
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim()

const examples = 2
const exampleLength = 24

/** The first values of a column: a title alone may say nothing. */
const firstValues = ({ rows, headerRow }: TitledTable, column: number): string =>
  rows
    .slice(headerRow === null ? 0 : headerRow + 1)
    .map((row) => textOf(row[column]))
    .filter((text) => text !== '')
    .slice(0, examples)
    .map((text) => text.slice(0, exampleLength))
    .join(', ')

/** Every column of a table by its letter, its title and its first values. */
export const columnChoices = (table: TitledTable, t: TFunction) => {
  const header = table.headerRow === null ? [] : (table.rows[table.headerRow] ?? [])
  return Array.from({ length: widthOf(table.rows) }, (_, column) => {
    const said = [textOf(header[column]), firstValues(table, column)].filter((text) => text !== '')
    return {
      value: String(column),
      label: t('transfer.column', { letter: letters(column), title: said.join(': ') }).trim(),
    }
  })
}
