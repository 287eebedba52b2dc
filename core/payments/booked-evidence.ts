import { dayMs, type Timestamp } from '#core/time'
import type { LedgerEntry } from './ledger.ts'

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
  readonly reason: 'sameDay' | 'nearDay' | 'otherDay'
  readonly score: number
}

export interface BookedEvidence {
  /** Nothing can be concluded from an export that is older than the call. */
  readonly isExportOlder: boolean
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
    claimed.has(payment.id) || !isLike(payment, entry) ? [] : [toEvidence(payment, entry)],
  )
  return {
    isExportOlder: entry.state.kind === 'unknown' && exportedAt <= entry.state.since,
    found: found.sort((one, other) => other.score - one.score),
  }
}

const isLike = (payment: IncomingPayment, { transaction, prescribedPaymentId }: LedgerEntry) => {
  const { amountMinor, currency, variableSymbol } = transaction
  if (payment.amountMinor !== amountMinor) return false
  if (payment.currency !== null && payment.currency !== currency) return false
  const isForTheSame =
    prescribedPaymentId !== null && payment.prescribedPaymentId === prescribedPaymentId
  return isForTheSame || payment.variableSymbol === variableSymbol
}

const scores = { sameDay: 90, nearDay: 60, otherDay: 20 } as const
const nearDays = 5

const toEvidence = (payment: IncomingPayment, { transaction }: LedgerEntry): Evidence => {
  const { bookedOn, valueOn } = transaction
  const days = [bookedOn, ...(valueOn === null ? [] : [valueOn])]
  const distance = Math.min(...days.map((day) => daysBetween(day, payment.paidOn)))
  const near = distance <= nearDays ? 'nearDay' : 'otherDay'
  const reason = distance === 0 ? 'sameDay' : near
  return { paymentId: payment.id, reason, score: scores[reason] }
}

const daysBetween = (one: string, other: string | null): number =>
  other === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(one) - Date.parse(other)) / dayMs
