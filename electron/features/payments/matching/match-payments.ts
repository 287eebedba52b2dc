import type { WorkspaceId } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { bookedness } from '#core/payments/ledger/payment-state'
import { matchPrescribed } from '#core/payments/matching/match-prescribed'
import type { PrescribedMatch } from '#core/payments/matching/prescribed-match'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { Timestamp } from '#core/time'
import type { PaymentsStore } from '../dependencies.ts'
import { listUnsent, suspectedBooked } from '../ledger/suspected-booked.ts'
import { type FoundPrescribed, findPrescribed } from './find-prescribed.ts'
import { type PrescribedBook, prescribedBook } from './prescribed-book.ts'

interface Book {
  /** A text that changes with the ledger, with the export and with the rules for payers. */
  readonly state: string
  readonly exported: PrescribedBook
  readonly matches: ReadonlyMap<TransactionKey, PrescribedMatch>
  readonly suspected: ReadonlySet<TransactionKey>
}

export interface MatchedRows {
  readonly of: (workspaceId: WorkspaceId, entries: readonly LedgerEntry[]) => PaymentRow[]
  /** Payments for a unit, a customer or a kind of payment in whose name this folded text is. */
  readonly named: (workspaceId: WorkspaceId, text: string) => NamedPayments
  /** Those of the prescribed payments that the export tells. */
  readonly prescribed: (
    workspaceId: WorkspaceId,
    ids: readonly (number | null)[],
  ) => PrescribedPayment[]
  /** Prescribed payments that a person looks for. */
  readonly find: (workspaceId: WorkspaceId, search: string) => FoundPrescribed
}

interface NamedPayments {
  /** Payments for which the match offers such a prescribed one. */
  readonly keys: readonly TransactionKey[]
  readonly prescribedIds: readonly number[]
}

/** Offers for payments that nobody has decided on; worked out once for each state of the ledger. */
export const matchedRows = (store: PaymentsStore): MatchedRows => {
  const exports = new Map<WorkspaceId, PrescribedBook>()
  const books = new Map<WorkspaceId, Book>()
  // Thousands of them are read once: what is sent changes the ledger alone.
  const exportedOf = (workspaceId: WorkspaceId): PrescribedBook => {
    const of = { workspaceId, name: 'payments-prescribed' } as const
    const known = exports.get(workspaceId)
    if (known?.exportedAt === store.readPaymentExportedAt(of)) return known
    const exported = prescribedBook(store.readPaymentExport(of))
    exports.set(workspaceId, exported)
    return exported
  }
  const bookOf = (workspaceId: WorkspaceId): Book => {
    const known = books.get(workspaceId)
    const exported = exportedOf(workspaceId)
    const comparedAt = store.readPaymentExportedAt({ workspaceId, name: 'payments-incoming' })
    const rules = JSON.stringify(store.listPayerRules({ workspaceId }))
    const state = `${store.generation()} ${exported.exportedAt} ${comparedAt} ${rules}`
    if (known?.state === state) return known
    const unsent = listUnsent(store, { workspaceId })
    const found = suspectedBooked(store, { workspaceId }, unsent)
    const suspected = new Set(found.map(({ key }) => key))
    const undecided = unsent.filter((entry) => entry.state.kind !== 'confirmed')
    const matches = matchAll(store, workspaceId, { exported, undecided })
    const book = { state, exported, suspected, matches }
    books.set(workspaceId, book)
    return book
  }
  return {
    of: (workspaceId, entries) => {
      const { matches, exported, suspected } = bookOf(workspaceId)
      return entries.map((entry) => {
        const match = matches.get(entry.key) ?? null
        const ids = match === null ? [entry.prescribedPaymentId] : candidatesOf(match)
        const known = findAll(exported, ids)
        return { ...entry, match, prescribed: known, looksBooked: suspected.has(entry.key) }
      })
    },
    named: (workspaceId, text) => {
      const { matches, exported } = bookOf(workspaceId)
      const ids = new Set(
        exported.payments.flatMap(({ payment, purpose }) =>
          purpose.includes(text) ? [payment.id] : [],
        ),
      )
      const keys = [...matches].flatMap(([key, match]) =>
        candidatesOf(match).some((id) => ids.has(id)) ? [key] : [],
      )
      return { keys, prescribedIds: [...ids] }
    },
    prescribed: (workspaceId, ids) => findAll(exportedOf(workspaceId), ids),
    find: (workspaceId, search) => findPrescribed(exportedOf(workspaceId).payments, search),
  }
}

const candidatesOf = ({ candidates }: PrescribedMatch): number[] =>
  candidates.map(({ prescribedPaymentId }) => prescribedPaymentId)

const findAll = ({ byId }: PrescribedBook, ids: readonly (number | null)[]): PrescribedPayment[] =>
  ids.flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])))

const matchAll = (
  store: PaymentsStore,
  workspaceId: WorkspaceId,
  {
    exported,
    undecided,
  }: { readonly exported: PrescribedBook; readonly undecided: readonly LedgerEntry[] },
): Book['matches'] => {
  if (exported.exportedAt === null) return new Map()
  return matchPrescribed({
    payments: undecided,
    prescribed: exported.payments.map(({ payment }) => payment),
    pending: pendingOf(store.listPrescribedPaid({ workspaceId }), exported),
    dealsOfPayers: new Map(
      store.listPayerRules({ workspaceId }).map(({ account, dealId }) => [account, dealId]),
    ),
  })
}

type PaidEntry = Pick<LedgerEntry, 'transaction' | 'prescribedPaymentId' | 'state'>

/** Adds up what was confirmed or sent for each prescribed payment and the export cannot know yet. */
const pendingOf = (
  paid: readonly PaidEntry[],
  { exportedAt, byId }: PrescribedBook,
): Map<number, number> => {
  const pending = new Map<number, number>()
  for (const { prescribedPaymentId: id, transaction, state } of paid) {
    if (id === null) continue
    const knownAt = byId.get(id)?.paidMinor === null ? null : exportedAt
    if (!isPending(state, knownAt)) continue
    pending.set(id, (pending.get(id) ?? 0) + transaction.amountMinor)
  }
  return pending
}

/** What was booked before `knownAt` the export tells; null: it tells nothing of what is paid. */
const isPending = (state: PaidEntry['state'], knownAt: Timestamp | null): boolean => {
  if (state.kind === 'confirmed') return true
  if (bookedness(state) === 'maybe') return true
  if (bookedness(state) !== 'booked' || !('at' in state)) return false
  return knownAt === null || state.at >= knownAt
}
