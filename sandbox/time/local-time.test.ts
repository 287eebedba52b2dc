import { expect, test } from 'vitest'
import { hourMs } from './durations.ts'
import { startOfToday, toLocalDay, toLocalMs, toLocalTimestamp } from './local-time.ts'

test.each([
  ['winter', Date.UTC(2026, 0, 14, 23), 1, '2026-01-15'],
  ['summer', Date.UTC(2026, 6, 14, 22), 2, '2026-07-15'],
  ['the last second of winter time', Date.UTC(2026, 2, 29, 0, 59, 59), 1, '2026-03-29'],
  ['the first second of summer time', Date.UTC(2026, 2, 29, 1), 2, '2026-03-29'],
  ['the last second of summer time', Date.UTC(2026, 9, 25, 0, 59, 59), 2, '2026-10-25'],
])('in %s the office is on its own clock', (_name, at, hours, day) => {
  expect(toLocalMs(at) - at).toBe(hours * hourMs)
  expect(toLocalDay(at)).toBe(day)
})

test('today begins at midnight of the office', () => {
  expect(startOfToday(Date.UTC(2026, 10, 21, 12, 34, 56))).toBe(Date.UTC(2026, 10, 20, 23))
  expect(startOfToday(Date.UTC(2026, 10, 20, 23))).toBe(Date.UTC(2026, 10, 20, 23))
})

test.each([
  ['summer', Date.UTC(2026, 2, 29, 12), Date.UTC(2026, 2, 28, 23)],
  ['winter', Date.UTC(2026, 9, 25, 12), Date.UTC(2026, 9, 24, 22)],
])('the day on which %s time begins begins at midnight as well', (_name, now, midnight) => {
  expect(startOfToday(now)).toBe(midnight)
})

test('a moment is written on the clock of the office, with its offset', () => {
  expect(toLocalTimestamp(Date.UTC(2026, 0, 14, 23, 30))).toBe('2026-01-15T00:30:00.000+01:00')
  expect(toLocalTimestamp(Date.UTC(2026, 6, 14, 22, 30))).toBe('2026-07-15T00:30:00.000+02:00')
})
