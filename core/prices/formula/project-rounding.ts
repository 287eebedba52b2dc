import type { PriceSide } from '../rules/price-pair.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import type { Rounding } from './rounding.ts'

/** How a project rounds prices that are computed; where it has agreed on nothing, to whole units of the currency. */
export const projectRounding = (
  { warnNotMultipleOfMinor }: Pick<PriceRules, 'warnNotMultipleOfMinor'>,
  side: PriceSide,
): Rounding => ({
  kind: 'multiple',
  ofMinor: warnNotMultipleOfMinor ?? 100,
  direction: 'nearest',
  side,
})
