import { median } from '../out-of-line/medians.ts'
import { factorise, inverse, solve } from './cholesky.ts'

/** What a coefficient is held for before anything is observed; a precision of zero says nothing. */
export interface Prior {
  readonly mean: number
  /** One through the square of the standard deviation. */
  readonly precision: number
}

/** A model at some values of its coefficients: what it predicts, and how that moves with each of them. */
export interface Linearised {
  readonly predicted: Float64Array
  /** Row by row, one slope for each coefficient. */
  readonly slopes: Float64Array
}

export interface FitInput {
  readonly observed: Float64Array
  readonly priors: readonly Prior[]
  readonly linearise: (coefficients: Float64Array) => Linearised
}

export interface RobustFit {
  readonly coefficients: Float64Array
  /** The standard deviation of what is left over, without the rows that are far out. */
  readonly sigma: number
  /** Of the coefficients, row by row. */
  readonly covariance: Float64Array
  readonly residuals: Float64Array
  /** The residual that each row would have if it had not been among those that were fitted. */
  readonly leftOut: Float64Array
}

/** How much a row counts whose residual is so many standard deviations. */
type Weigh = (deviation: number) => number

const huber: Weigh = (deviation) => Math.min(1, 1.345 / Math.max(Math.abs(deviation), 1e-12))
// Efficient to 95 % where all is normal, and blind to what is far out.
const tukeyReach = 4.685
const tukey: Weigh = (deviation) =>
  Math.abs(deviation) >= tukeyReach ? 0 : (1 - (deviation / tukeyReach) ** 2) ** 2

// The median of the absolute deviations of a normal distribution is this part of its standard deviation.
const normalMedian = 0.6745
/** The least scatter that is assumed: beside rows that follow a rule exactly, nothing would be left of the priors. */
const leastSigma = 1e-5
const mostRounds = 60
const isClose = 1e-10

interface State {
  readonly coefficients: Float64Array
  readonly weights: Float64Array
  readonly sigma: number
}

/**
 * Gauss-Newton with priors, each row weighed by how well it fits: first so that no row carries the others away, then
 * so that what is far out counts nothing. Null where neither rows nor priors say what a coefficient is.
 */
export const robustFit = (input: FitInput): RobustFit | null => {
  const { observed, priors } = input
  const start: State = {
    coefficients: Float64Array.from(priors, ({ mean }) => mean),
    weights: new Float64Array(observed.length).fill(1),
    sigma: 1,
  }
  const plain = iterate(input, start, () => 1)
  const near = plain && iterate(input, plain, huber)
  const last = near && iterate(input, near, tukey)
  return last && conclude(input, last)
}

const iterate = (input: FitInput, start: State, weigh: Weigh): State | null => {
  let state = start
  for (let round = 0; round < mostRounds; round++) {
    const { slopes, residuals } = residualsAt(input, state.coefficients)
    const sigma = sigmaOf(residuals)
    const weights = residuals.map((residual) => weigh(residual / sigma))
    const step = stepOf({ ...input, slopes, residuals, weights, sigma, at: state.coefficients })
    if (step === null) return null
    const coefficients = state.coefficients.map((value, index) => value + (step[index] ?? 0))
    state = { coefficients, weights, sigma }
    if (
      step.every(
        (part, index) => Math.abs(part) < isClose * (1 + Math.abs(coefficients[index] ?? 0)),
      )
    )
      break
  }
  return state
}

const residualsAt = ({ observed, linearise }: FitInput, coefficients: Float64Array) => {
  const { predicted, slopes } = linearise(coefficients)
  return { slopes, residuals: observed.map((value, row) => value - (predicted[row] ?? 0)) }
}

const sigmaOf = (residuals: Float64Array): number =>
  Math.max(leastSigma, median([...residuals].map(Math.abs)) / normalMedian)

interface StepInput extends Pick<FitInput, 'priors'> {
  readonly slopes: Float64Array
  readonly residuals: Float64Array
  readonly weights: Float64Array
  readonly sigma: number
  readonly at: Float64Array
}

const stepOf = (input: StepInput): Float64Array | null => {
  const { priors, slopes, residuals, weights, sigma, at } = input
  const size = priors.length
  const factor = factorise({ size, values: normalMatrix(input) })
  const pull = Float64Array.from(
    priors,
    ({ mean, precision }, column) => precision * sigma ** 2 * (mean - (at[column] ?? 0)),
  )
  for (const [row, residual] of residuals.entries()) {
    const weighed = (weights[row] ?? 0) * residual
    for (let column = 0; column < size; column++) {
      pull[column] = (pull[column] ?? 0) + (slopes[row * size + column] ?? 0) * weighed
    }
  }
  return factor && solve(factor, pull)
}

/** What rows and priors know of the coefficients together, times the variance of a row. */
const normalMatrix = ({
  priors,
  slopes,
  weights,
  sigma,
}: Pick<StepInput, 'priors' | 'slopes' | 'weights' | 'sigma'>): Float64Array => {
  const size = priors.length
  const values = new Float64Array(size * size)
  for (const [row, weight] of weights.entries()) {
    for (let one = 0; one < size; one++) {
      const slope = (slopes[row * size + one] ?? 0) * weight
      // Most terms are of other layouts and buildings.
      if (slope === 0) continue
      for (let other = 0; other <= one; other++) {
        const at = one * size + other
        values[at] = (values[at] ?? 0) + slope * (slopes[row * size + other] ?? 0)
      }
    }
  }
  for (const [index, { precision }] of priors.entries()) {
    const at = index * size + index
    values[at] = (values[at] ?? 0) + precision * sigma ** 2
  }
  return values
}

const conclude = (input: FitInput, { coefficients, weights, sigma }: State): RobustFit | null => {
  const { priors } = input
  const size = priors.length
  const { slopes, residuals } = residualsAt(input, coefficients)
  const factor = factorise({ size, values: normalMatrix({ priors, slopes, weights, sigma }) })
  return (
    factor && withErrors({ coefficients, residuals, weights, slopes, inverted: inverse(factor) })
  )
}

interface Solved extends Pick<State, 'coefficients' | 'weights'> {
  readonly residuals: Float64Array
  readonly slopes: Float64Array
  readonly inverted: Float64Array
}

const withErrors = ({ coefficients, residuals, weights, slopes, inverted }: Solved): RobustFit => {
  const size = coefficients.length
  const leverages = residuals.map((_, row) =>
    leverageOf(slopes.subarray(row * size, (row + 1) * size), inverted),
  )
  const used = leverages.reduce((sum, leverage, row) => sum + leverage * (weights[row] ?? 0), 0)
  // Coefficients that were fitted to the rows have taken a part of what is left over with them.
  const free = Math.max(1, residuals.length - used)
  const told = sigmaOf(residuals) * Math.sqrt(residuals.length / free)
  return {
    coefficients,
    residuals,
    sigma: told,
    covariance: inverted.map((value) => value * told ** 2),
    leftOut: residuals.map(
      (residual, row) =>
        residual / (1 - Math.min(0.999, (leverages[row] ?? 0) * (weights[row] ?? 0))),
    ),
  }
}

/** How much a row tells of its own prediction. */
const leverageOf = (own: Float64Array, inverted: Float64Array): number => {
  const size = own.length
  let leverage = 0
  for (let one = 0; one < size; one++) {
    const slope = own[one] ?? 0
    // Most terms are of other layouts and buildings.
    if (slope === 0) continue
    for (let other = 0; other < size; other++) {
      leverage += slope * (own[other] ?? 0) * (inverted[one * size + other] ?? 0)
    }
  }
  return leverage
}
