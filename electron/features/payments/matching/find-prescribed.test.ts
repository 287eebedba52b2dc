import { expect, test } from 'vitest'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { findPrescribed } from './find-prescribed.ts'
import { prescribedBook } from './prescribed-book.ts'

const payment = (id: number, rest: Partial<PrescribedPayment> = {}): PrescribedPayment => ({
  id,
  dealId: 1_000 + id,
  variableSymbol: `55500${id}`,
  amountMinor: 100_000 * id,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: null,
  unit: `Byt č. ${id}`,
  customer: 'Jiří Novák',
  kind: 'Záloha',
  ...rest,
})

const { payments } = prescribedBook({
  payments: [payment(1), payment(2, { paidMinor: 50_000 }), payment(3, { variableSymbol: null })],
  unreadRows: [],
  exportedAt: 5,
})

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['555002', [2]],
  ['00555002', [2]],
  ['byt č. 3', [3]],
  ['JIRI', [1, 2, 3]],
  ['3', [3]],
  ['1002', [2]],
  ['2 000,00', [2]],
  ['1 500,00', [2]],
  ['2 500,00', []],
  ['Svoboda', []],
])('who looks for %j finds the payments %j', (search, ids) => {
  const { found, total } = findPrescribed(payments, search)
  expect(found.map(({ id }) => id)).toEqual(ids)
  expect(total).toBe(ids.length)
})
