import { expect, test } from 'vitest'
import type { CountedPayments } from '../../../store/payments/ledger/payment-ledger.ts'
import { readTotals } from './read-totals.ts'

const counted = (
  state: CountedPayments['state_kind'],
  count: number,
  minor: number,
  currency = 'CZK',
): CountedPayments => ({ state_kind: state, count, minor, currency })

test('money is booked, not booked or perhaps booked, and what waits for a person is counted', () => {
  expect(
    readTotals([
      counted('new', 1, 1),
      counted('refused', 2, 10),
      counted('notBooked', 3, 100),
      counted('confirmed', 4, 1_000),
      counted('leftOut', 5, 10_000),
      counted('unknown', 6, 100_000),
      counted('sending', 7, 1_000_000),
      counted('sent', 8, 20_000_000, 'EUR'),
      counted('booked', 9, 30_000_000, 'EUR'),
    ]),
  ).toEqual({
    totals: [
      {
        currency: 'CZK',
        importedMinor: 1_111_111,
        bookedMinor: 0,
        notBookedMinor: 11_111,
        maybeMinor: 1_100_000,
      },
      {
        currency: 'EUR',
        importedMinor: 50_000_000,
        bookedMinor: 50_000_000,
        notBookedMinor: 0,
        maybeMinor: 0,
      },
    ],
    confirmed: 4,
    unknown: 6,
    open: 6,
  })
})
