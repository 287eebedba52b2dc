import { thousandsMark } from '#core/tables/thousands-mark'
import type {
  ReadStatement,
  StatementFigures,
  StatementProblem,
  Transaction,
} from '../statements/statement.ts'
import {
  isReadable,
  recogniseColumns,
  rememberedMapping,
  type StatementMapping,
} from '../statements/statement-mapping.ts'
import { findTable, type StatementRow } from './find-table.ts'
import { directionOf, type RowReading, readCsvRow } from './read-csv-row.ts'
import { isSum, readFigures } from './statement-words.ts'

interface Reading {
  /** What was remembered for files of other banks and earlier files of this one. */
  readonly remembered: readonly StatementMapping[]
  /** Where neither the file nor a mapping tells it. */
  readonly currency: string
}

interface ReadCsv extends ReadStatement {
  /** By what it was read: to be corrected and remembered. */
  readonly mapping: StatementMapping
}

const nothingTold: StatementFigures = {
  statement: 0,
  account: null,
  currency: null,
  openingMinor: null,
  closingMinor: null,
  creditMinor: null,
  debitMinor: null,
  from: null,
  to: null,
}

/** Null for a text in which no table names a date and an amount. */
export const readCsv = (text: string, { remembered, currency }: Reading): ReadCsv | null => {
  const table = findTable(text, remembered)
  if (table === null) return null
  const mapping = rememberedMapping(table.titles, remembered) ?? recogniseColumns(table.titles)
  if (!isReadable(mapping)) return null
  const end = table.rows.findLastIndex((row) => hasDay(row, mapping))
  const [below, rows] = parted(table.rows, (row, at) => isAround(row, mapping, at > end))
  const around = [...table.before, ...below]
  const told = around.reduce(
    (figures, { cells }) => withTold(figures, readFigures(cells)),
    nothingTold,
  )
  const reading = readingOf(rows, mapping, {
    account: told.account,
    currency: mapping.currency ?? told.currency ?? currency,
    width: table.titles.length,
  })
  const transactions: Transaction[] = []
  const problems: StatementProblem[] = []
  for (const row of rows) {
    const read = readCsvRow(row, reading)
    if (read.transaction) transactions.push(read.transaction)
    problems.push(...read.problems)
  }
  const figures = { ...told, currency: told.currency ?? onlyCurrency(transactions, reading) }
  return { transactions, problems, closing: [figures], mapping }
}

const cellAt = ({ cells }: StatementRow, at: number | null): string =>
  at === null ? '' : (cells[at] ?? '').trim()

const parted = (
  rows: readonly StatementRow[],
  isOne: (row: StatementRow, at: number) => boolean,
): readonly [StatementRow[], StatementRow[]] => {
  const parts: readonly [StatementRow[], StatementRow[]] = [[], []]
  for (const [at, row] of rows.entries()) parts[isOne(row, at) ? 0 : 1].push(row)
  return parts
}

const hasDay = (row: StatementRow, { columns }: StatementMapping): boolean =>
  /\d/.test(cellAt(row, columns.bookedOn))

/** Blank, or below the last movement and about the account: any other is a movement, whatever its words. */
const isAround = (row: StatementRow, mapping: StatementMapping, isBelow: boolean): boolean => {
  if (row.hasOpenQuote) return false
  if (row.cells.every((cell) => cell.trim() === '')) return true
  if (!isBelow || hasDay(row, mapping)) return false
  const isOfAccount = isSum(row.cells) || readFigures(row.cells) !== null
  const hasMoney = moneyOf(mapping).some((at) => cellAt(row, at) !== '')
  return isOfAccount && (!hasMoney || isBare(row, mapping))
}

const moneyOf = ({ columns: { amount, credit, debit } }: StatementMapping): (number | null)[] => [
  amount,
  credit,
  debit,
]

/** Words and sums alone: a movement tells a symbol, an account or a message beside them. */
const isBare = (row: StatementRow, mapping: StatementMapping): boolean => {
  const first = row.cells.findIndex((cell) => cell.trim() !== '')
  const known = [first, mapping.columns.currency, ...moneyOf(mapping)]
  return row.cells.every((cell, at) => cell.trim() === '' || known.includes(at))
}

const withTold = (
  figures: StatementFigures,
  told: Partial<StatementFigures> | null,
): StatementFigures => {
  const known = Object.entries(told ?? {}).filter(([, value]) => value !== null)
  // The first word counts: what stands under the table repeats it at best.
  const all = figures as Readonly<Record<string, unknown>>
  return { ...figures, ...Object.fromEntries(known.filter(([name]) => all[name] === null)) }
}

const readingOf = (
  rows: readonly StatementRow[],
  mapping: StatementMapping,
  rest: Pick<RowReading, 'account' | 'currency' | 'width'>,
): RowReading => {
  const { amount, credit, debit } = mapping.columns
  const amounts = rows.flatMap((row) => [amount, credit, debit].map((at) => cellAt(row, at)))
  return {
    ...rest,
    mapping,
    thousands: thousandsMark(amounts),
    hasSigns: rows.some((row) => isNegative(cellAt(row, amount))),
    debitSign: debitSignOf(rows, mapping),
  }
}

const isNegative = (text: string): boolean => /^[-\u2212\u2013]|-$/.test(text)

const debitSignOf = (rows: readonly StatementRow[], { columns }: StatementMapping): 1 | -1 => {
  const debits = rows
    .map((row) => {
      if (columns.amount === null) return cellAt(row, columns.debit)
      return directionOf(cellAt(row, columns.direction)) === 'debit'
        ? cellAt(row, columns.amount)
        : ''
    })
    .filter((text) => /[1-9]/.test(text))
  const negative = debits.filter(isNegative).length
  return negative > 0 && negative * 2 >= debits.length ? 1 : -1
}

const onlyCurrency = (
  transactions: readonly Transaction[],
  { currency }: Pick<RowReading, 'currency'>,
): string | null => {
  const [only = currency, other] = new Set(transactions.map((one) => one.currency))
  return other === undefined ? only : null
}
