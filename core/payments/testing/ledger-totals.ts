import type { LedgerEntry } from '../ledger/ledger.ts'
import { bookedness } from '../ledger/payment-state.ts'

export interface LedgerTotal {
  readonly currency: string
  readonly importedMinor: number
  readonly bookedMinor: number
  readonly notBookedMinor: number
  /** Money of calls whose outcome is unknown. */
  readonly maybeMinor: number
}

/** What became of the money that came in, by currency: nothing of it may ever get lost. */
export const ledgerTotals = (entries: Iterable<LedgerEntry>): readonly LedgerTotal[] => {
  const totals = new Map<string, { booked: number; notBooked: number; maybe: number }>()
  for (const { transaction, state } of entries) {
    const total = totals.get(transaction.currency) ?? { booked: 0, notBooked: 0, maybe: 0 }
    totals.set(transaction.currency, total)
    total[bookedness(state)] += transaction.amountMinor
  }
  return [...totals].sort(byCurrency).map(([currency, { booked, notBooked, maybe }]) => ({
    currency,
    importedMinor: booked + notBooked + maybe,
    bookedMinor: booked,
    notBookedMinor: notBooked,
    maybeMinor: maybe,
  }))
}

const byCurrency = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1
