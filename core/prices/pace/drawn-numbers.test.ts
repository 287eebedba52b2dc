import { expect, test, vi } from 'vitest'
import { drawnNumbers } from './drawn-numbers.ts'

const draw = (count: number, one: () => number) => Array.from({ length: count }, one)

const expectClose = (drawn: readonly number[], expected: readonly number[]) => {
  for (const [at, one] of drawn.entries()) expect(one).toBeCloseTo(expected[at] ?? Number.NaN, 9)
  expect(drawn).toHaveLength(expected.length)
}

// Whoever looks again, also with a later version, is to see the ranges that they have seen before.
test('what is drawn from a seed stays the same', () => {
  const { uniform, normal, gamma, poisson } = drawnNumbers(7)
  expectClose(
    [uniform(), uniform(), normal(), gamma(3), gamma(0.5)],
    [0.011704753153, 0.061958257575, -0.864253024873, 1.337752002879, 0.309823968623],
  )
  expect([3, 60, 61, 5_000].map(poisson)).toEqual([3, 62, 57, 4_892])
  const [shapes, counts] = [drawnNumbers(7), drawnNumbers(7)]
  expectClose(
    draw(5, () => shapes.gamma(0.9)),
    [0.461223654683, 0.453017629639, 1.138254446511, 0.156899227949, 0.01087254082],
  )
  expect(draw(8, () => counts.poisson(2.5))).toEqual([0, 0, 4, 3, 2, 1, 2, 3])
  const many = drawnNumbers(7)
  const mean = draw(2_000, () => many.gamma(1)).reduce((sum, one) => sum + one / 2_000, 0)
  expectClose([mean, many.uniform()], [0.984156113218, 0.193837515078])
})

test('numbers have the mean and the spread that they are drawn with', () => {
  const { gamma, poisson, normal, uniform } = drawnNumbers(1)
  const moments = (numbers: readonly number[]) => {
    const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
    const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
    return { mean, variance: squares / numbers.length }
  }
  for (const [one, mean, variance] of [
    [uniform, 0.5, 1 / 12],
    [normal, 0, 1],
    [() => gamma(1), 1, 1],
    [() => gamma(4), 4, 4],
    [() => poisson(3), 3, 3],
    [() => poisson(100), 100, 100],
  ] as const) {
    const drawn = moments(draw(20_000, one))
    expect(Math.abs(drawn.mean - mean)).toBeLessThan(0.03 * Math.max(1, Math.sqrt(variance)))
    expect(Math.abs(drawn.variance - variance)).toBeLessThan(0.06 * variance)
  }
})

test('the ranges of a pace stay the same from one start to the next, and there is no end where too much is left', async () => {
  vi.resetModules()
  const { monthsUntil, salesWithin } = await import('./future-paces.ts')
  const basis = { sales: 30, months: 6 }
  const months = [
    monthsUntil(basis, 60),
    monthsUntil(basis, 5),
    monthsUntil({ ...basis, factor: 0.5 }, 60),
  ]
  expectClose(
    months.flatMap(({ from, to }) => [from, to]),
    [
      7.733671027334, 20.428572574495, 0.422998234851, 2.134179353426, 14.78186221261,
      43.621713335469,
    ],
  )
  const never = Number.POSITIVE_INFINITY
  expect(monthsUntil({ sales: 6, months: 6 }, 400)).toEqual({ from: never, to: never })
  expect([
    salesWithin(basis, 3),
    salesWithin(basis, 3, 0.01),
    salesWithin({ ...basis, factor: 2 }, 1),
    salesWithin({ sales: 200, months: 4 }, 3),
  ]).toEqual([
    { from: 7, to: 24 },
    { from: 2, to: 40 },
    { from: 3, to: 18 },
    { from: 87, to: 224 },
  ])
})
