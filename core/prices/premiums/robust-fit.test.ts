import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorise, inverse, solve } from './cholesky.ts'
import { robustFit } from './robust-fit.ts'

/** Brownlee's plant for the oxidation of ammonia: air flow, water temperature, acid concentration, loss. */
const stackLoss = [
  [80, 27, 89, 42],
  [80, 27, 88, 37],
  [75, 25, 90, 37],
  [62, 24, 87, 28],
  [62, 22, 87, 18],
  [62, 23, 87, 18],
  [62, 24, 93, 19],
  [62, 24, 93, 20],
  [58, 23, 87, 15],
  [58, 18, 80, 14],
  [58, 18, 89, 14],
  [58, 17, 88, 13],
  [58, 18, 82, 11],
  [58, 19, 93, 12],
  [50, 18, 89, 8],
  [50, 18, 86, 7],
  [50, 19, 72, 8],
  [50, 19, 79, 8],
  [50, 20, 80, 9],
  [56, 20, 82, 15],
  [70, 20, 91, 15],
] as const

const nothingKnown = { mean: 0, precision: 0 }

const stackLossRows = stackLoss.map(([air, water, acid]) => [1, air, water, acid])

test('the published least squares of the stack loss data are found', () => {
  const products = stackLossRows[0]?.flatMap((_, one) =>
    stackLossRows[0]?.map((_value, other) =>
      stackLossRows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0),
    ),
  )
  const factor = factorise({
    size: 4,
    values: Float64Array.from(products ?? [], (value) => value ?? 0),
  })
  if (factor === null) throw new Error('the data have a solution')
  const seen = [0, 1, 2, 3].map((column) =>
    stackLossRows.reduce((sum, row, at) => sum + (row[column] ?? 0) * (stackLoss[at]?.[3] ?? 0), 0),
  )
  const [constant, air, water, acid] = solve(factor, Float64Array.from(seen))
  expect(constant).toBeCloseTo(-39.92, 3)
  expect(air).toBeCloseTo(0.716, 3)
  expect(water).toBeCloseTo(1.295, 3)
  expect(acid).toBeCloseTo(-0.152, 3)
})

test('a matrix times its inverse is one on the diagonal, and what is not positive has no factor', () => {
  const entry = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 9, maxLength: 9 }), (entries) => {
      const at = (row: number, column: number) => entries[row * 3 + column] ?? 0
      const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
      // A matrix times its transpose is never negative, and the diagonal makes it positive.
      const values = places.map(
        ({ row, column }) =>
          [0, 1, 2].reduce((sum, inner) => sum + at(row, inner) * at(column, inner), 0) +
          (row === column ? 0.5 : 0),
      )
      const factor = factorise({ size: 3, values: Float64Array.from(values) })
      if (factor === null) throw new Error('it is positive')
      const inverted = inverse(factor)
      for (const { row, column } of places) {
        const product = [0, 1, 2].reduce(
          (sum, inner) =>
            sum + (values[row * 3 + inner] ?? 0) * (inverted[inner * 3 + column] ?? 0),
          0,
        )
        expect(product).toBeCloseTo(row === column ? 1 : 0, 6)
      }
    }),
  )
  expect(factorise({ size: 2, values: Float64Array.of(1, 0, 2, 1) })).toBeNull()
  expect(factorise({ size: 2, values: Float64Array.of(1, 0, 1, 1) })).toBeNull()
})

test('the published robust coefficients of the stack loss data are found', () => {
  const rows = stackLossRows
  const slopes = Float64Array.from(rows.flat())
  const fit = robustFit({
    observed: Float64Array.from(stackLoss, (row) => row[3]),
    priors: [nothingKnown, nothingKnown, nothingKnown, nothingKnown],
    linearise: (coefficients) => ({
      slopes,
      predicted: Float64Array.from(rows, (row) =>
        row.reduce((sum, value, column) => sum + value * (coefficients[column] ?? 0), 0),
      ),
    }),
  })
  const [constant, air, water, acid] = fit?.coefficients ?? []
  expect(constant).toBeCloseTo(-42.285, 2)
  expect(air).toBeCloseTo(0.928, 3)
  expect(water).toBeCloseTo(0.651, 3)
  expect(acid).toBeCloseTo(-0.112, 3)
})

test('each row is told how far it is from the mean of the others', () => {
  const fit = robustFit({
    observed: Float64Array.of(1, -1, 1, -1),
    priors: [nothingKnown],
    linearise: ([mean = 0]) => ({
      slopes: Float64Array.of(1, 1, 1, 1),
      predicted: Float64Array.of(mean, mean, mean, mean),
    }),
  })
  expect(fit?.coefficients[0]).toBeCloseTo(0)
  // The mean of the other three is a third on the other side.
  expect(fit?.leftOut[0]).toBeCloseTo(4 / 3)
  expect(fit?.leftOut[1]).toBeCloseTo(-4 / 3)
  // One of four is taken by the mean.
  expect(fit?.sigma).toBeCloseTo(Math.sqrt(4 / 3) / 0.6745)
})

test('where neither rows nor priors say which of two coefficients it is, there is no fit', () => {
  const linearise = ([one = 0, other = 0]: Float64Array) => ({
    slopes: new Float64Array(8).fill(1),
    predicted: new Float64Array(4).fill(one + other),
  })
  const observed = Float64Array.of(1, 2, 1, 2)
  expect(robustFit({ observed, linearise, priors: [nothingKnown, nothingKnown] })).toBeNull()
  const priors = [nothingKnown, { mean: 0.5, precision: 1 }]
  const [one, other] = robustFit({ observed, linearise, priors })?.coefficients ?? []
  expect([one, other].map((value) => Math.round((value ?? 0) * 100))).toEqual([100, 50])
})
