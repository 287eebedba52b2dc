import { expect, test } from 'vitest'
import { payerHabit } from './payer-rule.ts'

const deals = (times: number, dealId: number | null = 7) =>
  Array.from({ length: times }, () => dealId)

test('ten payments of an account for one deal are a habit, nine are none', () => {
  expect(payerHabit(deals(10))).toEqual({ dealId: 7, times: 10 })
  expect(payerHabit(deals(9))).toBeNull()
  expect(payerHabit([])).toBeNull()
})

test.each([8, null])('one payment for deal %s, and there is no habit', (dealId) => {
  expect(payerHabit([...deals(20), dealId])).toBeNull()
  expect(payerHabit([dealId, ...deals(20)])).toBeNull()
})

test('payments of which nobody knows the deal are no habit', () => {
  expect(payerHabit(deals(20, null))).toBeNull()
})
