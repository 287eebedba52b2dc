import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StatementFormat } from '../formats/statement-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { sampleEntry } from '../testing/sample-entry.ts'
import { sampleTransaction } from '../testing/sample-transaction.ts'
import { importStatement } from './import-statement.ts'
import type { Transaction } from './statement.ts'
import { identifyTransactions } from './transaction-key.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const take = (ledger: Ledger, format: StatementFormat, ...transactions: readonly Transaction[]) =>
  importStatement(ledger, identifyTransactions(transactions, sha256), format)

const first = take(new Map(), 'csv', sampleTransaction())
const [key] = first.added

test('a statement that comes again shows what is known and adds what is new', () => {
  const other = sampleTransaction({ amountMinor: 7 })
  const again = take(first.ledger, 'csv', sampleTransaction(), other)
  expect(again).toMatchObject({ known: [key], twins: [], notIncoming: 0 })
  expect(again.added).toHaveLength(1)
  expect([...again.ledger.keys()]).toEqual([key, ...again.added])
})

test('what became of an entry is not forgotten by an import', () => {
  const entry = [...first.ledger.values()].map((one) => ({ ...one, sends: 3 }))
  const ledger = new Map(entry.map((one) => [one.key, one]))
  expect([...take(ledger, 'csv', sampleTransaction()).ledger.values()]).toEqual(entry)
})

test('money that left is no part of the ledger', () => {
  const out = [-5, 0].map((amountMinor) => sampleTransaction({ amountMinor }))
  expect(take(new Map(), 'csv', ...out)).toMatchObject({ added: [], notIncoming: 2 })
})

test('two equal payments of one statement are no twins', () => {
  const both = take(new Map(), 'csv', sampleTransaction(), sampleTransaction())
  expect(both).toMatchObject({ twins: [], added: { length: 2 } })
})

test('a row that a file has twice under one reference of the bank is asked about, and no other one', () => {
  const row = (line: number, rest: Partial<Transaction> = {}) =>
    sampleTransaction({ line, reference: '26112000001', ...rest })
  const twice = take(new Map(), 'csv', row(1), row(2))
  expect(twice).toMatchObject({ added: { length: 2 }, twins: [twice.added[1]] })
  expect(twice.ledger.get(twice.added[1] ?? expect.fail())?.twinOf).toBe(twice.added[0])
  // Of a batch the payments may have the reference of all of it.
  const other = row(2, { variableSymbol: '118' })
  expect(take(new Map(), 'camt', row(1), other)).toMatchObject({ twins: [] })
})

test.each<[string, StatementFormat, Partial<Transaction>]>([
  ['in a format that has references', 'abo', { reference: '26' }],
  ['with other words', 'csv', { message: 'ZALOHA NA BYT' }],
  ['without its payer', 'abo', { counterAccount: null, counterName: null }],
  ['without the own account’s bank', 'abo', { account: '19-2000145399' }],
  ['booked on the day of its value', 'camt', { bookedOn: '2026-11-21', valueOn: '2026-11-20' }],
])('the same money told %s is a twin, not a second payment', (_, format, rest) => {
  const { twins, added, ledger } = take(first.ledger, format, sampleTransaction(rest))
  expect(twins).toEqual(added)
  expect(added).toHaveLength(1)
  expect([...ledger.values()].at(-1)?.twinOf).toBe(key)
})

test.each(['111', '222', '333'])(
  'of several payments of one sum and day that of %s is the twin',
  (variableSymbol) => {
    const symbols = ['111', '222', '333'].map((symbol) =>
      sampleTransaction({ variableSymbol: symbol }),
    )
    const { ledger } = take(new Map(), 'csv', ...symbols)
    const told = take(ledger, 'abo', sampleTransaction({ reference: '26', variableSymbol }))
    const twinOf = [...told.ledger.values()].at(-1)?.twinOf ?? null
    expect(twinOf && ledger.get(twinOf)?.transaction).toMatchObject({ variableSymbol })
  },
)

test.each<Partial<Transaction>>([
  { amountMinor: 5 },
  { currency: 'EUR' },
  { variableSymbol: '118' },
  { account: '1/0100' },
  { counterAccount: '5/0100' },
  { bookedOn: '2026-11-23' },
])('a payment with %j is no twin', (rest) => {
  expect(take(first.ledger, 'abo', sampleTransaction(rest))).toMatchObject({ twins: [] })
})

