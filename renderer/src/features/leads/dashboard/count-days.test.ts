import { expect, test } from 'vitest'
import { startOfDay } from '#core/wall-time'
import { countDays } from './count-days.ts'

const zone = 'Europe/Prague'

test.each([
  ['just after midnight', '2026-11-22T00:00:30+01:00', '2026-11-16', 7],
  ['at noon', '2026-11-22T12:00:00+01:00', '2026-11-16', 7],
  ['just before midnight', '2026-11-22T23:59:59+01:00', '2026-11-16', 7],
  ['with an hour more in autumn', '2026-10-25T23:59:59+01:00', '2026-10-19', 7],
  ['with an hour less in spring', '2026-03-29T00:10:00+01:00', '2026-03-23', 7],
  ['today at midnight', '2026-11-22T00:00:00+01:00', '2026-11-22', 1],
])('%s a period has as many days as the calendar', (_when, now, since, days) => {
  const from = startOfDay(since, zone) ?? Number.NaN
  expect(countDays({ from, to: Date.parse(now) }, zone)).toBe(days)
})
