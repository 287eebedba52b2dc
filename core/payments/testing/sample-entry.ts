import type { LedgerEntry } from '../ledger/ledger.ts'
import type { Transaction } from '../statements/statement.ts'
import { transactionKeySchema } from '../statements/transaction-key.ts'
import { sampleTransaction } from './sample-transaction.ts'

/** An entry named by one hexadecimal digit. */
export const sampleEntry = (
  digit: string,
  rest: Partial<LedgerEntry> = {},
  transaction: Partial<Transaction> = {},
): LedgerEntry => ({
  key: transactionKeySchema.parse(digit.repeat(40)),
  basis: 'fields',
  format: 'csv',
  transaction: sampleTransaction(transaction),
  twinOf: null,
  prescribedPaymentId: null,
  state: { kind: 'new' },
  sends: 0,
  ...rest,
})
