import { groupBy } from '#core/group-by'
import type { Ledger, LedgerEntry } from '../ledger/ledger.ts'
import { bookedness } from '../ledger/payment-state.ts'
import { likeness } from '../matching/booked-evidence.ts'
import { numberOf } from './account-number.ts'
import type { Transaction } from './statement.ts'
import type { IdentifiedTransaction, TransactionKey } from './transaction-key.ts'

/** A movement by which the bank takes money back that had come in. */
export interface Reversal {
  readonly transaction: Transaction
  /** The payment that it takes back; null where the ledger has none like it. */
  readonly key: TransactionKey | null
  /** Whether an earlier statement has marked the payment already. */
  readonly isMarked: boolean
}

/** Whether a movement takes back money that had come in; a reversed debit brings some. */
export const takesBack = ({ isReversal, amountMinor }: Transaction): boolean =>
  isReversal && amountMinor < 0

/**
 * What each reversal takes back: a payment of the same sum that came in before, of the same symbol or payer. Each takes
 * back another one, and the same one again when a statement comes again.
 */
export const findReversed = (
  ledger: Ledger,
  identified: readonly Pick<IdentifiedTransaction, 'transaction'>[],
): readonly Reversal[] => {
  const reversals = identified.filter(({ transaction }) => takesBack(transaction))
  if (reversals.length === 0) return []
  const bySum = groupBy(ledger.values(), ({ transaction }) => sumOf(transaction, 1))
  const done = new Set<TransactionKey>()
  return reversals.map(({ transaction }) => {
    const alike = (bySum.get(sumOf(transaction, -1)) ?? []).filter(
      (entry) => !done.has(entry.key) && isReversedBy(entry, transaction),
    )
    const [found] = alike.sort(byLikelihood)
    if (found === undefined) return { transaction, key: null, isMarked: false }
    done.add(found.key)
    return { transaction, key: found.key, isMarked: found.reversedOn !== undefined }
  })
}

const sumOf = ({ amountMinor, currency }: Transaction, sign: 1 | -1): string =>
  `${sign * amountMinor} ${currency}`

const isReversedBy = (
  { transaction: paid, reversedOn }: LedgerEntry,
  reversal: Transaction,
): boolean => {
  if (paid.bookedOn > reversal.bookedOn) return false
  if (reversedOn !== undefined && reversedOn !== reversal.bookedOn) return false
  if (likeness(numberOf(paid.account), numberOf(reversal.account)) === 'other') return false
  const told = [
    likeness(paid.variableSymbol, reversal.variableSymbol),
    likeness(numberOf(paid.counterAccount), numberOf(reversal.counterAccount)),
  ]
  return told.includes('same') && !told.includes('other')
}

/** First what is marked already, then what came in last; of two formats of one payment that which is booked. */
const byLikelihood = (one: LedgerEntry, other: LedgerEntry): number =>
  Number(other.reversedOn !== undefined) - Number(one.reversedOn !== undefined) ||
  other.transaction.bookedOn.localeCompare(one.transaction.bookedOn) ||
  Number(bookedness(other.state) === 'booked') - Number(bookedness(one.state) === 'booked') ||
  one.key.localeCompare(other.key)