test('one bank’s two references are two payments; another format’s may be the same', () => {
  const rest = { counterAccount: null }
  const { ledger } = take(
    new Map(),
    'abo',
    sampleTransaction({ ...rest, reference: '26112000001' }),
  )
  const next = sampleTransaction({ ...rest, reference: '26112000002' })
  expect(take(ledger, 'abo', next)).toMatchObject({ twins: [], added: { length: 1 } })
  expect(take(ledger, 'camt', next)).toMatchObject({ twins: { length: 1 } })
})

test('a report within the day and the statement after it may name one payment differently', () => {
  const { ledger } = take(new Map(), 'camt', sampleTransaction({ reference: 'TX-1' }))
  const next = sampleTransaction({ reference: 'SVCR-7' })
  expect(take(ledger, 'camt', next)).toMatchObject({ twins: { length: 1 }, added: { length: 1 } })
  for (const untold of [{ variableSymbol: null }, { counterAccount: null }]) {
    expect(take(ledger, 'camt', { ...next, ...untold })).toMatchObject({ twins: [] })
  }
})

const spellings = ['000230012345678', '230012345678', '2,30012E+11', '2.30012E+11']

test.each(spellings.flatMap((one) => spellings.map((other) => [one, other] as const)))(
  'a payment that was %s and comes as %s from a spreadsheet is not a second one',
  (before, after) => {
    for (const untold of [{}, { counterAccount: null }, { counterAccount: '1,92E+12' }]) {
      const { ledger } = take(new Map(), 'csv', sampleTransaction({ reference: before }))
      const told = take(ledger, 'csv', sampleTransaction({ ...untold, reference: after }))
      expect(told.known.length + told.twins.length).toBe(1)
      expect(told.twins).toEqual(told.added)
    }
  },
)

test('two buyers whose references a spreadsheet has shortened to one text have two payments', () => {
  const [one, other] = ['111', '222'].map((variableSymbol) =>
    sampleTransaction({ reference: '2,30012E+11', variableSymbol }),
  ) as [Transaction, Transaction]
  const { ledger } = take(new Map(), 'csv', one)
  expect(take(ledger, 'csv', other)).toMatchObject({ known: [], twins: [], added: { length: 1 } })
})

test('a table that was read day first and tells later that its month is first has no second payment', () => {
  const reference = '26112000001'
  const before = sampleTransaction({ reference, bookedOn: '2026-02-11' })
  const { ledger } = take(new Map(), 'csv', before)
  const next = { ...before, bookedOn: '2026-11-02' }
  expect(take(ledger, 'csv', next)).toMatchObject({ known: [], twins: { length: 1 } })
  expect(take(ledger, 'camt', next)).toMatchObject({ twins: { length: 1 } })
  expect(take(take(new Map(), 'camt', before).ledger, 'abo', next)).toMatchObject({ twins: [] })
})

test('a payment that was kept under a shortened reference does not come again unasked', () => {
  const kept = sampleTransaction({ reference: '2,30012E+11' })
  const entry = sampleEntry('a', { basis: 'reference', transaction: kept })
  const again = take(new Map([[entry.key, entry]]), 'csv', kept)
  expect(again).toMatchObject({ twins: { length: 1 }, added: { length: 1 } })
})

test.each([
  ['1', '2'],
  ['0000000000017', '0000000000003'],
  ['999999', 'B-1'],
])('%s and %s may be places in two statements: a person is asked', (before, after) => {
  const { ledger } = take(new Map(), 'camt', sampleTransaction({ reference: before }))
  const next = take(ledger, 'camt', sampleTransaction({ reference: after }))
  expect(next).toMatchObject({ known: [], twins: { length: 1 }, added: { length: 1 } })
})

test('two payments of one sum and day at the same place of two statements are two', () => {
  const first = sampleTransaction({ reference: '1', variableSymbol: '111' })
  const second = sampleTransaction({ reference: '1', variableSymbol: '222' })
  const { ledger } = take(new Map(), 'camt', first)
  const told = { known: [], twins: [], added: { length: 1 } }
  expect(take(ledger, 'camt', second)).toMatchObject(told)
})

test('a value day of the one that is the booking day of the other is enough, whichever came first', () => {
  const late = sampleTransaction({ bookedOn: '2026-11-21', valueOn: '2026-11-20', message: 'x' })
  expect(take(take(new Map(), 'camt', late).ledger, 'csv', sampleTransaction()).twins).toHaveLength(
    1,
  )
})
