import type { WorkspaceKey } from '#core/ids'
import { missingFields } from '#core/payments/matching/booked-evidence'
import type { ShownRestoredLedger } from '#core/payments/send/sending-preview'
import type { PaymentsDependencies } from '../dependencies.ts'
import { suspectedBooked } from './suspected-booked.ts'

/** Null where the ledger has all that was ever sent, or a person has compared it. */
export const restoredLedger = (
  store: PaymentsDependencies['store'],
  of: WorkspaceKey,
): ShownRestoredLedger | null => {
  const restored = store.readRestoredLedger(of)
  if (restored === null || restored.acceptedAt !== null) return null
  const { backupFrom, restoredAt } = restored
  const exported = store.readPaymentExport({ ...of, name: 'payments-incoming' })
  const isCompared = exported !== null && exported.exportedAt >= restoredAt
  const suspected = isCompared ? suspectedBooked(store, of) : []
  return {
    backupFrom,
    isCompared,
    looksBooked: suspected.map(({ key }) => key),
    certain: suspected.flatMap(({ key, paymentId }) => (paymentId === null ? [] : [key])),
    missing: isCompared ? missingFields(exported.payments) : [],
    unread: isCompared ? exported.unreadRows.length : 0,
  }
}
