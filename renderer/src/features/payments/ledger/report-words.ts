import type { TFunction } from 'i18next'
import {
  type PaymentReportWords,
  reportColumns,
  reportTotals,
} from '#core/payments/ledger/payment-report-words'
import { paymentStatuses } from '#core/payments/ledger/payment-status'

const named = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>

/** A report in the language of the screen. */
export const reportWords = (t: TFunction): PaymentReportWords => ({
  title: t('payments.report.title'),
  totals: t('payments.report.totals'),
  columns: named(reportColumns, (name) => t(`payments.report.column.${name}`)),
  totalColumns: named(reportTotals, (name) => t(`payments.report.total.${name}`)),
  // The number of the CRM and its words have columns of their own.
  states: named(paymentStatuses, (name) => {
    if (name === 'sent') return t('payments.group.booked')
    return name === 'refused' ? t('payments.group.refused') : t(`payments.state.${name}`)
  }),
})
