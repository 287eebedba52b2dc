import type { UnitId } from '#core/ids'
import type { MeasuredHome } from './measured-home.ts'
import { expectationOf, hasShare, type PremiumTerm, shareOf, termsOf } from './premium-term.ts'
import { type Linearised, type Prior, type RobustFit, robustFit } from './robust-fit.ts'

/** A premium as the list tells it. */
export interface FittedPremium {
  readonly term: PremiumTerm
  /** Of the logarithm of the price, or the weight of an area outdoors. */
  readonly value: number
  readonly deviation: number
  /** How many homes have a share in it. */
  readonly homes: number
  /** Whether the list says more of it than was expected of any list. */
  readonly isTold: boolean
}

/** How a price compares with what the premiums make. */
export interface HomeLine {
  /** The logarithm of the price through the one that the premiums make. */
  readonly deviation: number
  /** The same, had the home itself not been among those that tell the premiums. */
  readonly aloneDeviation: number
}

export interface PremiumFit {
  readonly kind: 'fitted'
  readonly base: BasePrice
  readonly premiums: readonly FittedPremium[]
  /** How far prices lie from the premiums, as a part, where nothing is wrong with them. */
  readonly sigma: number
  /** Of all homes; those that are taken were not fitted. */
  readonly lines: ReadonlyMap<UnitId, HomeLine>
}

/** Logarithms of what a square metre costs in minor units, before all premiums. */
export interface BasePrice {
  readonly ofAll: number
  /** What the average layout adds, against which the premium of each layout is told. */
  readonly withLayout: number
  readonly withBuilding: number
}

/** Why the medians of layouts must do. */
export type NoFit =
  | { readonly kind: 'tooFew'; readonly homes: number }
  | { readonly kind: 'tooUneven'; readonly sigma: number }

const fewestHomes = 30
const largestSigma = 0.04

/** What a list of homes asks for floors, areas, layouts and sides, found out from the prices of free ones alone. */
export const fitPremiums = (homes: readonly MeasuredHome[]): PremiumFit | NoFit => {
  const free = homes.filter(({ isTaken }) => !isTaken)
  if (free.length < fewestHomes) return { kind: 'tooFew', homes: free.length }
  const terms = termsOf(free)
  const fit = robustFit({
    observed: Float64Array.from(free, logPriceOf),
    priors: [nothingKnown, ...terms.map(priorOf)],
    linearise: lineariseOver(free, terms),
  })
  if (fit === null) return { kind: 'tooFew', homes: free.length }
  if (fit.sigma > largestSigma) return { kind: 'tooUneven', sigma: fit.sigma }
  const counted = terms.map((term) => ({
    term,
    homes: free.filter((home) => hasShare(term, home)).length,
  }))
  const premiums = counted.map((one): FittedPremium => {
    const { value, deviation } = contrastOf(fit, weightsOf(one, counted, free.length))
    const isTold = deviation <= expectationOf(one.term).deviation / 2
    return { ...one, value, deviation, isTold }
  })
  const usualOf = (kind: 'layout' | 'building') =>
    counted.reduce(
      (sum, { term, homes: together }, index) =>
        term.kind === kind
          ? sum + ((fit.coefficients[index + 1] ?? 0) * together) / free.length
          : sum,
      0,
    )
  return {
    kind: 'fitted',
    premiums,
    base: {
      ofAll: fit.coefficients[0] ?? 0,
      withLayout: usualOf('layout'),
      withBuilding: usualOf('building'),
    },
    sigma: fit.sigma,
    lines: new Map([
      ...free.map(({ id }, row): [UnitId, HomeLine] => [
        id,
        { deviation: fit.residuals[row] ?? 0, aloneDeviation: fit.leftOut[row] ?? 0 },
      ]),
      ...linesOfTaken(homes, terms, fit),
    ]),
  }
}

const logPriceOf = ({ grossMinor }: MeasuredHome): number => Math.log(grossMinor)

const linesOfTaken = (
  homes: readonly MeasuredHome[],
  terms: readonly PremiumTerm[],
  { coefficients }: RobustFit,
): [UnitId, HomeLine][] => {
  const taken = homes.filter(({ isTaken }) => isTaken)
  const { predicted } = lineariseOver(taken, terms)(coefficients)
  return taken.map((home, row) => {
    const deviation = logPriceOf(home) - (predicted[row] ?? 0)
    return [home.id, { deviation, aloneDeviation: deviation }]
  })
}

const nothingKnown: Prior = { mean: 0, precision: 0 }

const priorOf = (term: PremiumTerm): Prior => {
  const { mean, deviation } = expectationOf(term)
  return { mean, precision: 1 / deviation ** 2 }
}

type CountedTerm = Pick<FittedPremium, 'term' | 'homes'>

/**
 * How much of each coefficient a premium is. A layout and a building are compared with the average home of the list:
 * what all homes share is in the price of the square metre, whose coefficient comes first.
 */
const weightsOf = (one: CountedTerm, counted: readonly CountedTerm[], homes: number) =>
  Float64Array.of(
    0,
    ...counted.map((other) => {
      const own = other === one ? 1 : 0
      return isOfOneChoice(one.term, other.term) ? own - other.homes / homes : own
    }),
  )

const contrastOf = ({ coefficients, covariance }: RobustFit, weights: Float64Array) => {
  const size = weights.length
  let [value, variance] = [0, 0]
  for (const [one, weight] of weights.entries()) {
    value += weight * (coefficients[one] ?? 0)
    for (const [other, beside] of weights.entries()) {
      variance += weight * beside * (covariance[one * size + other] ?? 0)
    }
  }
  return { value, deviation: Math.sqrt(Math.max(0, variance)) }
}

const isOfOneChoice = (one: PremiumTerm, other: PremiumTerm): boolean =>
  (one.kind === 'layout' || one.kind === 'building') && one.kind === other.kind

/** Weights far from what they usually are must not make an area vanish on the way to better ones. */
const leastOfInterior = 0.1

const lineariseOver = (homes: readonly MeasuredHome[], terms: readonly PremiumTerm[]) => {
  const size = terms.length + 1
  const shares = Float64Array.from(
    homes.flatMap((home) => [
      1,
      ...terms.map((term) =>
        term.kind === 'outdoor' ? home.outdoors[term.outdoor] : shareOf(term, home),
      ),
    ]),
  )
  const isOutdoor = [false, ...terms.map(({ kind }) => kind === 'outdoor')]
  return (coefficients: Float64Array): Linearised => {
    const slopes = Float64Array.from(shares)
    const predicted = Float64Array.from(homes, ({ interior }, row) => {
      let [sum, area] = [0, interior]
      for (let column = 0; column < size; column++) {
        const part = (shares[row * size + column] ?? 0) * (coefficients[column] ?? 0)
        if (isOutdoor[column]) area += part
        else sum += part
      }
      const priced = Math.max(area, interior * leastOfInterior)
      for (let column = 0; column < size; column++) {
        if (isOutdoor[column])
          slopes[row * size + column] = (shares[row * size + column] ?? 0) / priced
      }
      return sum + Math.log(priced)
    })
    return { predicted, slopes }
  }
}
