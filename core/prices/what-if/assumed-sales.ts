import { breakEven } from './break-even.ts'
import type { PriceRaise } from './price-raise.ts'

/**
 * How many per cent of sales a person assumes to lose for one per cent of price. The sales of one project do not tell
 * it, so it is never estimated: these are what-ifs beside each other.
 */
const sensitivities = [0.5, 1, 2, 4, 6] as const

/** What would follow from one assumption. */
export interface AssumedSales {
  readonly sensitivity: number
  /** The part of the sales that would be lost. */
  readonly lost: number
  readonly lostUnits: number
  readonly outcome: 'pays' | 'even' | 'doesNotPay'
}

interface SalesInput {
  readonly raise: PriceRaise
  readonly freeUnits: number
}

/** Parts that are this near differ by rounding alone. */
const sameWithin = 1e-9

export const assumedSales = ({ raise, freeUnits }: SalesInput): readonly AssumedSales[] => {
  const even = breakEven(raise, freeUnits)
  return sensitivities.map((sensitivity) => {
    const lost = 1 - (1 + even.part) ** -sensitivity
    return {
      sensitivity,
      lost,
      lostUnits: lost * freeUnits,
      outcome: outcomeOf(even.lost - lost),
    }
  })
}

const outcomeOf = (spare: number): AssumedSales['outcome'] => {
  if (Math.abs(spare) <= sameWithin) return 'even'
  return spare > 0 ? 'pays' : 'doesNotPay'
}
