import { minorToDecimal } from '#core/money'
import type { LedgerEntry } from '../ledger/ledger.ts'
import { ownPaymentId } from '../statements/transaction-key.ts'
import { checkMapping, type MappingProblem } from './check-mapping.ts'
import type { ParameterMapping, PaymentField } from './parameter-mapping.ts'

type SentEntry = Pick<LedgerEntry, 'key' | 'transaction' | 'prescribedPaymentId'>

export type PaymentParameters =
  | {
      readonly kind: 'ready'
      /** Exactly what is sent beside login and password, in this order. */
      readonly parameters: readonly (readonly [name: string, text: string])[]
      /** Parameters for which the payment has no value; they are not sent. */
      readonly leftOut: readonly string[]
    }
  | { readonly kind: 'unusable'; readonly problems: readonly MappingProblem[] }

/** The parameters of one payment: the preview shows them and the call sends them. */
export const paymentParameters = (
  entry: SentEntry,
  mapping: ParameterMapping,
): PaymentParameters => {
  const problems = checkMapping(mapping)
  if (problems.length > 0) return { kind: 'unusable', problems }
  const all = mapping.parameters.map(({ parameter, value }) => ({
    parameter,
    text: value.kind === 'fixed' ? value.text : textOf(value.field, entry, mapping),
  }))
  return {
    kind: 'ready',
    parameters: all.flatMap(({ parameter, text }) =>
      text === null || text === '' ? [] : [[parameter, text] as const],
    ),
    leftOut: all.flatMap(({ parameter, text }) =>
      text === null || text === '' ? [parameter] : [],
    ),
  }
}

const textOf = (
  field: PaymentField,
  { key, transaction, prescribedPaymentId }: SentEntry,
  { amountForm, dayForm }: ParameterMapping,
): string | null => {
  switch (field) {
    case 'id':
      return ownPaymentId(key)
    case 'prescribedPaymentId':
      return prescribedPaymentId === null ? null : String(prescribedPaymentId)
    case 'amount':
      return amountIn(transaction.amountMinor, amountForm)
    case 'bookedOn':
    case 'valueOn':
      return dayIn(transaction[field], dayForm)
    default:
      return transaction[field]
  }
}

const amountIn = (minor: number, form: ParameterMapping['amountForm']): string => {
  if (form === 'minor') return String(minor)
  const decimal = minorToDecimal(minor)
  return form === 'comma' ? decimal.replace('.', ',') : decimal
}

const dayIn = (day: string | null, form: ParameterMapping['dayForm']): string | null =>
  day === null || form === 'iso' ? day : day.split('-').reverse().join('.')
