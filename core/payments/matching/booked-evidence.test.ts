import { expect, test } from 'vitest'
import { sampleEntry } from '../testing/sample-entry.ts'
import { sampleIncoming } from '../testing/sample-incoming.ts'
import { bookedEvidence, type IncomingPayment, possibleScore } from './booked-evidence.ts'
import { readIncomingExport } from './read-payment-exports.ts'

const entry = sampleEntry('a', {
  state: { kind: 'unknown', since: 1_000 },
  prescribedPaymentId: 71,
})

const search = (...incoming: readonly IncomingPayment[]) =>
  bookedEvidence({ entry, incoming, exportedAt: 2_000, claimed: new Set(['known']) })

test('payments of the same money are found, the likeliest first', () => {
  const found = [
    sampleIncoming('far', { paidOn: '2026-10-01' }),
    sampleIncoming('near', { paidOn: '2026-11-23', currency: null }),
    sampleIncoming('same'),
    sampleIncoming('prescribed', { variableSymbol: null, prescribedPaymentId: 71, paidOn: null }),
  ]
  expect(search(...found).found).toEqual([
    { paymentId: 'same', reason: 'sameDay', by: 'symbol', score: 90 },
    { paymentId: 'near', reason: 'nearDay', by: 'symbol', score: 60 },
    { paymentId: 'prescribed', reason: 'untoldDay', by: 'symbol', score: 60 },
    { paymentId: 'far', reason: 'otherDay', by: 'symbol', score: 20 },
  ])
})

test.each<[string, Partial<IncomingPayment>]>([
  ['known', {}],
  ['x', { amountMinor: 1 }],
  ['x', { currency: 'EUR' }],
  ['x', { variableSymbol: '118' }],
  ['x', { variableSymbol: null, prescribedPaymentId: 72 }],
  ['x', { variableSymbol: null, paidOn: '2026-10-01' }],
])('the payment %j with %j is another one', (id, rest) => {
  expect(search(sampleIncoming(id, rest)).found).toEqual([])
})

test('an export made before the call proves nothing', () => {
  const old = { entry, incoming: [], exportedAt: 1_000, claimed: new Set<string>() }
  expect(bookedEvidence(old).isExportOlder).toBe(true)
  expect(bookedEvidence({ ...old, exportedAt: 1_001 }).isExportOlder).toBe(false)
})

test.each<[string, Partial<IncomingPayment>, object]>([
  ['symbol', { variableSymbol: null }, { by: 'amount', reason: 'sameDay' }],
  ['day', { paidOn: null }, { by: 'symbol', reason: 'untoldDay' }],
  ['symbol and day', { variableSymbol: null, paidOn: null }, { by: 'amount', reason: 'untoldDay' }],
])('a payment that does not tell its %s may be the one', (_, rest, told) => {
  const [found] = search(sampleIncoming('x', rest)).found
  expect(found).toMatchObject(told)
  expect(found?.score).toBeGreaterThanOrEqual(possibleScore)
})

test('a payment on a day far from its own is told, and is unlikely to be the one', () => {
  const [found] = search(sampleIncoming('x', { paidOn: '2026-10-01' })).found
  expect(found?.score).toBeLessThan(possibleScore)
})

test('a column under an unknown title is no proof that a payment is not there', () => {
  const rows = (symbol: string, day: string) => [
    ['Payment ID', symbol, 'Amount', day],
    ['7', '117', '250000.50', '2026-11-20'],
    ['8', '118', '250000.50', '2026-06-01'],
  ]
  const asked = (symbol: string, day: string) =>
    search(...(readIncomingExport(rows(symbol, day))?.payments ?? []))
  expect(asked('VarSym', 'Payment date').missing).toEqual([])
  const withoutSymbol = asked('Kod 7', 'Date')
  expect(withoutSymbol).toMatchObject({ missing: ['variableSymbol'], found: [{ paymentId: '7' }] })
  const withoutDay = asked('VS', 'Kdy')
  expect(withoutDay).toMatchObject({ missing: ['paidOn'], found: [{ paymentId: '7' }] })
  expect(withoutDay.found[0]?.score).toBeGreaterThanOrEqual(possibleScore)
  expect(asked('Kod 7', 'Kdy').found.map(({ paymentId }) => paymentId)).toEqual(['7', '8'])
  expect(search().missing).toEqual([])
})

test('a day is near up to five days away, and either day of a payment may be the one', () => {
  const reasonOn = (paidOn: string, valueOn: string | null) => {
    const given = sampleEntry('a', {}, { bookedOn: '2026-11-20', valueOn })
    const incoming = [sampleIncoming('x', { paidOn })]
    const { found } = bookedEvidence({
      entry: given,
      incoming,
      exportedAt: 2_000,
      claimed: new Set(),
    })
    return found[0]?.reason
  }
  expect(reasonOn('2026-11-25', null)).toBe('nearDay')
  expect(reasonOn('2026-11-26', null)).toBe('otherDay')
  expect(reasonOn('2026-11-26', '2026-11-26')).toBe('sameDay')
})
