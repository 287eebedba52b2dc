import { groupBy } from '#core/group-by'
import type { PaymentId } from '#core/ids'
import { paymentIdSchema } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import { bookedEvidence, type IncomingPayment } from './booked-evidence.ts'

export interface BookedMatch {
  readonly key: TransactionKey
  /** The payment of the CRM that is this entry; null where there is a doubt. */
  readonly paymentId: PaymentId | null
}

interface BookedMatchInput {
  readonly entries: readonly LedgerEntry[]
  /** Entries that are known to be booked. */
  readonly booked: readonly LedgerEntry[]
  readonly incoming: readonly IncomingPayment[]
  readonly exportedAt: Timestamp
  /** From this score on a payment of the CRM may be an entry. */
  readonly leastScore: number
}

/** The payment of the CRM that is known to be this one. */
export const claimOf = ({ state }: LedgerEntry): PaymentId | null =>
  state.kind === 'sent' || state.kind === 'settled' ? state.paymentId : null

/** Entries that the CRM may have booked although this ledger knows of no call for them. */
export const matchBooked = ({
  entries,
  booked,
  incoming,
  exportedAt,
  leastScore,
}: BookedMatchInput): readonly BookedMatch[] => {
  const bySum = groupBy(incoming, ({ amountMinor }) => amountMinor)
  const claimed = new Set(booked.flatMap((entry) => claimOf(entry) ?? []))
  const likelyOf = (entry: LedgerEntry) => {
    const alike = bySum.get(entry.transaction.amountMinor) ?? []
    const { found } = bookedEvidence({ entry, incoming: alike, exportedAt, claimed })
    return found.filter(({ score }) => score >= leastScore)
  }
  const explained = explainedBy(
    booked.flatMap((entry) =>
      claimOf(entry) === null ? likelyOf(entry).map((one) => ({ key: entry.key, ...one })) : [],
    ),
  )
  const possible = entries.flatMap((entry) => {
    const likely = likelyOf(entry).filter(
      ({ paymentId, score }) => score > (explained.get(paymentId) ?? 0),
    )
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

interface Explanation {
  readonly key: TransactionKey
  readonly paymentId: string
  readonly score: number
}

/**
 * Payments of the CRM that are probably those of booked entries whose number nobody has said, with how alike they are:
 * each entry explains one of them. Of two equal instalments one may be booked and the other not.
 */
const explainedBy = (explanations: readonly Explanation[]): ReadonlyMap<string, number> => {
  const explained = new Map<string, number>()
  const done = new Set<TransactionKey>()
  for (const one of [...explanations].sort((a, b) => b.score - a.score)) {
    if (done.has(one.key) || explained.has(one.paymentId)) continue
    done.add(one.key)
    explained.set(one.paymentId, one.score)
  }
  return explained
}
