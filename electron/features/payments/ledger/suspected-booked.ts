import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { bookedness, bookedStates, type CountedState } from '#core/payments/ledger/payment-state'
import { likelyScore, possibleScore } from '#core/payments/matching/booked-evidence'
import { type BookedMatch, claimOf, matchBooked } from '#core/payments/matching/match-booked'
import type { Timestamp } from '#core/time'
import type { PaymentsDependencies } from '../dependencies.ts'

type Store = PaymentsDependencies['store']

/** Payments of the CRM that are known to be other transactions. */
export const claimedPayments = (store: Store, { workspaceId }: WorkspaceKey): Set<string> => {
  const booked = store.listPaymentsInState({ workspaceId, states: bookedStates })
  return new Set(booked.flatMap((entry) => claimOf(entry) ?? []))
}

const unsentStates: readonly CountedState[] = ['new', 'refused', 'notBooked', 'confirmed']

/** Payments that may leave: those that nobody has decided on, and those that are confirmed. */
export const listUnsent = (store: Store, { workspaceId }: WorkspaceKey): LedgerEntry[] =>
  store.listPaymentsInState({ workspaceId, states: unsentStates })

/**
 * Payments that may leave and of which the CRM has one that is like them: a colleague has sent it from a statement in
 * another format, somebody has typed it there, or this ledger has lost that it was sent. None while the CRM was never
 * asked.
 */
export const suspectedBooked = (
  store: Store,
  of: WorkspaceKey,
  unsent: readonly LedgerEntry[] = listUnsent(store, of),
): readonly BookedMatch[] => {
  const exported = store.readPaymentExport({ ...of, name: 'payments-incoming' })
  if (exported === null) return []
  const { payments: incoming, exportedAt } = exported
  const sums = new Set(incoming.map(({ amountMinor }) => amountMinor))
  const entries = unsent.filter(
    (entry) => sums.has(entry.transaction.amountMinor) && !isDecided(entry, exportedAt),
  )
  if (entries.length === 0) return []
  // A ledger that may have lost something asks about payments of which the CRM tells little, too.
  const leastScore = store.readRestoredLedger(of) === null ? likelyScore : possibleScore
  const booked = bookedBeside(store, of, entries)
  return matchBooked({ entries, booked, incoming, exportedAt, leastScore })
}

/** A person has said that it is not there, or that this is another one, with what the CRM tells in view. */
const isDecided = ({ state }: LedgerEntry, exportedAt: Timestamp): boolean =>
  (state.kind === 'settled' || state.kind === 'confirmed') && state.at > exportedAt

/** Of all that was ever booked only what has the same sum as one of these. */
const bookedBeside = (
  store: Store,
  of: WorkspaceKey,
  entries: readonly LedgerEntry[],
): LedgerEntry[] => {
  const amounts = entries.map(({ transaction: { amountMinor: minor, currency } }) => ({
    minor,
    currency,
  }))
  const beside = store.readLedgerBeside({ ...of, amounts })
  return [...beside.values()].filter(({ state }) => bookedness(state) === 'booked')
}
