import { groupBy } from '#core/group-by'
import type { PaymentId } from '#core/ids'
import { paymentIdSchema } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import { bookedEvidence, type IncomingPayment, possibleScore } from './booked-evidence.ts'

export interface BookedMatch {
  readonly key: TransactionKey
  /** The payment of the CRM that is this entry; null where there is a doubt. */
  readonly paymentId: PaymentId | null
}

interface BookedMatchInput {
  readonly entries: readonly LedgerEntry[]
  readonly incoming: readonly IncomingPayment[]
  readonly exportedAt: Timestamp
  readonly claimed: ReadonlySet<string>
}

/** Entries that the CRM may have booked although this ledger knows of no call for them. */
export const matchBooked = ({
  entries,
  incoming,
  ...rest
}: BookedMatchInput): readonly BookedMatch[] => {
  const bySum = groupBy(incoming, ({ amountMinor }) => amountMinor)
  const possible = entries.flatMap((entry) => {
    const alike = bySum.get(entry.transaction.amountMinor) ?? []
    const { found } = bookedEvidence({ entry, incoming: alike, ...rest })
    const likely = found.filter(({ score }) => score >= possibleScore)
    return likely.length === 0 ? [] : [{ key: entry.key, likely }]
  })
  const wanted = groupBy(
    possible.flatMap(({ likely }) => likely.map(({ paymentId }) => paymentId)),
    (paymentId) => paymentId,
  )
  return possible.map(({ key, likely }) => {
    const [only, other] = likely
    const isCertain = other === undefined && only?.by === 'symbol' && only.reason === 'sameDay'
    const isUnrivalled = only !== undefined && wanted.get(only.paymentId)?.length === 1
    const id = paymentIdSchema.safeParse(only?.paymentId)
    return { key, paymentId: isCertain && isUnrivalled && id.success ? id.data : null }
  })
}
