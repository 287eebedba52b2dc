import { expect, test } from 'vitest'
import { judge } from './measure.ts'

const pairs = (...ratios: readonly number[]) =>
  ratios.map((ratio) => ({ unitdesk: 10 * ratio, baseline: 10 }))

test('runs that lie close together and within the goal hold', () => {
  expect(judge(pairs(1.1, 1.12, 1.11), { atMost: 1.6 })).toMatchObject({
    runs: 3,
    verdict: 'holds',
  })
  expect(judge(pairs(0.95, 0.94, 0.96), { atLeast: 0.9 }).verdict).toBe('holds')
})

test('runs that lie close together and outside of the goal do not', () => {
  expect(judge(pairs(1.8, 1.81, 1.79), { atMost: 1.6 }).verdict).toBe('doesNotHold')
  expect(judge(pairs(0.5, 0.52, 0.51), { atLeast: 0.9 }).verdict).toBe('doesNotHold')
})

test('runs that lie further apart than from the goal tell nothing, on either side of it', () => {
  expect(judge(pairs(1.4, 1.55, 1.9, 1.3, 1.58), { atMost: 1.6 }).verdict).toBe('tooCloseToTell')
  expect(judge(pairs(1.5, 1.62, 1.9, 1.4, 1.7), { atMost: 1.6 }).verdict).toBe('tooCloseToTell')
})

test('one run that something came between does not decide', () => {
  const judged = judge(pairs(1.1, 1.1, 9, 1.1, 1.1), { atMost: 1.6 })
  expect(judged.ratio).toBeCloseTo(1.1)
  expect(judged.verdict).toBe('holds')
})
