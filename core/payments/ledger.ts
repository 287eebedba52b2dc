import { z } from 'zod'
import { paymentStateSchema } from './payment-state.ts'
import { transactionSchema } from './statement.ts'
import { statementFormats } from './statement-format.ts'
import { type TransactionKey, transactionKeySchema } from './transaction-key.ts'

/** Money that came in, and what became of it: one entry for one transaction of a bank, for ever. */
export const ledgerEntrySchema = z.strictObject({
  key: transactionKeySchema,
  basis: z.enum(['reference', 'fields']),
  format: z.enum(statementFormats),
  transaction: transactionSchema,
  /** An entry of an earlier import that looks like the same money under another key. */
  twinOf: transactionKeySchema.nullable(),
  /** As a person confirmed it. */
  prescribedPaymentId: z.int().positive().nullable(),
  state: paymentStateSchema,
  /** How often a call for it has left. */
  sends: z.int().nonnegative(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export type Ledger = ReadonlyMap<TransactionKey, LedgerEntry>
