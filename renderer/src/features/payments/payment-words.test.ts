import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { sampleRow } from '#core/payments/testing/sample-row'
import { startI18n } from '../../i18n/start-i18n.ts'
import { purposeWords, rowMark, rowStateWords } from './payment-words.ts'

beforeAll(() => startI18n('en'))

const twinOf = sampleRow().key

test('what looks like another payment is marked until a person has decided', () => {
  const alike = sampleRow({ twinOf })
  expect(rowStateWords(i18next.t, alike)).toBe('Looks like a duplicate')
  expect(rowMark(alike)).toEqual(['warning', 'late'])
  const decided = sampleRow({ twinOf, state: { kind: 'confirmed', at: 1 } })
  expect(rowStateWords(i18next.t, decided)).toBe('Confirmed')
  const inCrm = sampleRow({ twinOf, looksBooked: true })
  expect(rowStateWords(i18next.t, inCrm)).toBe('The CRM may have it')
  // The CRM has told of it after it was confirmed.
  const since = sampleRow({ looksBooked: true, state: { kind: 'confirmed', at: 1 } })
  expect(rowStateWords(i18next.t, since)).toBe('The CRM may have it')
})

test('what an earlier call has booked is not told as booked for what was confirmed since', () => {
  const state = {
    kind: 'sent',
    at: 1,
    paymentId: paymentIdSchema.parse('501'),
    isNew: false,
  } as const
  const again = sampleRow({ state, sends: 2, prescribedPaymentId: 7 })
  expect(rowStateWords(i18next.t, again)).toBe(
    'Booked as 501 by an earlier call: check what it is for',
  )
  expect(rowMark(again)).toEqual(['warning', 'late'])
  // A server may answer every payment with 200, the first time too.
  const once = sampleRow({ state, sends: 1 })
  expect(rowStateWords(i18next.t, once)).toBe('Booked as 501, perhaps earlier')
  expect(rowMark(once)).toEqual(['check', 'good'])
})

test('what the bank has taken back is told with what became of it, until it is left out', () => {
  const state = {
    kind: 'sent',
    at: 1,
    paymentId: paymentIdSchema.parse('501'),
    isNew: true,
  } as const
  const reversed = sampleRow({ state, reversedOn: '2026-11-21' })
  expect(rowStateWords(i18next.t, reversed)).toBe('Taken back by the bank (Booked as 501)')
  expect(rowMark(reversed)).toEqual(['warning', 'late'])
  const out = sampleRow({ state: { kind: 'leftOut', at: 1 }, reversedOn: '2026-11-21' })
  expect(rowStateWords(i18next.t, out)).toBe('Left out')
})

test('a prescribed payment is told as a person knows it, by its number where nothing is told', () => {
  const bare = { id: 71, dealId: 9, variableSymbol: '5', amountMinor: 1, paidMinor: 0 }
  const untold = { ...bare, currency: 'CZK', dueOn: null, unit: null, customer: null, kind: null }
  const told = { ...untold, unit: 'A.101', customer: 'Nováková Jana', kind: 'Deposit' }
  expect(purposeWords(i18next.t, 71, [told])).toBe('A.101 · Deposit · Nováková Jana')
  expect(purposeWords(i18next.t, 71, [untold])).toBe('Prescribed payment 71')
  expect(purposeWords(i18next.t, 72, [told])).toBe('Prescribed payment 72')
})
