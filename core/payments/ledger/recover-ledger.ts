import type { Timestamp } from '#core/time'
import type { LedgerEntry } from './ledger.ts'
import { movePayment } from './move-payment.ts'

/** The entries that change at a start: a payment that was being sent may have arrived. */
export const recoverLedger = (
  entries: Iterable<LedgerEntry>,
  at: Timestamp,
): readonly LedgerEntry[] =>
  [...entries].flatMap((entry) => {
    const moved = movePayment(entry, { kind: 'lose', at })
    return moved.ok ? [moved.entry] : []
  })
