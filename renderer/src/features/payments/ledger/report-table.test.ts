import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { PaymentRow } from '#core/payments/payment-row'
import { transactionKeySchema } from '#core/payments/transaction-key'
import { paymentReportTable } from './report-table.ts'

const key = transactionKeySchema.parse('a'.repeat(40))
const row = (state: PaymentRow['state'], message = 'Záloha'): PaymentRow => ({
  ...{ key, basis: 'reference', format: 'csv', twinOf: null, prescribedPaymentId: 7, sends: 1 },
  ...{ match: null, prescribed: null, state },
  transaction: {
    ...{ line: 1, statement: 0, account: '19/0800', bookedOn: '2026-11-20', valueOn: null },
    ...{ amountMinor: 25_000_050, currency: 'CZK', variableSymbol: '42', constantSymbol: null },
    ...{ specificSymbol: null, counterAccount: null, counterName: null, message },
    ...{ reference: 'R1', isReversal: false },
  },
})

const words = {
  title: 'Payments',
  titleOf: (column: string) => column,
  stateOf: ({ state }: PaymentRow) => state.kind,
  wallTime: (at: number) => `at ${at}`,
}

const cells = (of: PaymentRow) => {
  const { columns, rows } = paymentReportTable([of], words)
  return Object.fromEntries(columns.map(({ title }, at) => [title, rows[0]?.[at]]))
}

test('a booked payment has its exact amount, its number in the CRM and its time', () => {
  const paymentId = paymentIdSchema.parse('991')
  expect(cells(row({ kind: 'sent', at: 5, paymentId, isNew: true }))).toMatchObject({
    ...{ amount: '250000.50', currency: 'CZK', paymentId: '991', prescribed: '7' },
    ...{ state: 'sent', at: 'at 5', serverMessage: '', id: `bank-${key}` },
  })
})

test('a refused one has the words of the server, and no text becomes a formula', () => {
  const refused = cells(row({ kind: 'refused', at: 5, message: 'no' }, '=1+1'))
  expect(refused).toMatchObject({ serverMessage: 'no', paymentId: '' })
  expect(String(refused['message']).startsWith('=')).toBe(false)
})

test('an unknown one has the time since which nobody knows', () => {
  expect(cells(row({ kind: 'unknown', since: 9 }))).toMatchObject({ at: 'at 9', paymentId: '' })
  expect(cells(row({ kind: 'new' }))).toMatchObject({ at: null })
})
