import { z } from 'zod'
import { statementFormats } from '../formats/statement-format.ts'
import { transactionSchema } from '../statements/statement.ts'
import { type TransactionKey, transactionKeySchema } from '../statements/transaction-key.ts'
import { paymentStateSchema } from './payment-state.ts'

/** Money that came in, and what became of it: one entry for one transaction of a bank, for ever. */
export const ledgerEntrySchema = z.strictObject({
  key: transactionKeySchema,
  basis: z.enum(['reference', 'fields']),
  format: z.enum(statementFormats),
  transaction: transactionSchema,
  /** An entry of an earlier import that looks like the same money under another key. */
  twinOf: transactionKeySchema.nullable(),
  /** The prescribed payment that a person confirmed. */
  prescribedPaymentId: z.int().positive().nullable(),
  state: paymentStateSchema,
  /** The day on which the bank has taken the money back; missing where it has not. */
  reversedOn: z.string().optional(),
  /** Payments of the CRM that are like it and that a person has said are others; missing where there are none. */
  ruledOut: z.array(z.string()).optional(),
  /** How many calls were made for it. */
  sends: z.int().nonnegative(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export type Ledger = ReadonlyMap<TransactionKey, LedgerEntry>
