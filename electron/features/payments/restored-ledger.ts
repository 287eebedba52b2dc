import { bookedEvidence } from '#core/payments/booked-evidence'
import type { LedgerEntry } from '#core/payments/ledger'
import type { RestoredLedgerShown } from '#core/payments/sending-preview'
import type { InWorkspace, PaymentsDependencies } from './dependencies.ts'

type Store = PaymentsDependencies['store']

/** The payment of the CRM that is known to be this one. */
const claimOf = ({ state }: LedgerEntry): string | null =>
  state.kind === 'sent' || state.kind === 'settled' ? state.paymentId : null

/** Payments of the CRM that are known to be other transactions. */
export const claimedPayments = (store: Store, { workspaceId }: InWorkspace): Set<string> => {
  const booked = store.listInState({ workspaceId, states: ['sent', 'booked'] })
  return new Set(booked.flatMap((entry) => claimOf(entry) ?? []))
}

/** A payment of the same sum within a few days. */
const likely = 60

/** Null where the ledger has all that was ever sent, or a person has compared it. */
export const restoredLedger = (
  store: Store,
  { workspaceId }: InWorkspace,
): RestoredLedgerShown | null => {
  const restored = store.readRestored({ workspaceId })
  if (restored === null) return null
  const { backupFrom, restoredAt } = restored
  const exported = store.readExport({ workspaceId, name: 'payments-incoming' })
  if (exported === null || exported.exportedAt < restoredAt) {
    return { backupFrom, isCompared: false, looksBooked: [] }
  }
  const { payments: incoming, exportedAt } = exported
  const claimed = claimedPayments(store, { workspaceId })
  const confirmed = store.listInState({ workspaceId, states: ['confirmed'] })
  const looksBooked = confirmed.filter((entry) =>
    bookedEvidence({ entry, incoming, exportedAt, claimed }).found.some(
      ({ score }) => score >= likely,
    ),
  )
  return { backupFrom, isCompared: true, looksBooked: looksBooked.map(({ key }) => key) }
}
