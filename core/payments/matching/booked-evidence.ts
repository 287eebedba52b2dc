import { dayMs, type Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'

/** A payment that the CRM has booked, from the export of incoming payments. */
export interface IncomingPayment {
  readonly id: string
  readonly variableSymbol: string | null
  readonly amountMinor: number
  readonly currency: string | null
  readonly paidOn: string | null
  readonly prescribedPaymentId: number | null
}

export interface Evidence {
  readonly paymentId: string
  readonly reason: 'sameDay' | 'nearDay' | 'otherDay' | 'untoldDay'
  /** Whether the symbol or the prescribed payment agrees, or the amount alone because the export has neither. */
  readonly by: 'symbol' | 'amount'
  readonly score: number
}

/** A field by which payments could be told apart and which the export does not have. */
export type MissingField = 'variableSymbol' | 'paidOn'

export interface BookedEvidence {
  /** Whether the export is older than the call, so that nothing can be concluded from it. */
  readonly isExportOlder: boolean
  readonly missing: readonly MissingField[]
  /** Payments of the export that may be this one, the likeliest first. */
  readonly found: readonly Evidence[]
}

interface EvidenceSearch {
  readonly entry: LedgerEntry
  readonly incoming: readonly IncomingPayment[]
  readonly exportedAt: Timestamp
  /** IDs of the CRM's payments that are known to be other transactions. */
  readonly claimed: ReadonlySet<string>
}

/**
 * What the stored export says about a payment whose call was not answered. It only helps a person to decide: a payment
 * that is not in it may have been booked under another symbol.
 */
export const bookedEvidence = (searched: EvidenceSearch): BookedEvidence => {
  const { entry, incoming, exportedAt } = searched
  return {
    isExportOlder: entry.state.kind === 'unknown' && exportedAt <= entry.state.since,
    missing: missingFields(incoming),
    found: foundPayments(searched),
  }
}

/** Payments of the export that may be this one, the likeliest first. */
export const foundPayments = ({
  entry,
  incoming,
  claimed,
}: Omit<EvidenceSearch, 'exportedAt'>): readonly Evidence[] =>
  incoming
    .flatMap((payment) => (claimed.has(payment.id) ? [] : (toEvidence(payment, entry) ?? [])))
    .sort((one, other) => other.score - one.score)

const tellingFields = ['variableSymbol', 'paidOn'] as const

/** The fields that no payment of the export has, because their column is empty or has an unknown title. */
export const missingFields = (incoming: readonly IncomingPayment[]): readonly MissingField[] =>
  incoming.length === 0
    ? []
    : tellingFields.filter((field) => incoming.every((payment) => payment[field] === null))

type Likeness = 'same' | 'untold' | 'other'

/** A missing value contradicts nothing, and proves nothing. */
export const likeness = <T>(one: T | null, other: T | null): Likeness => {
  if (one === null || other === null) return 'untold'
  return one === other ? 'same' : 'other'
}

const scores = {
  symbol: { sameDay: 90, nearDay: 60, untoldDay: 60, otherDay: 20 },
  amount: { sameDay: 60, nearDay: 50, untoldDay: 40, otherDay: 0 },
} as const
const nearDays = 5

/** From this score on a payment may have been booked; below it the dates speak against it. */
export const possibleScore = 40

/** From this score on the symbol agrees, or the day does: an equal sum on some day is no sign by itself. */
export const likelyScore = 60

/**
 * Compares a payment of the export with an entry; null where they are different payments. A missing value contradicts
 * nothing.
 */
const toEvidence = (
  payment: IncomingPayment,
  { transaction, prescribedPaymentId }: LedgerEntry,
): Evidence | null => {
  const { amountMinor, currency, variableSymbol } = transaction
  if (payment.amountMinor !== amountMinor) return null
  if (likeness(payment.currency, currency) === 'other') return null
  const told = [
    likeness(payment.variableSymbol, variableSymbol),
    likeness(payment.prescribedPaymentId, prescribedPaymentId),
  ]
  const by = told.includes('same') ? 'symbol' : 'amount'
  if (by === 'amount' && told.includes('other')) return null
  const reason = reasonOf(payment, transaction)
  const score = scores[by][reason]
  return score === 0 ? null : { paymentId: payment.id, reason, by, score }
}

const reasonOf = (
  { paidOn }: IncomingPayment,
  { bookedOn, valueOn }: LedgerEntry['transaction'],
): Evidence['reason'] => {
  if (paidOn === null) return 'untoldDay'
  const days = [bookedOn, ...(valueOn === null ? [] : [valueOn])]
  const distance = Math.min(
    ...days.map((day) => Math.abs(Date.parse(day) - Date.parse(paidOn)) / dayMs),
  )
  if (distance === 0) return 'sameDay'
  return distance <= nearDays ? 'nearDay' : 'otherDay'
}
