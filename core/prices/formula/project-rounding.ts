import { type ServerPair, sideOf } from '../rules/price-pair.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { type Rounding, roundPrice } from './rounding.ts'

type RoundingRules = Pick<PriceRules, 'warnNotMultipleOfMinor' | 'priceEnding' | 'roundedSide'>

/** How a project rounds its prices; null where it has agreed on nothing. */
export const agreedRounding = (rules: RoundingRules): Rounding | null => {
  const { warnNotMultipleOfMinor, priceEnding, roundedSide: side } = rules
  if (priceEnding !== null)
    return { kind: 'ending', ending: priceEnding, direction: 'nearest', side }
  if (warnNotMultipleOfMinor === null) return null
  return { kind: 'multiple', ofMinor: warnNotMultipleOfMinor, direction: 'nearest', side }
}

/** The same for prices that are computed, which are whole units of the currency at least: nobody asks for hellers. */
export const projectRounding = (rules: RoundingRules): Rounding =>
  agreedRounding(rules) ?? {
    kind: 'multiple',
    ofMinor: 100,
    direction: 'nearest',
    side: rules.roundedSide,
  }

/** Whether a price is one that the project would round to. */
export const isRounded = (pair: ServerPair, rules: RoundingRules): boolean => {
  const rounding = agreedRounding(rules)
  const minor = sideOf(pair, rules.roundedSide)
  return rounding === null || minor === null || roundPrice(minor, rounding) === minor
}
