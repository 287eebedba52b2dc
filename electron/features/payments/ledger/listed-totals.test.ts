import { expect, test } from 'vitest'
import type { SearchedCount } from '../../../store/payments/ledger/payment-ledger.ts'
import { listedTotals } from './listed-totals.ts'

const counted = (rest: Partial<SearchedCount>): SearchedCount => ({
  state: 'new',
  currency: 'CZK',
  isTwin: 0,
  count: 1,
  minor: 100,
  ...rest,
})

test('money that looks like other money counts once a person has said that it is money of its own', () => {
  const undecided = listedTotals([
    counted({}),
    counted({ isTwin: 1, minor: 10 }),
    counted({ isTwin: 1, state: 'leftOut', minor: 1 }),
  ])
  expect(undecided).toMatchObject([{ listedMinor: 100, notBookedMinor: 100, alikeMinor: 11 }])
  const decided = listedTotals([
    counted({ isTwin: 1, state: 'confirmed', minor: 20 }),
    counted({ isTwin: 1, state: 'sent', minor: 3 }),
    counted({ isTwin: 1, state: 'unknown', minor: 4 }),
  ])
  expect(decided).toMatchObject([
    { listedMinor: 27, notBookedMinor: 20, bookedMinor: 3, maybeMinor: 4, alikeMinor: 0 },
  ])
})

test('each currency has its own totals', () => {
  const totals = listedTotals([counted({}), counted({ currency: 'EUR', minor: 5 }), counted({})])
  expect(totals.map(({ currency, listedMinor }) => [currency, listedMinor])).toEqual([
    ['CZK', 200],
    ['EUR', 5],
  ])
})
