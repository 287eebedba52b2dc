import { expect, test } from 'vitest'
import { unitOutcome } from './unit-outcome.ts'

test.each([
  ['sending', 'waiting'],
  ['scheduled', 'waiting'],
  ['stopped', 'notSent'],
  ['notSent', 'notSent'],
  ['unknown', 'unknown'],
] as const)('a unit without an answer, in a batch that is %s, is %s', (batch, outcome) => {
  expect(unitOutcome('waiting', batch)).toBe(outcome)
})

test('a unit with an answer of its own keeps it', () => {
  expect(unitOutcome('culprit', 'rejected')).toBe('culprit')
  expect(unitOutcome('confirmed', 'differs')).toBe('confirmed')
})
