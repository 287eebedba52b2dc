import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  '01.02.2026',
  '1.2.2026',
  '1. 2. 2026',
  '01.02.26',
  '01/02/2026',
  '01-02-2026',
  '01.02.2026 06:20',
  '01.02.2026, 06:20:11',
  '2026-02-01',
  '2026/02/01',
  '20260201',
  '2026-02-01T10:15:00+01:00',
  '2026-02-01+01:00',
  '\u00a01.\u00a02. 2026 ',
])('%j is the first of February', (text) => {
  expect(readDay(text)).toBe('2026-02-01')
})

test.each([
  '',
  '30.02.2026',
  '00.01.2026',
  '1.13.2026',
  '2026-02-30',
  '1.2.',
  '12345',
  'zítra',
  '1.2.3026',
  '1.1.2100',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

test('every day is read back as it was written', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      const [year, month, number] = day.split('-')
      expect(readDay(`${Number(number)}.${Number(month)}.${year}`)).toBe(day)
      expect(readDay(day)).toBe(day)
    }),
  )
})
