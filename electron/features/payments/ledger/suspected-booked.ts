import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import {
  bookedness,
  bookedStates,
  type CountedState,
  countedState,
} from '#core/payments/ledger/payment-state'
import { likelyScore, possibleScore } from '#core/payments/matching/booked-evidence'
import {
  type BookedMatch,
  claimOf,
  likelyPayments,
  matchBooked,
} from '#core/payments/matching/match-booked'
import { paymentsBySum } from '#core/payments/matching/payments-by-sum'
import type { PaymentsDependencies } from '../dependencies.ts'

type Store = PaymentsDependencies['store']

/** Payments of the CRM that are known to be other transactions. */
export const claimedPayments = (store: Store, { workspaceId }: WorkspaceKey): Set<string> => {
  const booked = store.listPaymentsInState({ workspaceId, states: bookedStates })
  return new Set(booked.flatMap((entry) => claimOf(entry) ?? []))
}

const unsentStates: readonly CountedState[] = ['new', 'refused', 'notBooked', 'confirmed']

/** Whether a payment may leave. */
export const mayLeave = ({ state }: LedgerEntry): boolean =>
  unsentStates.includes(countedState(state))

/** Payments that may leave: those that nobody has decided on, and those that are confirmed. */
export const listUnsent = (store: Store, { workspaceId }: WorkspaceKey): LedgerEntry[] =>
  store.listPaymentsInState({ workspaceId, states: unsentStates })

/**
 * Payments that may leave and of which the CRM has one that is like them: a colleague has sent it from a statement in
 * another format, somebody has typed it there, or this ledger has lost that it was sent. None while the CRM was never
 * asked, and none that a person has ruled out.
 */
export const suspectedBooked = (
  store: Store,
  of: WorkspaceKey,
  unsent: readonly LedgerEntry[] = listUnsent(store, of),
): readonly BookedMatch[] => {
  const exported = store.readPaymentExport({ ...of, name: 'payments-incoming' })
  if (exported === null) return []
  // A ledger that may have lost something asks about payments of which the CRM tells little, too.
  const leastScore = store.readRestoredLedger(of) === null ? likelyScore : possibleScore
  const searched = { incoming: paymentsBySum(exported.payments), leastScore }
  const entries = unsent.filter((entry) => likelyPayments(entry, searched).length > 0)
  if (entries.length === 0) return []
  const beside = entriesBeside(store, of, entries)
  const standing = (wanted: ReturnType<typeof bookedness>) =>
    beside.filter(({ state }) => bookedness(state) === wanted)
  return matchBooked({
    ...searched,
    entries,
    booked: standing('booked'),
    maybe: standing('maybe'),
  })
}

/** Of the ledger only what has the same sum as one of these: most of it is like nothing that waits. */
const entriesBeside = (
  store: Store,
  of: WorkspaceKey,
  entries: readonly LedgerEntry[],
): LedgerEntry[] => {
  const amounts = entries.map(({ transaction: { amountMinor: minor, currency } }) => ({
    minor,
    currency,
  }))
  const beside = store.readLedgerBeside({ ...of, amounts })
  // What a person has taken for booked and finds otherwise now does not explain itself.
  const asked = new Set(entries.map(({ key }) => key))
  return [...beside.values()].filter(({ key }) => !asked.has(key))
}
