import { dayMs, type Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'

/** Money in the CRM, as the export of incoming payments tells it. */
export interface IncomingPayment {
  readonly id: string
  readonly variableSymbol: string | null
  readonly amountMinor: number
  readonly currency: string | null
  readonly paidOn: string | null
  readonly prescribedPaymentId: number | null
}

interface Evidence {
  readonly paymentId: string
  readonly reason: 'sameDay' | 'nearDay' | 'otherDay' | 'untoldDay'
  /** By its symbol or by what it pays; else by its sum alone, because it does not tell them. */
  readonly by: 'symbol' | 'amount'
  readonly score: number
}

/** What would tell payments apart, and no payment of the export tells. */
export type UntoldField = 'variableSymbol' | 'paidOn'

export interface BookedEvidence {
  /** Nothing can be concluded from an export that is older than the call. */
  readonly isExportOlder: boolean
  readonly untold: readonly UntoldField[]
  /** Payments there that may be this one, the likeliest first. */
  readonly found: readonly Evidence[]
}

interface Searched {
  readonly entry: LedgerEntry
  readonly incoming: readonly IncomingPayment[]
  readonly exportedAt: Timestamp
  /** Payments of the CRM that are known to be other transactions. */
  readonly claimed: ReadonlySet<string>
}

/**
 * What the cached export says about a payment whose call was not answered. It only helps a person to decide: a
 * payment that is not there may have been booked under another symbol.
 */
export const bookedEvidence = (searched: Searched): BookedEvidence => {
  const { entry, incoming, exportedAt, claimed } = searched
  const found = incoming.flatMap((payment) =>
    claimed.has(payment.id) ? [] : (toEvidence(payment, entry) ?? []),
  )
  return {
    isExportOlder: entry.state.kind === 'unknown' && exportedAt <= entry.state.since,
    untold: untoldFields(incoming),
    found: found.sort((one, other) => other.score - one.score),
  }
}

const tellingFields = ['variableSymbol', 'paidOn'] as const

/** Whether its column has another title or is empty comes to the same: payments cannot be told apart by it. */
export const untoldFields = (incoming: readonly IncomingPayment[]): readonly UntoldField[] =>
  incoming.length === 0
    ? []
    : tellingFields.filter((field) => incoming.every((payment) => payment[field] === null))

type Likeness = 'same' | 'untold' | 'other'

const likeness = <T>(one: T | null, other: T | null): Likeness => {
  if (one === null || other === null) return 'untold'
  return one === other ? 'same' : 'other'
}

const scores = {
  symbol: { sameDay: 90, nearDay: 60, untoldDay: 60, otherDay: 20 },
  amount: { sameDay: 60, nearDay: 50, untoldDay: 40, otherDay: 0 },
} as const
const nearDays = 5

/** From this score on a payment may have been booked; below it the days speak against it. */
export const possibleScore = 40

/** Null for another payment. What is not told contradicts nothing. */
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
