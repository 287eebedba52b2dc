import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleEntry } from '../testing/sample-entry.ts'
import {
  type MatchedPayment,
  matchPrescribed,
  type PrescribedMatchInput,
} from './match-prescribed.ts'
import { prescribedMatchSchema } from './prescribed-match.ts'
import type { PrescribedPayment } from './prescribed-payment.ts'

const owed = (id: number, rest: Partial<PrescribedPayment> = {}): PrescribedPayment => ({
  id,
  dealId: 1,
  variableSymbol: '117',
  amountMinor: 100,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: '2026-11-30',
  unit: null,
  customer: null,
  kind: null,
  ...rest,
})

const paid = (digit: string, rest: Partial<MatchedPayment['transaction']> = {}): MatchedPayment =>
  sampleEntry(digit, {}, { amountMinor: 100, ...rest })

const matchAll = (
  payments: readonly MatchedPayment[],
  prescribed: readonly PrescribedPayment[],
  { pending = new Map(), dealsOfPayers = new Map() }: Partial<PrescribedMatchInput> = {},
) => {
  const matches = matchPrescribed({ payments, prescribed, pending, dealsOfPayers })
  return payments.map(({ key }) => prescribedMatchSchema.parse(matches.get(key)))
}

test.each([
  [100, 0, 'exact', 100],
  [40, 60, 'exact', 100],
  [60, 0, 'partial', 60],
  [130, 0, 'over', 50],
  [70, 40, 'over', 50],
] as const)(
  '%i paid where %i of a hundred was paid before is %s',
  (amountMinor, paidMinor, reason, score) => {
    expect(matchAll([paid('a', { amountMinor })], [owed(5, { paidMinor })])).toMatchObject([
      { kind: 'matched', prescribedPaymentId: 5, reason, score, candidates: [{ reason }] },
    ])
  },
)

test('the best candidate is told first, whichever is due first', () => {
  const prescribed = [owed(5, { paidMinor: 100, dueOn: '2026-10-31' }), owed(6)]
  expect(matchAll([paid('a')], prescribed)).toMatchObject([
    { candidates: [{ prescribedPaymentId: 6, reason: 'exact' }, { reason: 'paidUp' }] },
  ])
})

test('what was sent since the export counts as paid', () => {
  const pending = new Map([[5, 60]])
  expect(matchAll([paid('a', { amountMinor: 40 })], [owed(5)], { pending })).toMatchObject([
    { reason: 'exact', candidates: [{ leftMinor: 40 }] },
  ])
})

test('of equal instalments with one symbol the one that is due first is paid first', () => {
  const prescribed = [owed(7, { dueOn: '2026-12-31' }), owed(6), owed(8, { dueOn: null })]
  const payments = [
    paid('b', { bookedOn: '2026-11-21' }),
    paid('a', { bookedOn: '2026-11-22' }),
    paid('c', { bookedOn: '2026-11-20' }),
  ]
  expect(matchAll(payments, prescribed)).toMatchObject([
    { prescribedPaymentId: 7, reason: 'exactOfSeveral' },
    { prescribedPaymentId: 8, reason: 'exactOfSeveral' },
    { prescribedPaymentId: 6, reason: 'exactOfSeveral' },
  ])
})

test('a payment that fits none of several exactly is left to a person', () => {
  const prescribed = [owed(5), owed(6, { amountMinor: 200, dueOn: '2026-10-01' })]
  expect(matchAll([paid('a', { amountMinor: 150 })], prescribed)).toEqual([
    {
      kind: 'several',
      candidates: [
        { prescribedPaymentId: 6, reason: 'partial', score: 60, leftMinor: 200 },
        { prescribedPaymentId: 5, reason: 'over', score: 50, leftMinor: 100 },
      ],
    },
  ])
})

test('an exact payment goes before an earlier one that is only a part', () => {
  const payments = [paid('a', { amountMinor: 60, bookedOn: '2026-11-01' }), paid('b')]
  expect(matchAll(payments, [owed(5)])).toMatchObject([
    { kind: 'none', why: 'taken', candidates: [{ prescribedPaymentId: 5, reason: 'taken' }] },
    { kind: 'matched', prescribedPaymentId: 5 },
  ])
})

const repeated = (digit: string, rest: Partial<MatchedPayment['transaction']> = {}) => ({
  ...paid(digit, rest),
  twinOf: paid('f').key,
})

