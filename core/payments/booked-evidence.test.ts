import { expect, test } from 'vitest'
import { bookedEvidence, type IncomingPayment } from './booked-evidence.ts'
import { sampleEntry } from './testing/sample-entry.ts'

const entry = sampleEntry('a', {
  state: { kind: 'unknown', since: 1_000 },
  prescribedPaymentId: 71,
})

const booked = (id: string, rest: Partial<IncomingPayment> = {}): IncomingPayment => ({
  ...{ id, variableSymbol: '117', amountMinor: 25_000_050, currency: 'CZK' },
  ...{ paidOn: '2026-11-20', prescribedPaymentId: null, ...rest },
})

const search = (...incoming: readonly IncomingPayment[]) =>
  bookedEvidence({ entry, incoming, exportedAt: 2_000, claimed: new Set(['known']) })

test('payments of the same money are found, the likeliest first', () => {
  const found = [
    booked('far', { paidOn: '2026-10-01' }),
    booked('near', { paidOn: '2026-11-23', currency: null }),
    booked('same'),
    booked('prescribed', { variableSymbol: null, prescribedPaymentId: 71, paidOn: null }),
  ]
  expect(search(...found).found).toEqual([
    { paymentId: 'same', reason: 'sameDay', score: 90 },
    { paymentId: 'near', reason: 'nearDay', score: 60 },
    { paymentId: 'far', reason: 'otherDay', score: 20 },
    { paymentId: 'prescribed', reason: 'otherDay', score: 20 },
  ])
})

test.each<[string, Partial<IncomingPayment>]>([
  ['known', {}],
  ['x', { amountMinor: 1 }],
  ['x', { currency: 'EUR' }],
  ['x', { variableSymbol: '118' }],
  ['x', { variableSymbol: null, prescribedPaymentId: 72 }],
])('the payment %j with %j is another one', (id, rest) => {
  expect(search(booked(id, rest)).found).toEqual([])
})

test('an export made before the call proves nothing', () => {
  const old = { entry, incoming: [], exportedAt: 1_000, claimed: new Set<string>() }
  expect(bookedEvidence(old).isExportOlder).toBe(true)
  expect(bookedEvidence({ ...old, exportedAt: 1_001 }).isExportOlder).toBe(false)
})
