import type { Timestamp } from '#core/time'
import type { LedgerEntry } from './ledger.ts'
import { movePayment } from './move-payment.ts'

/** After a start: whatever was being sent may have arrived. The entries that change, and only they. */
export const recoverLedger = (
  entries: Iterable<LedgerEntry>,
  at: Timestamp,
): readonly LedgerEntry[] =>
  [...entries].flatMap((entry) => {
    const moved = movePayment(entry, { kind: 'lose', at })
    return moved.ok ? [moved.entry] : []
  })
