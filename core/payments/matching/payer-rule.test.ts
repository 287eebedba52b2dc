import { expect, test } from 'vitest'
import { type BookedForDeal, payerHabit } from './payer-rule.ts'

const account = '1234567899/0100'
const booked = (times: number, rest: Partial<BookedForDeal> = {}): BookedForDeal[] =>
  Array.from({ length: times }, () => ({ account, dealId: 7, ...rest }))

test('ten payments of an account for one deal are a habit, nine are none', () => {
  expect(payerHabit(account, booked(10))).toEqual({ dealId: 7, times: 10 })
  expect(payerHabit(account, booked(9))).toBeNull()
})

test('what other accounts have paid says nothing', () => {
  const others = [...booked(20, { account: null }), ...booked(20, { account: '1/0800', dealId: 8 })]
  expect(payerHabit(account, [...booked(10), ...others])).toEqual({ dealId: 7, times: 10 })
  expect(payerHabit(account, [...booked(9), ...others])).toBeNull()
})

test.each([8, null])('one payment for deal %s, and there is no habit', (dealId) => {
  expect(payerHabit(account, [...booked(20), ...booked(1, { dealId })])).toBeNull()
  expect(payerHabit(account, [...booked(1, { dealId }), ...booked(20)])).toBeNull()
})

test('payments of which nobody knows the deal are no habit', () => {
  expect(payerHabit(account, booked(20, { dealId: null }))).toBeNull()
})
