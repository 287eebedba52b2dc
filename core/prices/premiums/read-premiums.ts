import type { UnitId } from '#core/ids'
import type { BasePrice, FittedPremium, NoFit } from './fit-premiums.ts'
import {
  type MeasuredHome,
  type MeasuredList,
  measureHomes,
  type PricedHome,
} from './measured-home.ts'
import { fitWithPatterns, type PatternedFit, type PricePattern } from './patterns.ts'
import type { HomeGroup, PremiumAnswers } from './premium-answers.ts'
import { shareOf } from './premium-term.ts'
import {
  type ExplainedHome,
  isUnexplained,
  limitOfLine,
  type UnexplainedPrice,
} from './unexplained-prices.ts'

/** What the prices of a list say of themselves. */
export interface ReadPremiums {
  /** How many free homes were fitted. */
  readonly homes: number
  readonly leftOut: Omit<MeasuredList, 'homes'>
  readonly found: FoundPremiums | NoFit
}

/** Homes that deviate together, by a part of what the premiums make. */
export interface FoundPattern {
  readonly group: HomeGroup
  readonly ids: readonly UnitId[]
  readonly fraction: number
}

export interface FoundPremiums {
  readonly kind: 'found'
  readonly base: BasePrice
  readonly premiums: readonly FittedPremium[]
  readonly sigma: number
  /** How far from the others' premiums a price may be, as a logarithm. */
  readonly limit: number
  readonly patterns: readonly FoundPattern[]
  /** What a person has said to be wrong, while it still deviates. */
  readonly wrong: readonly FoundPattern[]
  readonly homes: ReadonlyMap<UnitId, ExplainedHome>
  /** The prices that the premiums do not explain, the furthest first. */
  readonly out: readonly UnexplainedPrice[]
  /** Those among them that a person has said to be meant. */
  readonly intended: readonly UnexplainedPrice[]
}

/** Reads what a list of homes of one type asks for what, and which of them it does not explain. */
export const readPremiums = (
  priced: readonly PricedHome[],
  answers: PremiumAnswers,
): ReadPremiums => {
  const { homes, ...leftOut } = measureHomes(priced, answers)
  const fitted = fitWithPatterns(homes, answers.wrongGroups)
  return {
    leftOut,
    homes: homes.filter(({ isTaken }) => !isTaken).length,
    found: fitted.kind === 'patterned' ? toFound(fitted, homes, answers) : fitted,
  }
}

const toFound = (
  { fit, patterns, wrong }: PatternedFit,
  homes: readonly MeasuredHome[],
  { intended }: PremiumAnswers,
): FoundPremiums => {
  const limit = limitOfLine(fit.sigma)
  const wrongIds = new Set(wrong.flatMap((pattern) => pattern.homes.map(({ id }) => id)))
  const unsaidSide = worthOfSides(homes, fit.premiums)
  const explained = homes.map(({ id, grossMinor, isTaken, facing }) => {
    const { deviation = 0, aloneDeviation = 0 } = fit.lines.get(id) ?? {}
    const aloneMinor = grossMinor / Math.exp(aloneDeviation)
    const { least, most } = facing === null ? unsaidSide : noSide
    const home: ExplainedHome = {
      expectedMinor: Math.round(grossMinor / Math.exp(deviation)),
      alone: { fromMinor: aloneMinor * Math.exp(least), toMinor: aloneMinor * Math.exp(most) },
      isTaken,
      isWrong: wrongIds.has(id),
    }
    const fraction = grossMinor / home.expectedMinor - 1
    return { id, home, fraction, priceMinor: grossMinor }
  })
  const unexplained = explained
    .filter(({ home, priceMinor }) => isUnexplained(home, { priceMinor, limit }))
    .toSorted((one, other) => Math.abs(other.fraction) - Math.abs(one.fraction))
    .map(
      ({ id, home: { expectedMinor }, priceMinor, fraction }): UnexplainedPrice => ({
        id,
        priceMinor,
        fraction,
        expectedMinor,
      }),
    )
  const meant = new Map(intended.map(({ unitId, grossMinor }) => [unitId, grossMinor]))
  const isMeant = ({ id, priceMinor }: UnexplainedPrice) => meant.get(id) === priceMinor
  return {
    kind: 'found',
    base: fit.base,
    premiums: fit.premiums,
    sigma: fit.sigma,
    limit,
    patterns: patterns.map(toPattern),
    wrong: wrong.map(toPattern),
    homes: new Map(explained.map(({ id, home }) => [id, home])),
    out: unexplained.filter((one) => !isMeant(one)),
    intended: unexplained.filter(isMeant),
  }
}

const noSide = { least: 0, most: 0 }

/** What the sides of a list add to the logarithm of a price: one of them is that of a home that does not say its own. */
const worthOfSides = (homes: readonly MeasuredHome[], premiums: readonly FittedPremium[]) => {
  const sides = premiums.flatMap(({ term, value }) =>
    term.kind === 'south' || term.kind === 'west' ? [{ term, value }] : [],
  )
  let [least, most] = [0, 0]
  for (const home of homes) {
    const worth = sides.reduce((sum, { term, value }) => sum + value * shareOf(term, home), 0)
    least = Math.min(least, worth)
    most = Math.max(most, worth)
  }
  return { least, most }
}

const toPattern = ({ group, homes, value }: PricePattern): FoundPattern => ({
  group,
  ids: homes.map(({ id }) => id),
  fraction: Math.expm1(value),
})