test('what looks like a payment that is here already does not take what that payment is for', () => {
  const payments = [repeated('a', { bookedOn: '2026-11-01' }), paid('f')]
  expect(matchAll(payments, [owed(5)])).toMatchObject([
    { kind: 'none', why: 'taken' },
    { kind: 'matched', prescribedPaymentId: 5, reason: 'exact' },
  ])
})

test('a part that was paid goes before what only looks like another payment', () => {
  const payments = [repeated('a', { bookedOn: '2026-11-01' }), paid('b', { amountMinor: 60 })]
  expect(matchAll(payments, [owed(5)])).toMatchObject([
    { kind: 'none', why: 'taken' },
    { kind: 'matched', reason: 'partial' },
  ])
})

test('a payment that a person has once confirmed in spite of its likeness is matched as any other', () => {
  const refused = { kind: 'refused', at: 1, message: '' } as const
  const payments = [{ ...repeated('a'), state: refused }, paid('b', { bookedOn: '2026-11-30' })]
  expect(matchAll(payments, [owed(5)])).toMatchObject([{ kind: 'matched' }, { kind: 'none' }])
})

test.each([
  [{ variableSymbol: null }, {}, 'noSymbol', ['sameAmount']],
  [{ variableSymbol: '118' }, {}, 'unknownSymbol', ['sameAmount']],
  [{ variableSymbol: '118', amountMinor: 7 }, {}, 'unknownSymbol', []],
  [{ currency: 'EUR' }, {}, 'otherCurrency', []],
  [{}, { paidMinor: 100 }, 'paidUp', ['paidUp']],
] as const)(
  'a payment with %j for what has %j is for nothing: %s',
  (payment, prescription, why, reasons) => {
    const [match] = matchAll([paid('a', payment)], [owed(5, prescription)])
    expect(match).toMatchObject({ kind: 'none', why })
    expect(match?.candidates.map(({ reason }) => reason)).toEqual(reasons)
  },
)

test('where the export tells no currency, any fits', () => {
  const match = matchAll([paid('a', { currency: 'EUR' })], [owed(5, { currency: null })])
  expect(match).toMatchObject([{ kind: 'matched' }])
})

const payer = '1234567899/0100'
const dealsOfPayers = new Map([[payer, 1]])

test('a payment without a known symbol is offered for the deal of its payer: the exact amount, else what is due first', () => {
  const prescribed = [
    owed(5, { amountMinor: 300, dueOn: '2026-10-31' }),
    owed(6, { amountMinor: 100 }),
    owed(7, { amountMinor: 100, dealId: 2, dueOn: '2026-01-01' }),
  ]
  const unknown = { variableSymbol: '999', counterAccount: payer }
  const payments = [
    paid('a', { ...unknown, amountMinor: 100 }),
    paid('b', { ...unknown, amountMinor: 70 }),
    paid('c', { ...unknown, variableSymbol: null }),
    paid('d', { ...unknown, counterAccount: '1/0800' }),
    paid('e', { ...unknown, counterAccount: null }),
  ]
  expect(matchAll(payments, prescribed, { dealsOfPayers })).toMatchObject([
    { prescribedPaymentId: 6, reason: 'payer', candidates: [{ reason: 'payer' }, {}] },
    { prescribedPaymentId: 5, reason: 'payer' },
    { kind: 'none', why: 'noSymbol' },
    { kind: 'none', why: 'unknownSymbol' },
    { kind: 'none', why: 'unknownSymbol' },
  ])
})

test.each([
  ['another currency', { currency: 'EUR' }, {}],
  ['what is paid', { paidMinor: 100 }, {}],
  ['a symbol in doubt', { variableSymbol: '117', paidMinor: 100 }, { variableSymbol: '117' }],
])('the rule for a payer does not speak for %s', (_what, prescription, payment) => {
  const transaction = { variableSymbol: '999', counterAccount: payer, ...payment }
  const [match] = matchAll([paid('a', transaction)], [owed(5, prescription)], { dealsOfPayers })
  expect(match?.kind).toBe('none')
})

const symbols = fc.constantFrom('1', '2', '3', null)
const currencies = fc.constantFrom('CZK', 'EUR')
const amounts = fc.integer({ min: 1, max: 4 })
const somePayments = fc
  .array(
    fc.record({
      amountMinor: amounts,
      currency: currencies,
      variableSymbol: symbols,
      bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
      counterAccount: fc.constantFrom(payer, '1/0800', null),
    }),
    { maxLength: 15 },
  )
  .map((all) => all.map((rest, at) => (at % 3 === 2 ? repeated : paid)(at.toString(16), rest)))
