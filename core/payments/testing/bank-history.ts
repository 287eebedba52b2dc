import type { StatementFormat } from '../formats/statement-format.ts'
import type { Transaction } from '../statements/statement.ts'
import { sampleTransaction } from './sample-transaction.ts'

/** A payment as it happened; equal ones may follow each other. */
export interface RealPayment {
  readonly day: number
  readonly amountMinor: number
  readonly symbol: number
}

/** Payments that no statement without references can tell from one another. */
export const alikeOf = ({ bookedOn, amountMinor, variableSymbol }: Transaction): string =>
  `${bookedOn} ${amountMinor} ${variableSymbol}`

const toTransaction = ({ day, amountMinor, symbol }: RealPayment, at: number): Transaction =>
  sampleTransaction({
    line: at + 1,
    bookedOn: `2026-11-0${day}`,
    amountMinor,
    variableSymbol: `${symbol}`,
  })

export const bankHistory = (payments: readonly RealPayment[]): readonly Transaction[] =>
  [...payments].sort((one, other) => one.day - other.day).map(toTransaction)

interface Statement {
  readonly from: number
  readonly to: number
  /** How many of its last payments had not happened yet when it was made. */
  readonly isYoungBy: number
  readonly format: StatementFormat
  /** References are places in the statement: in the next one the same payment has another. */
  readonly isNumbered?: boolean
}

/** What a bank tells of it: from the start of a day on; tables without references, the others with them. */
export const statementOf = (
  history: readonly Transaction[],
  { from, to, isYoungBy, format, isNumbered = false }: Statement,
): readonly Transaction[] => {
  const days = history.filter(({ bookedOn }) => {
    const day = Number(bookedOn.slice(-1))
    return day >= from && day <= to
  })
  const within = days.map((transaction, at) => {
    if (format === 'csv') return transaction
    const reference = isNumbered ? `${at + 1}` : `R${transaction.line}`
    return { ...transaction, reference, message: null }
  })
  return within.slice(0, within.length - isYoungBy)
}
