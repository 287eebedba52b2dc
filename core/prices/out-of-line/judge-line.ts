import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { FoundPremiums } from '../premiums/read-premiums.ts'
import { isUnexplained } from '../premiums/unexplained-prices.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { type SuggestedPrice, suggestedPrices } from './suggested-prices.ts'

/** How a price compares with what the others suggest. */
export interface LineJudgement {
  /** What it is compared with. */
  readonly by: SuggestionOfPremiums | SuggestionOfMedians
  /** How far from it, as a part of it. */
  readonly fraction: number
  /** The part from which on it is out of line. */
  readonly limit: number
  readonly isOut: boolean
}

/** The premiums of the list, where they could be fitted. */
interface SuggestionOfPremiums {
  readonly kind: 'premiums'
  /** The whole price with VAT. */
  readonly expectedMinor: number
}

/** The medians of the layout, for a square metre. */
interface SuggestionOfMedians {
  readonly kind: 'medians'
  readonly suggested: SuggestedPrice
}

interface JudgedList extends DraftedPricelist {
  /** Null where they cannot be fitted. */
  readonly premiums: FoundPremiums | null
}

/**
 * The one rule for what is out of line, in the review and in the building: by the premiums of the list where they
 * explain a unit, and by the medians of the layouts elsewhere.
 */
export const judgeLine = (
  pricelist: JudgedList,
  rules: Pick<PriceRules, 'warnMedianPercent' | 'warnMedianMinor'>,
): LineJudge => {
  const { premiums } = pricelist
  const byMedians = judgeByMedians(pricelist, rules)
  const byPremiums = premiums && judgeByPremiums(premiums)
  return (unit) => byPremiums?.(unit, shownPair(pricelist, unit).grossMinor) ?? byMedians(unit)
}

export type LineJudge = (unit: Unit) => LineJudgement | null

/** The premiums of a list: null where they cannot be fitted, pending while that is being found out. */
export type PremiumsOfList = FoundPremiums | 'pending' | null

interface ListToJudge extends DraftedPricelist {
  readonly premiums: PremiumsOfList
}

/** Null before the premiums are known: they explain much of what the medians warn of. */
export const judgeLineOnceKnown = (
  { premiums, ...pricelist }: ListToJudge,
  rules: PriceRules,
): LineJudge | null =>
  premiums === 'pending' ? null : judgeLine({ ...pricelist, premiums }, rules)

const judgeByPremiums = ({ homes, limit, intended }: FoundPremiums) => {
  const meant = new Map(intended.map(({ id, priceMinor }) => [id, priceMinor]))
  return ({ id }: Unit, priceMinor: number | null): LineJudgement | null => {
    const home = homes.get(id)
    if (home === undefined || home.isTaken || priceMinor === null || priceMinor <= 0) return null
    const { expectedMinor } = home
    return {
      limit,
      by: { kind: 'premiums', expectedMinor },
      fraction: priceMinor / expectedMinor - 1,
      isOut: meant.get(id) !== priceMinor && isUnexplained(home, { priceMinor, limit }),
    }
  }
}

/** Null where a price, an area or enough units of the layout are missing. */
const judgeByMedians = (
  pricelist: DraftedPricelist,
  { warnMedianPercent, warnMedianMinor }: Pick<PriceRules, 'warnMedianPercent' | 'warnMedianMinor'>,
): LineJudge => {
  const suggest = suggestedPrices(pricelist.units, pricelist.draft)
  return (unit) => {
    const suggested = suggest(unit)
    const perAreaMinor = pricePerArea(shownPair(pricelist, unit).grossMinor, unit.area)
    if (!suggested?.perAreaMinor || perAreaMinor === null) return null
    const apart = Math.abs(perAreaMinor - suggested.perAreaMinor)
    return {
      by: { kind: 'medians', suggested },
      limit: warnMedianPercent / 100,
      fraction: perAreaMinor / suggested.perAreaMinor - 1,
      isOut:
        (apart / suggested.perAreaMinor) * 100 > warnMedianPercent ||
        (warnMedianMinor !== null && apart > warnMedianMinor),
    }
  }
}
