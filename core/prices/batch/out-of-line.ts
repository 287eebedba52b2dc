import type { PriceRules } from '../rules/price-rules.ts'

/** Whether a price per square metre lies further from the median of its layout than the rules allow. */
export const isOutOfLine = (
  perArea: number,
  median: number,
  { warnMedianPercent, warnMedianMinor }: Pick<PriceRules, 'warnMedianPercent' | 'warnMedianMinor'>,
): boolean => {
  const apart = Math.abs(perArea - median)
  return (
    (apart / median) * 100 > warnMedianPercent ||
    (warnMedianMinor !== null && apart > warnMedianMinor)
  )
}
