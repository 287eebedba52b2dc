import type { LedgerEntry } from '../ledger/ledger.ts'
import type { Transaction } from './statement.ts'
import type { TransactionKey } from './transaction-key.ts'

type Compared = Pick<LedgerEntry, 'key' | 'basis' | 'format' | 'transaction'>
type TwinIndex = ReadonlyMap<string, readonly Compared[]>

/** Entries by what no statement of the same money tells otherwise. */
export const twinIndex = (entries: readonly Compared[]): TwinIndex => {
  const index = new Map<string, Compared[]>()
  for (const entry of entries) {
    for (const place of placesOf(entry.transaction)) {
      const others = index.get(place)
      if (others) others.push(entry)
      else index.set(place, [entry])
    }
  }
  return index
}

/** One for each of its days: an account may have thousands of payments of one sum. */
const placesOf = (transaction: Transaction): readonly string[] => {
  const { amountMinor, currency } = transaction
  return [...new Set(daysOf(transaction))].map((day) => `${amountMinor} ${currency} ${day}`)
}

/**
 * An entry of an earlier import that may be the same money: a bank tells one transaction otherwise in a table
 * than in a statement, with a reference here and without there. A person decides; sending both would book twice.
 */
export const findTwin = (entry: Compared, index: TwinIndex): TransactionKey | null => {
  for (const place of placesOf(entry.transaction)) {
    const twin = index.get(place)?.find((other) => isTwin(entry, other))
    if (twin) return twin.key
  }
  return null
}

const isTwin = (one: Compared, other: Compared): boolean => {
  if (one.key === other.key) return false
  // The same bank gives two references to two transactions, and says both in the same way.
  const areTold = one.basis === 'reference' && other.basis === 'reference'
  if (areTold && one.format === other.format && !isSame(one, other)) return false
  return looksLike(one.transaction, other.transaction)
}

const isSame = (one: Compared, other: Compared): boolean =>
  one.transaction.reference === other.transaction.reference

const looksLike = (one: Transaction, other: Transaction): boolean =>
  agree(one.variableSymbol, other.variableSymbol) &&
  agree(numberOf(one.account), numberOf(other.account)) &&
  agree(numberOf(one.counterAccount), numberOf(other.counterAccount))

/** What one of them does not tell contradicts nothing. */
const agree = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other

const numberOf = (account: string | null): string | null => account?.split('/')[0] ?? null

const daysOf = ({ bookedOn, valueOn }: Transaction): string[] =>
  valueOn === null ? [bookedOn] : [bookedOn, valueOn]
