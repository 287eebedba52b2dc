import { z } from 'zod'
import { isShortenedNumber } from './shortened-number.ts'
import type { Transaction } from './statement.ts'

const keyLength = 40

/** Identifies a bank transaction; it is the same in every statement that has the transaction. */
export const transactionKeySchema = z
  .string()
  .length(keyLength)
  .regex(/^[0-9a-f]+$/)
  .brand<'TransactionKey'>()
export type TransactionKey = z.infer<typeof transactionKeySchema>

/**
 * A hash of a text in at least forty hexadecimal digits, such as SHA-256; passed in because core has none of its own.
 */
export type Digest = (text: string) => string

export interface IdentifiedTransaction {
  readonly key: TransactionKey
  /** Whether the key comes from the bank's reference or from all fields of the transaction. */
  readonly basis: 'reference' | 'fields'
  readonly transaction: Transaction
}

/**
 * The key of each transaction. Equal ones are numbered within their statement, so that two payments of the same amount
 * on one day stay two, and a statement that overlaps this one adds none. The key is part of the payment's ID on the
 * server: changing how it is made would book every payment again.
 */
export const identifyTransactions = (
  transactions: readonly Transaction[],
  digest: Digest,
): IdentifiedTransaction[] => {
  const seen = new Map<string, number>()
  return transactions.map((transaction) => {
    const fields = identityOf(transaction)
    const place = `${transaction.statement} ${fields}`
    const ordinal = seen.get(place) ?? 0
    seen.set(place, ordinal + 1)
    const key = digest(`${fields} ${ordinal}`).toLowerCase().slice(0, keyLength)
    return {
      key: transactionKeySchema.parse(key),
      basis: isNamed(transaction) ? 'reference' : 'fields',
      transaction,
    }
  })
}

/** A short number may be the place in the statement, which is not the same in the next one. */
const placeNumber = /^0*\d{1,6}$/

const isNamed = ({ reference }: Transaction): boolean =>
  reference !== null && !placeNumber.test(reference.trim()) && !isShortenedNumber(reference)

// A bank may use one reference for a payment and its fee, or start again each year, so it is combined with other
// fields.
const identityOf = (transaction: Transaction): string => {
  const { account, bookedOn, amountMinor, currency, reference } = transaction
  const always = [account, bookedOn, amountMinor, currency]
  if (isNamed(transaction)) return JSON.stringify(['reference', ...always, plain(reference)])
  return JSON.stringify([
    'fields',
    ...always,
    transaction.variableSymbol,
    transaction.constantSymbol,
    transaction.specificSymbol,
    transaction.counterAccount,
    plain(transaction.counterName),
    plain(transaction.message),
    ...(reference === null ? [] : [plain(reference)]),
  ])
}

// The same statement may come with accents and without, or with other spaces.
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toUpperCase()

/** The payment's ID on the server, the same from whichever computer it is sent. */
export const ownPaymentId = (key: TransactionKey): string => `bank-${key}`
