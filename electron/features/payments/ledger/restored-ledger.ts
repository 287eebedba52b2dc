import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { bookedStates, type CountedState } from '#core/payments/ledger/payment-state'
import { missingFields } from '#core/payments/matching/booked-evidence'
import { type BookedMatch, matchBooked } from '#core/payments/matching/match-booked'
import type { ShownRestoredLedger } from '#core/payments/send/sending-preview'
import type { Timestamp } from '#core/time'
import type { PaymentsDependencies } from '../dependencies.ts'

type Store = PaymentsDependencies['store']

/** The payment of the CRM that is known to be this one. */
export const claimOf = ({ state }: LedgerEntry): string | null =>
  state.kind === 'sent' || state.kind === 'settled' ? state.paymentId : null

/** Payments of the CRM that are known to be other transactions. */
export const claimedPayments = (store: Store, { workspaceId }: WorkspaceKey): Set<string> => {
  const booked = store.listPaymentsInState({ workspaceId, states: bookedStates })
  return new Set(booked.flatMap((entry) => claimOf(entry) ?? []))
}

const undecided: readonly CountedState[] = ['new', 'refused', 'notBooked']

/**
 * Payments of which the ledger may have lost that they were sent, and the CRM has one like each; those too that
 * are imported long after a person has accepted the ledger. None while the CRM was not asked since.
 */
export const suspectedBooked = (store: Store, of: WorkspaceKey): readonly BookedMatch[] => {
  const restored = store.readRestoredLedger(of)
  const exported = restored && readComparison(store, of, restored.restoredAt)
  if (restored === null || exported === null) return []
  const { restoredAt, acceptedAt } = restored
  const entries = store
    .listPaymentsInState({
      ...of,
      states: acceptedAt === null ? [...undecided, 'confirmed'] : undecided,
    })
    .filter((entry) => !isDecided(entry, { restoredAt, comparedAt: exported.exportedAt }))
  const claimed = claimedPayments(store, of)
  const { payments: incoming, exportedAt } = exported
  return matchBooked({ entries, incoming, exportedAt, claimed })
}

/** A person has said that it is not there, or has seen what is there and said that this is another one. */
const isDecided = (
  { state }: LedgerEntry,
  { restoredAt, comparedAt }: { readonly restoredAt: Timestamp; readonly comparedAt: Timestamp },
): boolean =>
  (state.kind === 'settled' && state.at > restoredAt) ||
  (state.kind === 'confirmed' && state.at > comparedAt)

/** What the CRM has, if it was asked since the store was restored. */
const readComparison = (store: Store, { workspaceId }: WorkspaceKey, restoredAt: Timestamp) => {
  const exported = store.readPaymentExport({ workspaceId, name: 'payments-incoming' })
  return exported === null || exported.exportedAt < restoredAt ? null : exported
}

/** Null where the ledger has all that was ever sent, or a person has compared it. */
export const restoredLedger = (store: Store, of: WorkspaceKey): ShownRestoredLedger | null => {
  const restored = store.readRestoredLedger(of)
  if (restored === null || restored.acceptedAt !== null) return null
  const { backupFrom, restoredAt } = restored
  const exported = readComparison(store, of, restoredAt)
  const suspected = suspectedBooked(store, of)
  return {
    backupFrom,
    isCompared: exported !== null,
    looksBooked: suspected.map(({ key }) => key),
    certain: suspected.flatMap(({ key, paymentId }) => (paymentId === null ? [] : [key])),
    missing: missingFields(exported?.payments ?? []),
    unread: exported?.unreadRows.length ?? 0,
  }
}
