import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, readTime, writeDate } from './date-text.ts'

test.each([
  ['29. 11. 2026', 'cs-CZ', '2026-11-29'],
  ['29.11.2026', 'cs-CZ', '2026-11-29'],
  ['1. 2. 27', 'cs-CZ', '2027-02-01'],
  ['11/29/2026', 'en-US', '2026-11-29'],
  ['29/11/2026', 'en-GB', '2026-11-29'],
  ['2026-11-29', 'cs-CZ', '2026-11-29'],
  ['2026-11-29', 'en-US', '2026-11-29'],
  ['29/11/2026', 'en-US', null],
  ['1.2.2027', 'en-US', '2027-02-01'],
  ['1. 2. 2027', 'en-GB', '2027-02-01'],
  ['1/2/2027', 'en-US', '2027-01-02'],
  ['1/2/2027', 'en-GB', '2027-02-01'],
  ['13.2.27', 'en-US', '2027-02-13'],
  ['30. 2. 2026', 'cs-CZ', null],
  ['29. 11.', 'cs-CZ', null],
  ['tomorrow', 'en-US', null],
  ['29. listopadu 2026', 'cs-CZ', null],
  ['', 'cs-CZ', null],
])('%j in %s is %j', (text, locale, date) => {
  expect(readDate(text, locale)).toBe(date)
})

test.each(['cs-CZ', 'en-US', 'en-GB', 'de-DE', 'sv-SE', 'hu-HU'])(
  'a date that is written in %s is read again',
  (locale) => {
    const days = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(days, (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
        // A year of two digits would be another one.
        fc.pre(date >= '1970')
        expect(readDate(writeDate(date, locale), locale)).toBe(date)
      }),
    )
  },
)

test('what is no date is not written', () => {
  expect(writeDate('soon', 'cs-CZ')).toBe('')
  expect(writeDate('2026-02-31', 'cs-CZ')).toBe('')
})

test.each([
  ['06:30', '06:30'],
  ['6:30', '06:30'],
  ['6.30', '06:30'],
  ['6', '06:00'],
  [' 23:59 ', '23:59'],
  ['6:30 pm', '18:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['24:00', null],
  ['13 pm', null],
  ['0 am', null],
  ['6:7', null],
  ['6:75', null],
  ['630', null],
  ['', null],
])('the time %j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})
