import { z } from 'zod'
import { paymentStatuses } from './payment-status.ts'

export const reportColumns = [
  'bookedOn',
  'amount',
  'currency',
  'variableSymbol',
  'counterName',
  'counterAccount',
  'message',
  'prescribed',
  'state',
  'reversedOn',
  'paymentId',
  'serverMessage',
  'at',
  'id',
  'reference',
  'account',
] as const
export type PaymentReportColumn = (typeof reportColumns)[number]

export const reportTotals = [
  'bookedOn',
  'currency',
  'count',
  'imported',
  'booked',
  'notBooked',
  'maybe',
  'alike',
] as const
export type PaymentReportTotal = (typeof reportTotals)[number]

const word = z.string().max(120)
type Words<Name extends string> = Record<Name, typeof word>
const wordsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, word])) as Words<Name>)

/** The texts of a report, in the language of the person who reads it. */
export const paymentReportWordsSchema = z.strictObject({
  title: word,
  totals: word,
  columns: wordsFor(reportColumns),
  totalColumns: wordsFor(reportTotals),
  states: wordsFor(paymentStatuses),
  /** The state of a payment that looks like another one. */
  lookAlike: word,
})
export type PaymentReportWords = z.infer<typeof paymentReportWordsSchema>
