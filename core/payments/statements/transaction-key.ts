import { z } from 'zod'
import type { Transaction } from './statement.ts'

const keyLength = 40

/** Names a transaction of a bank: the same one in every statement that has it. */
export const transactionKeySchema = z
  .string()
  .length(keyLength)
  .regex(/^[0-9a-f]+$/)
  .brand<'TransactionKey'>()
export type TransactionKey = z.infer<typeof transactionKeySchema>

/** A hash of a text in hexadecimal digits, at least forty of them, such as SHA-256: core has none of its own. */
export type Digest = (text: string) => string

export interface IdentifiedTransaction {
  readonly key: TransactionKey
  /** By the bank's own reference, or by everything that its statement tells. */
  readonly basis: 'reference' | 'fields'
  readonly transaction: Transaction
}

/**
 * The key of each transaction. Equal ones are counted within their statement, so that two payments of the same
 * sum on the same day stay two, and the same two in a statement that overlaps this one are not four.
 *
 * What goes into a key is sent to the server as part of the payment's ID: changing it would make every payment
 * that was ever booked a new one.
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

/** A number of few digits may be the place in the statement, and the next one begins to count elsewhere. */
const place = /^0*\d{1,6}$/

const isNamed = ({ reference }: Transaction): boolean =>
  reference !== null && !place.test(reference.trim())

// A bank may use one reference for a payment and its fee, or begin anew each year: alone it names nothing.
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

// The same statement may come once in an encoding with accents and once without, or with other spaces.
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toUpperCase()

/** The payment's ID on the server: the same whichever computer sends it. */
export const ownPaymentId = (key: TransactionKey): string => `bank-${key}`
