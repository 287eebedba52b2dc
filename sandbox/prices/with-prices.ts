import type { UnitAttributes } from '../state/units.ts'

interface Prices {
  readonly priceWithoutVat: number
  readonly priceWithVat: number
}

/** Decimals as the API writes them: a point, two digits at the most, and no more than needed. */
const decimal = (value: number): string => String(Number(value.toFixed(2)))

/** Replaces both prices; a discount stays as it is, so the price before the discount moves along. */
export const withPrices = (
  attributes: UnitAttributes,
  { priceWithoutVat, priceWithVat }: Prices,
): UnitAttributes => {
  const discount = Number(attributes['flat_discount_vat'] ?? 0)
  return {
    ...attributes,
    flat_price_without_vat: decimal(priceWithoutVat),
    flat_price: decimal(priceWithVat),
    ...(discount > 0 ? { flat_price_before_discount_vat: decimal(priceWithVat + discount) } : {}),
  }
}
