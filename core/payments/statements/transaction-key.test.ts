import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTransaction } from '../testing/sample-transaction.ts'
import type { Transaction } from './statement.ts'

import { identifyTransactions, ownPaymentId } from './transaction-key.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const keysOf = (...transactions: readonly Transaction[]) =>
  identifyTransactions(transactions, sha256).map(({ key }) => key)

test('a transaction has the same key wherever it stands in whatever statement', () => {
  const one = sampleTransaction()
  const other = sampleTransaction({ amountMinor: 1 })
  const [key] = keysOf(one)
  expect(keysOf(other, { ...one, line: 7, statement: 0 })[1]).toBe(key)
  expect(keysOf({ ...one, statement: 3, valueOn: '2026-11-21' })).toEqual([key])
})

test('the keys of payments that were booked long ago stay what they are', () => {
  expect(keysOf(sampleTransaction(), sampleTransaction({ reference: 'R1' }))).toEqual([
    '47fd74af7a8e1cb3192dc7a6f51223f351b14065',
    'f64aae71e44184ee397e4f3852d50d8a54f12bc0',
  ])
  const thrice = [1, 2, 3].map(() => sampleTransaction())
  expect(keysOf(...thrice)).toEqual([
    '47fd74af7a8e1cb3192dc7a6f51223f351b14065',
    'ea121a42981fd12f188c1b8fe46410caf91b76e8',
    '8dd151974d2758f83e0ad434890a9c0caed309ea',
  ])
})

test('accents and spaces lost on the way do not make another transaction', () => {
  const bare = sampleTransaction({ counterName: 'NOVAK  JIRI', message: 'Zaloha' })
  expect(keysOf(bare)).toEqual(keysOf(sampleTransaction()))
})

test.each([
  { account: '1/0100' },
  { bookedOn: '2026-11-21' },
  { amountMinor: -25_000_050 },
  { currency: 'EUR' },
  { variableSymbol: '118' },
  { counterAccount: null },
  { counterName: 'Eva' },
  { message: null },
  { reference: 'R1' },
])('a transaction with %j is another one', (rest) => {
  expect(keysOf(sampleTransaction(rest))).not.toEqual(keysOf(sampleTransaction()))
})

test('by the bank’s reference, what else is told does not matter', () => {
  const known = sampleTransaction({ reference: 'R1' })
  expect(keysOf({ ...known, message: null, variableSymbol: null })).toEqual(keysOf(known))
  expect(
    identifyTransactions([known, sampleTransaction()], sha256).map((one) => one.basis),
  ).toEqual(['reference', 'fields'])
})

test('two equal payments of a day are two, and the same two in the next statement', () => {
  const twice = keysOf(sampleTransaction(), sampleTransaction())
  expect(new Set(twice).size).toBe(2)
  expect(
    keysOf(sampleTransaction({ amountMinor: 5 }), ...[1, 2].map(() => sampleTransaction())),
  ).toEqual([expect.anything(), ...twice])
  const inTwoStatements = [sampleTransaction(), sampleTransaction({ statement: 1 })]
  expect(new Set(keysOf(...inTwoStatements)).size).toBe(1)
})

test('of statements that overlap by whole days each transaction has one key, and every one has its own', () => {
  const transaction = fc
    .record({
      day: fc.integer({ min: 1, max: 6 }),
      amountMinor: fc.integer({ min: 1, max: 3 }),
      reference: fc.constantFrom(null, null, 'A', 'B'),
    })
    .map(({ day, ...rest }) => sampleTransaction({ ...rest, bookedOn: `2026-11-0${day}` }))
  const cut = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  fc.assert(
    fc.property(fc.array(transaction, { maxLength: 30 }), cut, (history, [from, to]) => {
      const whole = keysOf(...history)
      expect(new Set(whole).size).toBe(history.length)
      const within = ({ bookedOn }: Transaction) =>
        bookedOn >= `2026-11-0${from}` && bookedOn <= `2026-11-0${to}`
      const part = keysOf(...history.filter(within))
      expect(part).toEqual(whole.filter((_, at) => within(history[at] ?? sampleTransaction())))
    }),
  )
})

test('the payment’s ID is made of its key, and fits into a parameter', () => {
  const [key] = identifyTransactions([sampleTransaction()], sha256)
  expect(key && ownPaymentId(key.key)).toMatch(/^bank-[0-9a-f]{40}$/)
})
