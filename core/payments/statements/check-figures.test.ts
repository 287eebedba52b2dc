import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAbo } from '../formats/read-abo.ts'
import { readCsv } from '../formats/read-csv.ts'
import { aboHead, aboMovement } from '../testing/abo-lines.ts'
import { bankTables } from '../testing/bank-tables.ts'
import { sampleTransaction } from '../testing/sample-transaction.ts'
import { checkFigures } from './check-figures.ts'
import type { StatementFigures } from './statement.ts'
import { totalsByDay } from './totals-by-day.ts'

const figures = (rest: Partial<StatementFigures>): StatementFigures => ({
  statement: 0,
  account: null,
  currency: 'CZK',
  openingMinor: null,
  closingMinor: null,
  creditMinor: null,
  debitMinor: null,
  from: null,
  to: null,
  ...rest,
})

test('money is counted by day and currency', () => {
  const on = (bookedOn: string, amountMinor: number, currency = 'CZK') =>
    sampleTransaction({ bookedOn, amountMinor, currency })
  const transactions = [
    on('2026-11-21', 5),
    on('2026-11-20', 7),
    on('2026-11-21', -2),
    on('2026-11-21', 1, 'EUR'),
    on('2026-11-21', 3),
  ]
  expect(totalsByDay(transactions)).toEqual([
    { day: '2026-11-20', currency: 'CZK', count: 1, creditMinor: 7, debitMinor: 0 },
    { day: '2026-11-21', currency: 'CZK', count: 3, creditMinor: 8, debitMinor: 2 },
    { day: '2026-11-21', currency: 'EUR', count: 1, creditMinor: 1, debitMinor: 0 },
  ])
})

test('the tables of all banks agree with the balances that they tell', () => {
  const checks = bankTables.flatMap(({ text }) => {
    const read = readCsv(text, { remembered: [], currency: 'CZK' })
    return read ? checkFigures(read) : []
  })
  expect(checks.map(({ figure, agrees }) => [figure, agrees])).toEqual([
    ['closing', true],
    ['closing', true],
    ['closing', true],
    ['closing', true],
  ])
})

test('a line that is missing shows as the difference, to the haler', () => {
  const head = aboHead({ opening: 100, closing: 350, credit: 300, debit: 50 })
  const lines = [head, aboMovement({ minor: 300 }), aboMovement({ minor: 50, code: '1' })]
  const whole = readAbo(lines.join('\n'), { currency: 'CZK' })
  expect(checkFigures(whole).every(({ agrees }) => agrees)).toBe(true)
  const cut = readAbo(lines.slice(0, 2).join('\n'), { currency: 'CZK' })
  expect(checkFigures(cut)).toMatchObject([
    { figure: 'closing', toldMinor: 350, countedMinor: 400, agrees: false },
    { figure: 'credit', agrees: true },
    { figure: 'debit', toldMinor: 50, countedMinor: 0, agrees: false },
  ])
})

test('turnovers agree whether a bank counts a reversal on its own side or off the other', () => {
  const transactions = [
    sampleTransaction({ amountMinor: 500 }),
    sampleTransaction({ amountMinor: -200, isReversal: true }),
  ]
  for (const [creditMinor, debitMinor] of [[500, 200] as const, [300, 0] as const]) {
    const checks = checkFigures({ transactions, closing: [figures({ creditMinor, debitMinor })] })
    expect(checks.map(({ agrees }) => agrees)).toEqual([true, true])
  }
  const wrong = [figures({ creditMinor: 300, debitMinor: 200 })]
  expect(checkFigures({ transactions, closing: wrong })[0]?.agrees).toBe(false)
})

test('money that was taken back from a debit counts as a credit, or off the debits', () => {
  const transactions = [
    sampleTransaction({ amountMinor: 500 }),
    sampleTransaction({ amountMinor: -200 }),
    sampleTransaction({ amountMinor: 50, isReversal: true }),
  ]
  for (const [creditMinor, debitMinor] of [[550, 200] as const, [500, 150] as const]) {
    const checks = checkFigures({ transactions, closing: [figures({ creditMinor, debitMinor })] })
    expect(checks.map(({ agrees }) => agrees)).toEqual([true, true])
  }
})

test('a closing balance without an opening one, and another currency, are nothing to check by', () => {
  const transactions = [sampleTransaction({ currency: 'EUR' })]
  expect(checkFigures({ transactions, closing: [figures({ closingMinor: 5 })] })).toEqual([])
  const told = [figures({ openingMinor: 5, closingMinor: 5 })]
  expect(checkFigures({ transactions, closing: told })[0]?.agrees).toBe(true)
})

test('days add up to the statement, whatever is in it', () => {
  const transaction = fc
    .record({
      amountMinor: fc.integer({ min: -1_000, max: 1_000 }),
      bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
    })
    .map(sampleTransaction)
  fc.assert(
    fc.property(
      fc.array(transaction),
      fc.integer({ min: 0, max: 9 }),
      (transactions, openingMinor) => {
        const days = totalsByDay(transactions)
        const sum = days.reduce((total, day) => total + day.creditMinor - day.debitMinor, 0)
        const closing = [figures({ openingMinor, closingMinor: openingMinor + sum })]
        expect(checkFigures({ transactions, closing })).toMatchObject([{ agrees: true }])
      },
    ),
  )
})
