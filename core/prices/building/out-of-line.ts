import { isOutOfLine } from '../batch/out-of-line.ts'
import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { layoutMedians } from '../pricelist/layout-medians.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'

/** How a price per square metre compares with the median of its layout. */
export interface LineJudgement {
  readonly perAreaMinor: number
  readonly medianMinor: number
  /** How far from the median, as a part of it. */
  readonly fraction: number
  /** Beyond what the rules of the project allow: the review warns of it too. */
  readonly isOut: boolean
}

/** Judges prices by the rule of the review; null where a price, an area or enough units of the layout are missing. */
export const judgeLine = ({ units, draft }: DraftedPricelist, rules: PriceRules) => {
  const medianOf = layoutMedians(units, draft)
  return (unit: Unit): LineJudgement | null => {
    const medianMinor = medianOf(unit)
    const gross = draft.get(unit.id)?.grossMinor ?? unit.priceGrossMinor
    const perAreaMinor = pricePerArea(gross, unit.area)
    if (!medianMinor || perAreaMinor === null) return null
    return {
      perAreaMinor,
      medianMinor,
      fraction: perAreaMinor / medianMinor - 1,
      isOut: isOutOfLine(perAreaMinor, medianMinor, rules),
    }
  }
}

export type LineJudge = ReturnType<typeof judgeLine>
