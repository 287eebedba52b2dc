import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { type SuggestedPrice, suggestedPrices } from './suggested-prices.ts'

/** How a price per square metre compares with what its neighbours suggest. */
export interface LineJudgement {
  readonly suggested: SuggestedPrice
  /** How far from it, as a part of it. */
  readonly fraction: number
  /** Further than the rules of the project allow. */
  readonly isOut: boolean
}

/**
 * The one rule for what is out of line, in the review and in the building; null where a price, an area or enough units
 * of the layout are missing.
 */
export const judgeLine = (
  pricelist: DraftedPricelist,
  { warnMedianPercent, warnMedianMinor }: Pick<PriceRules, 'warnMedianPercent' | 'warnMedianMinor'>,
) => {
  // The neighbours are measured when somebody asks for the first time: most drafts are never judged.
  let suggest: ReturnType<typeof suggestedPrices> | null = null
  return (unit: Unit): LineJudgement | null => {
    suggest ??= suggestedPrices(pricelist)
    const suggested = suggest(unit)
    const perAreaMinor = pricePerArea(shownPair(pricelist, unit).grossMinor, unit.area)
    if (!suggested?.perAreaMinor || perAreaMinor === null) return null
    const apart = Math.abs(perAreaMinor - suggested.perAreaMinor)
    return {
      suggested,
      fraction: perAreaMinor / suggested.perAreaMinor - 1,
      isOut:
        (apart / suggested.perAreaMinor) * 100 > warnMedianPercent ||
        (warnMedianMinor !== null && apart > warnMedianMinor),
    }
  }
}

export type LineJudge = ReturnType<typeof judgeLine>
