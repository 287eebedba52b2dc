import { fold } from '#core/fold'
import { readAmount } from '#core/payments/formats/read-amount'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { FoldedPrescribed } from './prescribed-book.ts'

const mostFound = 50

export interface FoundPrescribed {
  readonly found: readonly PrescribedPayment[]
  readonly total: number
}

/** Prescribed payments whose unit, customer, symbol, deal, number or sum to pay is what a person has typed. */
export const findPrescribed = (
  prescribed: readonly FoldedPrescribed[],
  search: string,
): FoundPrescribed => {
  const found = prescribed.filter(looksFor(search.trim()))
  return { found: found.slice(0, mostFound).map(({ payment }) => payment), total: found.length }
}

const looksFor = (search: string): ((one: FoldedPrescribed) => boolean) => {
  const text = search.replace(/^0+(?=\d)/, '')
  const minor = readAmount(search)
  const named = fold(search)
  return ({ purpose, payment: { id, dealId, variableSymbol, amountMinor, paidMinor } }) =>
    variableSymbol?.includes(text) ||
    purpose.includes(named) ||
    [id, dealId].some((number) => String(number) === text) ||
    amountMinor === minor ||
    amountMinor - (paidMinor ?? 0) === minor
}
