import type { Decimal } from '#core/tables/read-decimal'

const minorScale = 2

/** Minor units of a decimal; digits beyond them are rounded half up. */
export const decimalToMinor = ({ digits, scale }: Decimal): number => {
  if (scale <= minorScale) return Number(digits * 10n ** BigInt(minorScale - scale))
  const unit = 10n ** BigInt(scale - minorScale)
  return Number((digits + unit / 2n) / unit)
}
