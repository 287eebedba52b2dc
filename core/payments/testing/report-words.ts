import {
  type PaymentReportWords,
  paymentReportWordsSchema,
  reportColumns,
  reportTotals,
} from '../ledger/payment-report-words.ts'
import { paymentStatuses } from '../ledger/payment-status.ts'

const named = (names: readonly string[], front = '') =>
  Object.fromEntries(names.map((name) => [name, `${front}${name}`]))

/** A report whose titles are the names of its columns. */
export const reportWords: PaymentReportWords = paymentReportWordsSchema.parse({
  title: 'Payments',
  totals: 'By day',
  columns: named(reportColumns),
  totalColumns: named(reportTotals),
  states: named(paymentStatuses, 'is '),
  lookAlike: 'is alike',
})
