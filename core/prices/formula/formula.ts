import { priceOfArea } from '../rules/price-of-area.ts'
import { scaleMinor } from '../rules/scale-minor.ts'

/** A ratio of safe integers, exact: +2.5 % is 1025 / 1000. */
interface Ratio {
  readonly numerator: number
  readonly denominator: number
}

/** What is done to one side of a price. Amounts are minor units. */
export type Formula =
  | ({ readonly kind: 'times' } & Ratio)
  | { readonly kind: 'add'; readonly minor: number }
  | { readonly kind: 'set'; readonly minor: number }
  | { readonly kind: 'addPerArea'; readonly minor: number }
  | { readonly kind: 'setPerArea'; readonly minor: number }
  /** A share of another column. */
  | ({ readonly kind: 'ofColumn'; readonly column: string } & Ratio)

interface PricedUnit {
  /** The present price of the side that is changed; null where the unit has none. */
  readonly minor: number | null
  readonly area: number | null
  /** Minor units of the columns that formulas may name. */
  readonly columns: (key: string) => number | null
}

/** Null where the unit lacks what the formula needs, or the result would not be exact. */
export const applyFormula = (formula: Formula, priced: PricedUnit): number | null => {
  const minor = resultOf(formula, priced)
  return minor !== null && Number.isSafeInteger(minor) ? minor : null
}

const resultOf = (formula: Formula, { minor, area, columns }: PricedUnit): number | null => {
  switch (formula.kind) {
    case 'set':
      return formula.minor
    case 'setPerArea':
      return priceOfArea(formula.minor, area)
    case 'times':
      return minor === null ? null : scaleMinor(minor, formula.numerator, formula.denominator)
    case 'add':
      return minor === null ? null : minor + formula.minor
    case 'addPerArea':
      return sum(minor, priceOfArea(formula.minor, area))
    case 'ofColumn': {
      const base = columns(formula.column)
      return base === null ? null : scaleMinor(base, formula.numerator, formula.denominator)
    }
  }
}

const sum = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b
