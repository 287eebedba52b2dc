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
