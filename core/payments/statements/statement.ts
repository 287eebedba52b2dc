import { z } from 'zod'

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const currencySchema = z.string().regex(/^[A-Z]{3}$/)
/** A symbol without leading zeros, which banks add and drop. */
const symbolSchema = z.string().regex(/^[1-9]\d{0,9}$/)

/** One movement of money on an account, whatever format it was read from. */
export const transactionSchema = z.strictObject({
  /** The line of the file where the transaction begins, from 1. */
  line: z.int().positive(),
  /** Which statement of the file it belongs to, from 0. */
  statement: z.int().nonnegative(),
  /** The account of the statement; null where the file does not name it. */
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
  /** The bank's reference, which is the same in every statement. */
  reference: z.string().nullable(),
  /** Whether the transaction reverses an earlier one. */
  isReversal: z.boolean(),
})
export type Transaction = z.infer<typeof transactionSchema>

export const statementProblemSchema = z.strictObject({
  line: z.int().positive(),
  kind: z.enum([
    'date',
    /** The month or the day may be first, here and in all other rows. */
    'ambiguousDay',
    'amount',
    'ambiguousAmount',
    'direction',
    'currency',
    /** The statement names no currency, here and maybe in later rows. */
    'currencyAssumed',
    /** The currencies that the row and the file name are not the same. */
    'currencyDiffers',
    'symbol',
    /** A spreadsheet has shortened the reference, here and maybe in later rows. */
    'shortenedReference',
    /** The row has more or fewer cells than there are titles, so that the columns are uncertain. */
    'tooManyCells',
    'tooFewCells',
    /** A quote has no end. */
    'quote',
    'unknownRecord',
    'shortRecord',
    'strayRecord',
    /** The statement does not show which of two codes means a reversal. */
    'reversalCode',
    /** The entry is announced but not booked. */
    'notBooked',
    /** The parts of a batch do not add up to it, or lack their amounts: it stays one transaction. */
    'batchDiffers',
    'batchUntold',
  ]),
  /** The text that could not be read. */
  text: z.string().nullable(),
  /** Whether the transaction was read in spite of the problem. */
  isKept: z.boolean(),
})
export type StatementProblem = z.infer<typeof statementProblemSchema>

/** The figures that a statement states about its account; null where it does not. */
export const statementFiguresSchema = z.strictObject({
  statement: z.int().nonnegative(),
  account: z.string().nullable(),
  currency: currencySchema.nullable(),
  openingMinor: z.int().nullable(),
  closingMinor: z.int().nullable(),
  /** The sums of credits and debits, both as positive numbers. */
  creditMinor: z.int().nullable(),
  debitMinor: z.int().nullable(),
  from: daySchema.nullable(),
  to: daySchema.nullable(),
})
export type StatementFigures = z.infer<typeof statementFiguresSchema>

/** The content of a statement file: every line is a transaction, a figure or a problem. */
export interface ReadStatement {
  readonly transactions: readonly Transaction[]
  readonly problems: readonly StatementProblem[]
  readonly closing: readonly StatementFigures[]
}
