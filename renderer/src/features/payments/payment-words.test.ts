import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { sampleRow } from '#core/payments/testing/sample-row'
import { startI18n } from '../../i18n/start-i18n.ts'
import { rowMark, rowStateWords } from './payment-words.ts'

beforeAll(() => startI18n('en'))

const twinOf = sampleRow().key

test('what looks like another payment is marked until a person has decided', () => {
  const alike = sampleRow({ twinOf })
  expect(rowStateWords(i18next.t, alike)).toBe('Looks like another one')
  expect(rowMark(alike)).toEqual(['warning', 'late'])
  const decided = sampleRow({ twinOf, state: { kind: 'confirmed', at: 1 } })
  expect(rowStateWords(i18next.t, decided)).toBe('Confirmed')
  const inCrm = sampleRow({ twinOf, looksBooked: true })
  expect(rowStateWords(i18next.t, inCrm)).toBe('The CRM may have it')
})
