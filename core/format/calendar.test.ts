import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstOfNextMonth,
  firstWeekdayOf,
  nextMonday,
  shiftDays,
  shiftMonths,
  weeksOfMonth,
} from './calendar.ts'

test.each([
  ['2026-11-23', '2026-11-30', '2026-12-01'],
  ['2026-11-22', '2026-11-23', '2026-12-01'],
  ['2026-12-31', '2027-01-04', '2027-01-01'],
  ['2028-01-31', '2028-02-07', '2028-02-01'],
])('on %s next Monday is %s, and the first of next month %s', (today, monday, first) => {
  expect(nextMonday(today)).toBe(monday)
  expect(firstOfNextMonth(today)).toBe(first)
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2027-03-31', -1, '2027-02-28'],
])('%s and %i months is %s', (date, months, shifted) => {
  expect(shiftMonths(date, months)).toBe(shifted)
})

test('a month has each of its days once, in whole weeks that begin as people are used to', () => {
  const days = fc.integer({ min: -10_000, max: 40_000 })
  const weekday = fc.constantFrom(1 as const, 6 as const, 7 as const)
  fc.assert(
    fc.property(days, weekday, (day, firstWeekday) => {
      const date = shiftDays('2026-11-23', day)
      const weeks = weeksOfMonth(date, firstWeekday)
      const shown = weeks.flat()
      const inMonth = shown.filter((one) => one.slice(0, 7) === date.slice(0, 7))
      expect(inMonth).toContain(date)
      expect(inMonth).toHaveLength(Number(shiftDays(firstOfNextMonth(date), -1).slice(8)))
      expect(shown).toEqual(shown.map((_, index) => shiftDays(shown[0] ?? '', index)))
      for (const [first = ''] of weeks) {
        expect(new Date(first).getUTCDay() || 7).toBe(firstWeekday)
      }
    }),
  )
})

test('a week begins on Monday in Czech, and on Sunday in the United States', () => {
  expect(firstWeekdayOf('cs-CZ')).toBe(1)
  expect(firstWeekdayOf('en-US')).toBe(7)
})
