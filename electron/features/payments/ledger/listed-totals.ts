import type { OutputOf } from '#core/contract/index'
import { lookAlikeStates } from '#core/payments/ledger/look-alike'
import { bookednessOf } from '#core/payments/ledger/payment-state'
import type { SearchedCount } from '../../../store/payments/ledger/payment-ledger.ts'

type ListedTotals = OutputOf<'payments.listPayments'>['totals']

/** Adds up the payments of a list by currency; the same money is not counted twice. */
export const listedTotals = (counted: readonly SearchedCount[]): ListedTotals => {
  const totals = new Map<string, ListedTotals[number]>()
  for (const { currency, state, isTwin, minor } of counted) {
    const total = totals.get(currency) ?? {
      currency,
      listedMinor: 0,
      bookedMinor: 0,
      notBookedMinor: 0,
      maybeMinor: 0,
      alikeMinor: 0,
    }
    totals.set(currency, total)
    const isAlike = isTwin === 1 && lookAlikeStates.some((one) => one === state)
    if (isAlike) total.alikeMinor += minor
    else {
      total.listedMinor += minor
      total[`${bookednessOf(state)}Minor`] += minor
    }
  }
  return [...totals.values()]
}
