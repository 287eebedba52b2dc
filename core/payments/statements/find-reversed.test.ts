import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { LedgerEntry } from '../ledger/ledger.ts'
import { sampleEntry } from '../testing/sample-entry.ts'
import { sampleTransaction } from '../testing/sample-transaction.ts'
import { findReversed } from './find-reversed.ts'
import type { Transaction } from './statement.ts'

const reversal = (rest: Partial<Transaction> = {}) => ({
  transaction: sampleTransaction({
    amountMinor: -25_000_050,
    bookedOn: '2026-11-21',
    isReversal: true,
    ...rest,
  }),
})

const reversed = (
  entries: readonly LedgerEntry[],
  ...reversals: readonly ReturnType<typeof reversal>[]
) =>
  findReversed(new Map(entries.map((entry) => [entry.key, entry])), reversals).map(({ key }) => key)

const paid = sampleEntry('1')

test.each<[what: string, Partial<Transaction>, Partial<Transaction>, boolean]>([
  ['all the same', {}, {}, true],
  ['the day it came in on', { bookedOn: '2026-11-20' }, {}, true],
  ['a day before it came in', { bookedOn: '2026-11-19' }, {}, false],
  ['another sum', { amountMinor: -25_000_051 }, {}, false],
  ['another currency', { currency: 'EUR' }, {}, false],
  ['another own account', { account: '7/0800' }, {}, false],
  ['an own account without its bank', { account: '19-2000145399' }, {}, true],
  ['another symbol', { variableSymbol: '118' }, {}, false],
  ['another payer', { counterAccount: '1/0100' }, {}, false],
  ['a payer whom a spreadsheet has shortened', { counterAccount: '2,30012E+11' }, {}, true],
  ['an own account that a spreadsheet has shortened', { account: '1,92E+12' }, {}, true],
  ['no symbol', { variableSymbol: null }, {}, true],
  ['no payer', { counterAccount: null }, {}, true],
  ['neither symbol nor payer', { variableSymbol: null, counterAccount: null }, {}, false],
  ['a symbol that the payment has not', { counterAccount: null }, { variableSymbol: null }, false],
])('a reversal with %s takes a payment back, or none', (_what, taken, came, is) => {
  const entry = sampleEntry('1', {}, came)
  expect(reversed([entry], reversal(taken))).toEqual([is ? entry.key : null])
})

test('money that left otherwise, and a debit that is reversed, take nothing back', () => {
  expect(reversed([paid], reversal({ isReversal: false }))).toEqual([])
  expect(reversed([paid], reversal({ amountMinor: 25_000_050 }))).toEqual([])
})

test('of equal payments that which came in last is taken back, and another one by the next reversal', () => {
  const [first, second] = [sampleEntry('1', {}, { bookedOn: '2026-10-20' }), sampleEntry('2')]
  expect(reversed([first, second], reversal(), reversal(), reversal())).toEqual([
    second.key,
    first.key,
    null,
  ])
})

test('a statement that comes again takes back what it has taken back, and a later one something else', () => {
  const marked = sampleEntry('1', { reversedOn: '2026-11-21' }, { bookedOn: '2026-10-20' })
  const other = sampleEntry('2')
  expect(reversed([marked, other], reversal())).toEqual([marked.key])
  expect(reversed([marked, other], reversal({ bookedOn: '2026-11-23' }))).toEqual([other.key])
})

test('of one payment in two formats that which is booked is taken back', () => {
  const paymentId = paymentIdSchema.parse('501')
  const booked = sampleEntry('2', { state: { kind: 'sent', at: 1, paymentId, isNew: true } })
  expect(reversed([paid, booked], reversal())).toEqual([booked.key])
})
