import { expect, test } from 'vitest'
import { exponentOf, judgeGrowth } from './growth.ts'

const growing = (power: number, factor = 1) =>
  [1_000, 10_000, 100_000].map((size) => ({ size, ms: factor * size ** power, mb: 100 }))

test('the exponent is the power by which the cost grows, however dear one piece is', () => {
  for (const power of [0, 0.5, 1, 2]) {
    expect(exponentOf(growing(power), ({ ms }) => ms)).toBeCloseTo(power)
    expect(exponentOf(growing(power, 7), ({ ms }) => ms)).toBeCloseTo(power)
  }
})

test('what looks at everything may grow with it, and what shows a screen may not', () => {
  expect(judgeGrowth(growing(1), 'everything').holds).toBe(true)
  expect(judgeGrowth(growing(1.2), 'everything').holds).toBe(false)
  expect(judgeGrowth(growing(0.3), 'screen').holds).toBe(false)
})

test('a cost that nobody sees is not said to grow', () => {
  const unseen = growing(1, 1 / 50_000)
  expect(judgeGrowth(unseen, 'screen')).toMatchObject({ timeExponent: 0, holds: true })
})

test('memory that grows with what is shown does not hold either', () => {
  const costs = growing(0).map((cost) => ({ ...cost, mb: cost.size }))
  expect(judgeGrowth(costs, 'screen').holds).toBe(false)
  expect(judgeGrowth(costs, 'everything').holds).toBe(true)
})
