import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay } from '#core/exports/schedule/calendar-day'
import { dateOf, dayNumberOf, stepFrom, weeksShown } from './calendar-range.ts'

test('November 2026 is shown from Monday 26 October to Sunday 6 December', () => {
  const weeks = weeksShown(dayNumberOf('2026-11-21'), 'month')
  expect(weeks).toHaveLength(6)
  expect(dateOf(weeks[0]?.[0] ?? 0)).toBe('2026-10-26')
  expect(dateOf(weeks.at(-1)?.at(-1) ?? 0)).toBe('2026-12-06')
})

test('a month shows each of its days once, in whole weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      const shown = weeksShown(day, 'month').flat()
      const { year, month, daysInMonth } = calendarDay(day)
      const own = shown.filter((one) => {
        const at = calendarDay(one)
        return at.year === year && at.month === month
      })
      expect(own).toHaveLength(daysInMonth)
      expect(calendarDay(shown[0] ?? 0).weekday).toBe(1)
      expect(shown.length - daysInMonth).toBeLessThan(14)
      expect(weeksShown(day, 'week').flat()).toContain(day)
    }),
  )
})

test.each([
  ['2026-01-31', 'month', 1, '2026-02-01'],
  ['2026-01-31', 'month', -1, '2025-12-01'],
  ['2026-12-30', 'week', 1, '2027-01-06'],
] as const)('from %s the next or previous %s (%i) is that of %s', (from, look, by, to) => {
  expect(dateOf(stepFrom(dayNumberOf(from), look, by))).toBe(to)
})
