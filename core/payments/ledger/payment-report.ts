import { minorToDecimal } from '#core/money'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import { ownPaymentId } from '../statements/transaction-key.ts'
import type { LedgerEntry } from './ledger.ts'
import { isLookAlike } from './look-alike.ts'
import {
  type PaymentReportColumn,
  type PaymentReportTotal,
  type PaymentReportWords,
  reportColumns,
  reportTotals,
} from './payment-report-words.ts'
import { bookedness } from './payment-state.ts'
import { paymentStatusOf } from './payment-status.ts'

interface ReportOptions {
  readonly words: PaymentReportWords
  /** The time zone in which times are written. */
  readonly zone: string
}

type Cells = Table['rows'][number]
type Kind = Table['columns'][number]['kind']

/** The report of a ledger: a row for every payment, and on a second sheet the totals by day and currency. */
export const paymentReport = (
  entries: readonly LedgerEntry[],
  { words, zone }: ReportOptions,
): Table => ({
  title: words.title,
  columns: reportColumns.map((name) => columnOf(words.columns[name], kinds[name])),
  rows: entries.map((entry) => rowOf(entry, { words, zone })),
  sheets: [
    {
      title: words.totals,
      columns: reportTotals.map((name) => columnOf(words.totalColumns[name], totalKinds[name])),
      rows: totalsOf(entries),
    },
  ],
})

const kinds: Partial<Record<PaymentReportColumn, Kind>> = {
  bookedOn: 'date',
  amount: 'money',
  reversedOn: 'date',
  at: 'dateTime',
}
const totalKinds: Partial<Record<PaymentReportTotal, Kind>> = {
  bookedOn: 'date',
  count: 'number',
  imported: 'money',
  booked: 'money',
  notBooked: 'money',
  maybe: 'money',
  alike: 'money',
}

const columnOf = (title: string, kind: Kind = 'text') => ({ title, kind, hidden: false })

const text = (value: string | null): string => (value === null ? '' : guardFormula(value))

const rowOf = (entry: LedgerEntry, { words, zone }: ReportOptions): Cells => {
  const { transaction, state, prescribedPaymentId, reversedOn, key } = entry
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
    text(stateWord(entry, words)),
    reversedOn ?? null,
    text(isBooked ? state.paymentId : null),
    text(state.kind === 'refused' ? state.message : null),
    at === null ? null : wallText(at, zone),
    ownPaymentId(key),
    text(transaction.reference),
    text(transaction.account),
  ]
}

const stateWord = (entry: LedgerEntry, { states, lookAlike }: PaymentReportWords): string =>
  entry.state.kind === 'new' && isLookAlike(entry)
    ? lookAlike
    : states[paymentStatusOf(entry.state)]

/** One row for each day and currency, in the order of days. */
const totalsOf = (entries: readonly LedgerEntry[]): Cells[] => {
  const totals = new Map<
    string,
    {
      day: string
      currency: string
      count: number
      booked: number
      notBooked: number
      maybe: number
      alike: number
    }
  >()
  for (const entry of entries) {
    const { transaction, state } = entry
    const { bookedOn: day, currency, amountMinor } = transaction
    const place = `${day} ${currency}`
    const none = { day, currency, count: 0, booked: 0, notBooked: 0, maybe: 0, alike: 0 }
    const total = totals.get(place) ?? none
    totals.set(place, total)
    total.count += 1
    total[isLookAlike(entry) ? 'alike' : bookedness(state)] += amountMinor
  }
  return [...totals]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { day, currency, count, booked, notBooked, maybe, alike }]) => [
      day,
      currency,
      count,
      ...[booked + notBooked + maybe, booked, notBooked, maybe, alike].map((minor) =>
        minorToDecimal(minor),
      ),
    ])
}
