import { parseMinor } from '#core/money'
import type { Unit } from '#core/prices/pricelist/unit'

export const discountKeys = ['flat_discount_vat', 'flat_price_before_discount_vat'] as const

const minorOf = ({ attributes }: Unit, key: (typeof discountKeys)[number]): number | null => {
  const text = attributes[key]
  return text === undefined || text === '' ? null : parseMinor(text)
}

/** What the server takes off with VAT; where it tells only the price before, what is between. Null: none. */
export const discountMinor = (unit: Unit): number | null => {
  const told = minorOf(unit, 'flat_discount_vat')
  if (told !== null) return told === 0 ? null : told
  const before = minorOf(unit, 'flat_price_before_discount_vat')
  if (before === null || unit.priceGrossMinor === null) return null
  return before > unit.priceGrossMinor ? before - unit.priceGrossMinor : null
}
