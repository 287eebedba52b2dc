import type { OutputOf } from '#core/contract/index'
import { bookednessOf } from '#core/payments/ledger/payment-state'
import type { CountedPayments } from '../../../store/payments/ledger/payment-ledger.ts'

type Totals = Omit<OutputOf<'payments.readTotals'>, 'isRestored'>

/** Adds up what became of the money that came in, by currency. */
export const readTotals = (counted: readonly CountedPayments[]): Totals => {
  const totals = new Map<string, Totals['totals'][number]>()
  for (const { currency, state_kind: state, minor } of counted) {
    const total = totals.get(currency) ?? {
      currency,
      importedMinor: 0,
      bookedMinor: 0,
      notBookedMinor: 0,
      maybeMinor: 0,
    }
    totals.set(currency, total)
    total.importedMinor += minor
    total[`${bookednessOf(state)}Minor`] += minor
  }
  const countOf = (...states: readonly CountedPayments['state_kind'][]): number =>
    counted.reduce(
      (sum, { state_kind, count }) => sum + (states.includes(state_kind) ? count : 0),
      0,
    )
  return {
    totals: [...totals.values()],
    confirmed: countOf('confirmed'),
    unknown: countOf('unknown'),
    open: countOf('new', 'refused', 'notBooked'),
  }
}