const somePrescribed = fc
  .array(
    fc.record({
      amountMinor: amounts,
      paidMinor: fc.integer({ min: 0, max: 2 }),
      currency: fc.oneof(currencies, fc.constant(null)),
      variableSymbol: symbols,
      dueOn: fc.constantFrom('2026-11-01', '2026-12-01', null),
    }),
    { maxLength: 15 },
  )
  .map((all) => all.map((rest, at) => owed(at + 1, rest)))

test('nothing prescribed is matched twice, and a match has the symbol and currency of its payment', () => {
  fc.assert(
    fc.property(somePayments, somePrescribed, (payments, prescribed) => {
      const taken = new Set<number>()
      for (const [at, match] of matchAll(payments, prescribed).entries()) {
        if (match.kind !== 'matched') continue
        expect(taken.has(match.prescribedPaymentId)).toBe(false)
        taken.add(match.prescribedPaymentId)
        const found = prescribed.find(({ id }) => id === match.prescribedPaymentId)
        const { variableSymbol, currency } = payments[at]?.transaction ?? paid('a').transaction
        expect(found?.variableSymbol).toBe(variableSymbol)
        expect([currency, null]).toContain(found?.currency)
      }
    }),
  )
})

test('a rule for a payer changes no match that a symbol has made, and takes nothing twice', () => {
  fc.assert(
    fc.property(somePayments, somePrescribed, (payments, prescribed) => {
      const without = matchAll(payments, prescribed)
      const matches = matchAll(payments, prescribed, { dealsOfPayers })
      const taken = matches.flatMap((match) =>
        match.kind === 'matched' ? [match.prescribedPaymentId] : [],
      )
      expect(new Set(taken).size).toBe(taken.length)
      for (const [at, match] of matches.entries()) {
        if (match.kind !== 'matched' || match.reason !== 'payer') {
          expect(match).toEqual(without[at])
          continue
        }
        expect(without[at]?.kind).toBe('none')
        expect(payments[at]?.transaction.counterAccount).toBe(payer)
      }
    }),
  )
})

test('the order in which payments and prescriptions come does not matter', () => {
  fc.assert(
    fc.property(somePayments, somePrescribed, (payments, prescribed) => {
      const matches = matchAll(payments, prescribed, { dealsOfPayers })
      const turned = matchAll(payments.toReversed(), prescribed.toReversed(), { dealsOfPayers })
      expect(turned.reverse()).toEqual(matches)
    }),
  )
})

test('every payment of its own symbol and exact amount finds what it is for', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 15 }), (own) => {
      const prescribed = own.map((symbol, at) =>
        owed(at + 1, { variableSymbol: `${symbol}`, amountMinor: symbol * 7 }),
      )
      const payments = own.map((symbol, at) =>
        paid(at.toString(16), { variableSymbol: `${symbol}`, amountMinor: symbol * 7 }),
      )
      const found = matchAll(payments, prescribed.toReversed())
      expect(found.map((match) => match.kind === 'matched' && match.prescribedPaymentId)).toEqual(
        own.map((_, at) => at + 1),
      )
    }),
  )
})

test('the rule for a payer speaks where there is no symbol, and not where the symbol’s payment is paid', () => {
  const prescribed = [owed(5, { paidMinor: 100 }), owed(6, { variableSymbol: '118' })]
  const byPayer = (variableSymbol: string | null) =>
    matchAll([paid('a', { variableSymbol, counterAccount: payer })], prescribed, { dealsOfPayers })
  expect(byPayer(null)).toMatchObject([{ prescribedPaymentId: 6, reason: 'payer' }])
  expect(byPayer('117')).toMatchObject([{ kind: 'none', why: 'paidUp' }])
})

test('by the rule for a payer too, a payment goes before one that is probably here already', () => {
  const transaction = { amountMinor: 100, variableSymbol: null, counterAccount: payer }
  const real = sampleEntry('b', {}, transaction)
  const alike = sampleEntry('a', { twinOf: real.key }, transaction)
  expect(matchAll([alike, real], [owed(5)], { dealsOfPayers })).toMatchObject([
    { kind: 'none' },
    { prescribedPaymentId: 5 },
  ])
})

test('a payment goes before one that the bank has taken back: it may be the same money once more', () => {
  const reversed = { ...paid('a', { bookedOn: '2026-11-20' }), reversedOn: '2026-11-21' }
  const again = paid('b', { bookedOn: '2026-11-23' })
  expect(matchAll([reversed, again], [owed(5)])).toMatchObject([
    { kind: 'none' },
    { prescribedPaymentId: 5, reason: 'exact' },
  ])
})
