import { groupBy } from '#core/group-by'
import type { PaymentId } from '#core/ids'
import { paymentIdSchema } from '#core/ids'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import { type Evidence, foundPayments } from './booked-evidence.ts'
import type { PaymentsBySum } from './payments-by-sum.ts'

export interface BookedMatch {
  readonly key: TransactionKey
  /** The payment of the CRM that is this entry; null where there is a doubt. */
  readonly paymentId: PaymentId | null
  /** The payments of the CRM that may be this entry. */
  readonly alike: readonly string[]
}

interface LikelySearch {
  readonly incoming: PaymentsBySum
  /** From this score on a payment of the CRM may be an entry. */
  readonly leastScore: number
}

interface BookedMatchInput extends LikelySearch {
  readonly entries: readonly LedgerEntry[]
  /** Entries that are known to be booked. */
  readonly booked: readonly LedgerEntry[]
  /** Entries of which nobody knows whether they are. */
  readonly maybe: readonly LedgerEntry[]
}

/** The payment of the CRM that is known to be this one. */
export const claimOf = ({ state }: LedgerEntry): PaymentId | null =>
  state.kind === 'sent' || state.kind === 'settled' ? state.paymentId : null

/** Payments of the CRM that may be an entry, whatever is booked, but for those that a person has ruled out. */
export const likelyPayments = (
  entry: LedgerEntry,
  { incoming, leastScore }: LikelySearch,
): readonly Evidence[] => {
  const alike = incoming.get(entry.transaction.amountMinor) ?? []
  const { ruledOut = [] } = entry
  return foundPayments({ entry, incoming: alike, claimed: new Set(ruledOut) }).filter(
    ({ score }) => score >= leastScore,
  )
}

/** Entries that the CRM may have booked although this ledger knows of no call for them. */
export const matchBooked = ({
  entries,
  booked,
  maybe,
  ...searched
}: BookedMatchInput): readonly BookedMatch[] => {
  const claimed = new Set<string>(booked.flatMap((entry) => claimOf(entry) ?? []))
  const likelyOf = (entry: LedgerEntry) =>
    likelyPayments(entry, searched).filter(({ paymentId }) => !claimed.has(paymentId))
  const explained = explainedBy(
    booked.flatMap((entry) =>
      claimOf(entry) === null ? likelyOf(entry).map((one) => ({ key: entry.key, ...one })) : [],
    ),
  )
  const possible = entries.flatMap((entry) => {
    const likely = likelyOf(entry).filter(
      ({ paymentId, score }) => score > (explained.get(paymentId) ?? 0),
    )
    return likely.length === 0 ? [] : [{ entry, likely }]
  })
  const wanted = groupBy(
    [...possible.flatMap(({ likely }) => likely), ...maybe.flatMap(likelyOf)],
    ({ paymentId }) => paymentId,
  )
  return possible.map(({ entry: { key, state }, likely }) => {
    const [only, other] = likely
    // What a person has found not booked is not booked by itself.
    const isAsked = state.kind === 'settled' || other !== undefined
    const isCertain = !isAsked && only?.by === 'symbol' && only.reason === 'sameDay'
    const isUnrivalled = only !== undefined && wanted.get(only.paymentId)?.length === 1
    const id = paymentIdSchema.safeParse(only?.paymentId)
    return {
      key,
      paymentId: isCertain && isUnrivalled && id.success ? id.data : null,
      alike: likely.map(({ paymentId }) => paymentId),
    }
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
