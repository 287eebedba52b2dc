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
import { toldOnce } from '../statements/told-once.ts'
import { findTable, type StatementRow } from './find-table.ts'
import { isNegative } from './read-amount.ts'
import { directionOf, type RowReading, readCsvRow } from './read-csv-row.ts'
import { dayOrder } from './read-day.ts'
import { isSum, readFigures } from './statement-words.ts'

interface CsvReadOptions {
  /** Mappings that were remembered for earlier files. */
  readonly remembered: readonly StatementMapping[]
  /** The currency where neither the file nor a mapping names it. */
  readonly currency: string
}

interface ReadCsv extends ReadStatement {
  /** The mapping by which the file was read; a person may correct it, and then it is remembered. */
  readonly mapping: StatementMapping
}

const noFigures: StatementFigures = {
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

/** Reads a bank's text table; null where no table names a date and an amount. */
export const readCsv = (text: string, { remembered, currency }: CsvReadOptions): ReadCsv | null => {
  const table = findTable(text, remembered)
  if (table === null) return null
  const mapping = rememberedMapping(table.titles, remembered) ?? recogniseColumns(table.titles)
  if (!isReadable(mapping)) return null
  const end = table.rows.findLastIndex((row) => hasDay(row, mapping))
  const [below, rows] = partition(table.rows, (row, at) => isAboutAccount(row, mapping, at > end))
  const aboutAccount = [...table.before, ...below]
  const { bookedOn, valueOn } = mapping.columns
  const order = dayOrder(rows.flatMap((row) => [cellAt(row, bookedOn), cellAt(row, valueOn)]))
  const stated = aboutAccount.reduce(
    (figures, { cells }) => addFigures(figures, readFigures(cells, order ?? 'dayFirst')),
    noFigures,
  )
  const reading = readingOf(rows, mapping, {
    account: stated.account,
    statedCurrency: stated.currency,
    currency: stated.currency ?? mapping.currency ?? currency,
    isCurrencyAssumed: mapping.currency === null && stated.currency === null,
    width: table.titles.length,
    dayOrder: order,
  })
  const transactions: Transaction[] = []
  const problems: StatementProblem[] = []
  for (const row of rows) {
    const read = readCsvRow(row, reading)
    if (read.transaction) transactions.push(read.transaction)
    problems.push(...read.problems)
  }
  const figures = { ...stated, currency: stated.currency ?? onlyCurrency(transactions, reading) }
  return { transactions, problems: toldOnce(problems), closing: [figures], mapping }
}

const cellAt = ({ cells }: StatementRow, at: number | null): string =>
  at === null ? '' : (cells[at] ?? '').trim()

const partition = (
  rows: readonly StatementRow[],
  isOne: (row: StatementRow, at: number) => boolean,
): readonly [StatementRow[], StatementRow[]] => {
  const parts: readonly [StatementRow[], StatementRow[]] = [[], []]
  for (const [at, row] of rows.entries()) parts[isOne(row, at) ? 0 : 1].push(row)
  return parts
}

const hasDay = (row: StatementRow, { columns }: StatementMapping): boolean =>
  /\d/.test(cellAt(row, columns.bookedOn))

/**
 * Whether a row is blank, or below the last movement and about the account. Any other row is a movement, whatever it
 * says.
 */
const isAboutAccount = (
  row: StatementRow,
  mapping: StatementMapping,
  isBelow: boolean,
): boolean => {
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

/** Whether a row has a label and sums alone; a movement has a symbol, an account or a message beside them. */
const isBare = (row: StatementRow, mapping: StatementMapping): boolean => {
  const first = row.cells.findIndex((cell) => cell.trim() !== '')
  const known = [first, mapping.columns.currency, ...moneyOf(mapping)]
  return row.cells.every((cell, at) => cell.trim() === '' || known.includes(at))
}

const addFigures = (
  figures: StatementFigures,
  added: Partial<StatementFigures> | null,
): StatementFigures => {
  const known = Object.entries(added ?? {}).filter(([, value]) => value !== null)
  // An earlier figure goes before a later one: the rows below the table only repeat it.
  const all = figures as Readonly<Record<string, unknown>>
  return { ...figures, ...Object.fromEntries(known.filter(([name]) => all[name] === null)) }
}

const readingOf = (
  rows: readonly StatementRow[],
  mapping: StatementMapping,
  rest: Omit<RowReading, 'mapping' | 'thousands' | 'hasSigns' | 'debitSign'>,
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
