import type { Table } from '#core/tables/table'

/** A table as text that a letter, a chat and a spreadsheet take alike: a line for each row, tabs between. */
export const reportText = ({ columns, rows }: Table): string =>
  [columns.map(({ title }) => title), ...rows]
    .map((row) => row.map((cell) => oneLine(cell)).join('\t'))
    .join('\n')

const oneLine = (cell: Table['rows'][number][number]): string =>
  cell === null ? '' : String(cell).replace(/\s+/g, ' ')
