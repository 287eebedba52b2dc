import { z } from 'zod'

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const currencySchema = z.string().regex(/^[A-Z]{3}$/)
/** Without zeros in front: banks add and drop them. */
const symbolSchema = z.string().regex(/^[1-9]\d{0,9}$/)

/** One movement of money on an account, whatever file told it. */
export const transactionSchema = z.strictObject({
  /** The line of the file where it begins, from 1. */
  line: z.int().positive(),
  /** Which statement of the file it belongs to, from 0. */
  statement: z.int().nonnegative(),
  /** Whose statement this is; null where the file does not tell. */
  account: z.string().nullable(),
  bookedOn: daySchema,
  valueOn: daySchema.nullable(),
  /** Negative where money left the account. */
  amountMinor: z.int(),
  currency: currencySchema,
  variableSymbol: symbolSchema.nullable(),
  constantSymbol: symbolSchema.nullable(),
  specificSymbol: symbolSchema.nullable(),
  counterAccount: z.string().nullable(),
  counterName: z.string().nullable(),
  message: z.string().nullable(),
  /** The bank's own, the same in every statement. */
  reference: z.string().nullable(),
  /** It takes an earlier one back. */
  isReversal: z.boolean(),
})
export type Transaction = z.infer<typeof transactionSchema>

export const statementProblemSchema = z.strictObject({
  line: z.int().positive(),
  kind: z.enum([
    'date',
    'amount',
    'ambiguousAmount',
    'direction',
    'currency',
    'symbol',
    /** More cells than titles: what stands where cannot be told. Or fewer. */
    'tooManyCells',
    'tooFewCells',
    /** A quote that nothing closes. */
    'quote',
    'unknownRecord',
    'shortRecord',
    'strayRecord',
    /** Which of two codes for a reversal this bank means. */
    'reversalCode',
    /** Only announced, not booked. */
    'notBooked',
    /** Parts of a batch that do not add up to it, or do not tell their amounts: it is kept as one. */
    'batchDiffers',
    'batchUntold',
  ]),
  /** What stood there. */
  text: z.string().nullable(),
  /** Whether the transaction is there in spite of it. */
  isKept: z.boolean(),
})
export type StatementProblem = z.infer<typeof statementProblemSchema>

/** What a statement itself says about its account; null where it does not. */
export const statementFiguresSchema = z.strictObject({
  statement: z.int().nonnegative(),
  account: z.string().nullable(),
  currency: currencySchema.nullable(),
  openingMinor: z.int().nullable(),
  closingMinor: z.int().nullable(),
  /** What came in and what left, both without a sign. */
  creditMinor: z.int().nullable(),
  debitMinor: z.int().nullable(),
  from: daySchema.nullable(),
  to: daySchema.nullable(),
})
export type StatementFigures = z.infer<typeof statementFiguresSchema>

/** What was read of a file: no line of it is lost in silence. */
export interface ReadStatement {
  readonly transactions: readonly Transaction[]
  readonly problems: readonly StatementProblem[]
  readonly closing: readonly StatementFigures[]
}
