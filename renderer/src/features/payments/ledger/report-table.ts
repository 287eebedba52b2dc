import { minorToDecimal } from '#core/money'
import type { PaymentRow } from '#core/payments/payment-row'
import { ownPaymentId } from '#core/payments/transaction-key'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'

const columns = [
  ...(['bookedOn', 'amount', 'currency', 'variableSymbol', 'counterName'] as const),
  ...(['counterAccount', 'message', 'prescribed', 'state', 'paymentId', 'serverMessage'] as const),
  ...(['at', 'id', 'reference', 'account'] as const),
] as const
export type PaymentReportColumn = (typeof columns)[number]

export interface PaymentReportWords {
  readonly title: string
  readonly titleOf: (column: PaymentReportColumn) => string
  readonly stateOf: (row: PaymentRow) => string
  readonly wallTime: (at: number) => string
}

/** What became of every payment, one row each. */
export const paymentReportTable = (
  rows: readonly PaymentRow[],
  words: PaymentReportWords,
): Table => ({
  title: words.title,
  columns: columns.map((column) => ({
    title: words.titleOf(column),
    kind: kindOf(column),
    hidden: false,
  })),
  rows: rows.map((row) => rowOf(row, words)),
})

const kindOf = (column: PaymentReportColumn): Table['columns'][number]['kind'] => {
  if (column === 'amount') return 'money'
  return column === 'at' ? 'dateTime' : 'text'
}

const text = (value: string | null): string => (value === null ? '' : guardFormula(value))

const rowOf = (row: PaymentRow, words: PaymentReportWords): Table['rows'][number] => {
  const { transaction, state, prescribedPaymentId, key } = row
  const at = 'at' in state ? state.at : 'since' in state ? state.since : null
  const isBooked = state.kind === 'sent' || state.kind === 'settled'
  return [
    transaction.bookedOn,
    minorToDecimal(transaction.amountMinor),
    transaction.currency,
    text(transaction.variableSymbol),
    text(transaction.counterName),
    text(transaction.counterAccount),
    text(transaction.message),
    prescribedPaymentId === null ? '' : String(prescribedPaymentId),
    guardFormula(words.stateOf(row)),
    text(isBooked ? state.paymentId : null),
    text(state.kind === 'refused' ? state.message : null),
    at === null ? null : words.wallTime(at),
    ownPaymentId(key),
    text(transaction.reference),
    text(transaction.account),
  ]
}
