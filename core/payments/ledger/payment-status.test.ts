import { expect, test } from 'vitest'
import { bookedness } from './payment-state.ts'
import { paymentStatusOf } from './payment-status.ts'

test('a settled payment is shown and counted by what its person has found out', () => {
  const settled = { kind: 'settled', at: 1, paymentId: null } as const
  const [booked, notBooked] = [
    { ...settled, outcome: 'booked' },
    { ...settled, outcome: 'notBooked' },
  ] as const
  expect([booked, notBooked].map(paymentStatusOf)).toEqual(['settledBooked', 'settledNotBooked'])
  expect([booked, notBooked].map(bookedness)).toEqual(['booked', 'notBooked'])
  expect(paymentStatusOf({ kind: 'unknown', since: 1 })).toBe('unknown')
})
