import { readRow } from './read-row.ts'

/** Rows of a text table. One line break at the end belongs to the last row. */
export const parseDelimited = (text: string, separator: string): string[][] => {
  const rows: string[][] = []
  let at = 0
  while (at < text.length) {
    const { cells, end } = readRow(text, at, separator)
    rows.push(cells)
    at = end
  }
  return rows
}
