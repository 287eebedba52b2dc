import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { tableSchema } from '#core/tables/table'
import { reportWords } from '../testing/report-words.ts'
import { sampleEntry } from '../testing/sample-entry.ts'
import type { LedgerEntry } from './ledger.ts'
import { paymentReport } from './payment-report.ts'
import type { PaymentState } from './payment-state.ts'

const paymentId = paymentIdSchema.parse('991')
const reportOf = (...entries: readonly LedgerEntry[]) =>
  paymentReport(entries, { words: reportWords, zone: 'Europe/Prague' })

const cells = (state: PaymentState, message = 'Záloha') => {
  const entry = sampleEntry('a', { state, prescribedPaymentId: 7 }, { message, reference: 'R1' })
  const { columns, rows } = reportOf(entry)
  return Object.fromEntries(columns.map(({ title }, at) => [title, rows[0]?.[at]]))
}

test('a booked payment has its exact amount, its number in the CRM and its time', () => {
  const at = Date.UTC(2026, 10, 21, 12, 30)
  expect(cells({ kind: 'sent', at, paymentId, isNew: true })).toMatchObject({
    amount: '250000.50',
    currency: 'CZK',
    paymentId: '991',
    prescribed: '7',
    state: 'is sent',
    at: '2026-11-21 13:30',
    serverMessage: '',
    reference: 'R1',
    id: `bank-${'a'.repeat(40)}`,
  })
})

test('a refused one has the words of the server, and no text becomes a formula', () => {
  const refused = cells({ kind: 'refused', at: 5, message: 'no' }, '=1+1')
  expect(refused).toMatchObject({ serverMessage: 'no', paymentId: '', state: 'is refused' })
  expect(String(refused['message']).startsWith('=')).toBe(false)
})

test('an unknown one has the time since which nobody knows', () => {
  expect(cells({ kind: 'unknown', since: 0 })).toMatchObject({ at: '1970-01-01 01:00' })
  expect(cells({ kind: 'new' })).toMatchObject({ at: null })
})

test('a payment that the bank has taken back has the day of it, whatever became of it in the CRM', () => {
  const state: PaymentState = { kind: 'sent', at: 1, paymentId, isNew: true }
  const reversed = sampleEntry('a', { state, reversedOn: '2026-11-24' })
  const { columns, rows } = reportOf(reversed, sampleEntry('b'))
  const at = columns.findIndex(({ title }) => title === 'reversedOn')
  expect(rows.map((row) => row[at])).toEqual(['2026-11-24', null])
})

test('totals are by day and currency, with what became of the money', () => {
  const state: PaymentState = { kind: 'settled', at: 1, outcome: 'booked', paymentId: null }
  const report = reportOf(
    sampleEntry('a', { state }, { amountMinor: 100 }),
    sampleEntry('b', {}, { amountMinor: 20 }),
    sampleEntry('c', { state: { kind: 'unknown', since: 1 } }, { amountMinor: 3 }),
    sampleEntry('d', { state }, { amountMinor: 5, currency: 'EUR' }),
    sampleEntry('e', { state }, { amountMinor: 7, bookedOn: '2026-11-19' }),
  )
  expect(tableSchema.parse(report)).toEqual(report)
  expect(report.sheets?.[0]?.rows).toEqual([
    ['2026-11-19', 'CZK', 1, '0.07', '0.07', '0.00', '0.00', '0.00'],
    ['2026-11-20', 'CZK', 3, '1.23', '1.00', '0.20', '0.03', '0.00'],
    ['2026-11-20', 'EUR', 1, '0.05', '0.05', '0.00', '0.00', '0.00'],
  ])
})

test('every column is shown, and a payment without a prescribed one says nothing there', () => {
  const { columns, rows } = reportOf(sampleEntry('a', { prescribedPaymentId: null }, {}))
  expect(columns.filter(({ hidden }) => hidden)).toEqual([])
  expect(rows[0]?.[columns.findIndex(({ title }) => title === 'prescribed')]).toBe('')
})

test('what looks like another payment is marked, and its money is not counted twice', () => {
  const first = sampleEntry('a', {}, { amountMinor: 100 })
  const alike = sampleEntry('b', { twinOf: first.key }, { amountMinor: 100 })
  const second = sampleEntry('c', { twinOf: first.key, state: { kind: 'confirmed', at: 1 } })
  const { columns, rows, sheets } = reportOf(first, alike)
  const at = columns.findIndex(({ title }) => title === 'state')
  expect(rows.map((row) => row[at])).toEqual(['is new', 'is alike'])
  expect(sheets?.[0]?.rows).toEqual([
    ['2026-11-20', 'CZK', 2, '1.00', '0.00', '1.00', '0.00', '1.00'],
  ])
  expect(reportOf(second).sheets?.[0]?.rows[0]?.at(-1)).toBe('0.00')
})
