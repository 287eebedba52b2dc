import { fold } from '#core/fold'
import { readAmount } from '#core/payments/formats/read-amount'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { purposeText } from '#core/payments/matching/purpose-text'

const mostFound = 50

/** Prescribed payments whose unit, customer, symbol, deal, number or sum to pay is what a person has typed. */
export const findPrescribed = (
  prescribed: readonly PrescribedPayment[],
  search: string,
): { readonly found: readonly PrescribedPayment[]; readonly total: number } => {
  const text = search.trim().replace(/^0+(?=\d)/, '')
  if (text === '') return { found: prescribed.slice(0, mostFound), total: prescribed.length }
  const minor = readAmount(search.trim())
  const named = fold(search.trim())
  const found = prescribed.filter(
    ({ id, dealId, variableSymbol, amountMinor, paidMinor, ...purpose }) =>
      variableSymbol?.includes(text) ||
      fold(purposeText(purpose)).includes(named) ||
      [id, dealId].some((number) => String(number) === text) ||
      amountMinor === minor ||
      amountMinor - paidMinor === minor,
  )
  return { found: found.slice(0, mostFound), total: found.length }
}
