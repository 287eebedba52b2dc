import { readRow } from '#core/tables/read-row'
import {
  isReadable,
  recogniseColumns,
  rememberedMapping,
  type StatementMapping,
} from '../statements/statement-mapping.ts'

export interface StatementRow {
  /** The line where the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Whether a quote without an end made the row end with its line. */
  readonly hasOpenQuote: boolean
}

/** A bank's text table: the rows before its titles, the titles, and the rows after them. */
export interface StatementTable {
  readonly before: readonly StatementRow[]
  readonly titles: readonly string[]
  /** The line of the titles. */
  readonly line: number
  readonly rows: readonly StatementRow[]
}

const separators = [';', ',', '\t', '|'] as const
// Some banks write more than twenty lines about the account before the table.
const rowsLookedAt = 80

/**
 * Finds the table by the separator and the row that name most columns; null where no row names a date and an amount.
 */
export const findTable = (
  text: string,
  remembered: readonly StatementMapping[] = [],
): StatementTable | null => {
  let best: { readonly separator: string; readonly at: number; readonly named: number } | null =
    null
  for (const separator of separators) {
    for (const [at, { cells }] of splitRows(text, separator, rowsLookedAt).entries()) {
      const named = namedIn(cells, remembered)
      if (named > (best?.named ?? 0)) best = { separator, at, named }
    }
  }
  return best === null ? null : tableAt(text, best)
}

const leastWidth = 3

/** The part of a file that is probably the table, where no title is known and a person has to name the columns. */
export const guessTable = (text: string): StatementTable | null => {
  let best: { readonly separator: string; readonly at: number; readonly weight: number } | null =
    null
  for (const separator of separators) {
    const widths = splitRows(text, separator, rowsLookedAt).map(
      ({ cells }) => withoutEmptyEnd(cells).length,
    )
    for (const [at, width] of widths.entries()) {
      const below = widths.slice(at + 1).filter((other) => other > 1 && other <= width)
      const weight = width < leastWidth ? 0 : width * below.length
      if (weight > (best?.weight ?? 0)) best = { separator, at, weight }
    }
  }
  return best === null ? null : tableAt(text, best)
}

const tableAt = (
  text: string,
  best: { readonly separator: string; readonly at: number },
): StatementTable | null => {
  const rows = splitRows(text, best.separator, Number.POSITIVE_INFINITY)
  const header = rows[best.at]
  if (header === undefined) return null
  const titles = withoutEmptyEnd(header.cells)
  return {
    before: rows.slice(0, best.at),
    titles,
    line: header.line,
    rows: closedRows(rows.slice(best.at + 1), titles.length, best.separator),
  }
}

const namedIn = (cells: readonly string[], remembered: readonly StatementMapping[]): number => {
  if (cells.length < 2) return 0
  const known = rememberedMapping(withoutEmptyEnd(cells), remembered)
  const mapping = known ?? recogniseColumns(cells)
  if (!isReadable(mapping)) return 0
  return Object.values(mapping.columns).filter((column) => column !== null).length
}

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

interface SplitRow extends StatementRow {
  /** The row's text as it stands in the file. */
  readonly text: string
}

const splitRows = (text: string, separator: string, most: number): SplitRow[] => {
  const rows: SplitRow[] = []
  let at = 0
  let line = 1
  while (at < text.length && rows.length < most) {
    const { cells, end } = readRow(text, at, separator)
    const own = text.slice(at, end)
    rows.push({ line, cells, text: own, hasOpenQuote: false })
    line += countBreaks(own)
    at = end
  }
  return rows
}

const lineBreak = /\r\n|\r|\n/g
const countBreaks = (text: string): number => text.match(lineBreak)?.length ?? 0

/**
 * Splits rows that a stray quote has joined. A stray quote swallows the lines up to the next quote: a row of several
 * lines is such if it does not have as many cells as there are titles, or if one of its lines has. Its first line is
 * then a row of its own, and so are the lines after it.
 */
const closedRows = (
  rows: readonly SplitRow[],
  width: number,
  separator: string,
): StatementRow[] => {
  const closed: StatementRow[] = []
  const waiting = [...rows].reverse()
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const { line, cells, text, hasOpenQuote } = row
    const firstBreak = text.search(lineBreak)
    const fits = cells.length >= width && withoutEmptyEnd(cells).length <= width
    const isWhole = fits && !hidesRow(text, separator, width)
    if (isWhole || countBreaks(text.trimEnd()) === 0) {
      closed.push({ line, cells, hasOpenQuote })
      continue
    }
    closed.push({
      line,
      cells: text.slice(0, firstBreak).split(separator).map(withoutQuotes),
      hasOpenQuote: true,
    })
    const rest = text.slice(firstBreak).replace(/^(?:\r\n|\r|\n)/, '')
    const others = splitRows(rest, separator, Number.POSITIVE_INFINITY)
    for (const other of others.reverse()) waiting.push({ ...other, line: other.line + line })
  }
  return closed
}

/** Whether one of the lines inside a quote is as wide as a row. */
const hidesRow = (text: string, separator: string, width: number): boolean =>
  text
    .trimEnd()
    .split(lineBreak)
    .slice(1, -1)
    .some((line) => line.split(separator).length >= width)

const withoutQuotes = (cell: string): string => cell.replace(/^"|"$/g, '').replaceAll('""', '"')
