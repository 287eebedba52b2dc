import { expect, test } from 'vitest'
import { hourMs } from '#core/time'
import { runsBetween } from './runs-between.ts'
import { scheduleSchema } from './schedule.ts'

const hourly = scheduleSchema.parse({ kind: 'hourly', minute: 0 })
const midnight = Date.UTC(2026, 10, 20, 23)
const day = { from: midnight, until: midnight + 24 * hourMs }

test('a day of the calendar has its midnight and not that of the day after', () => {
  const { runs, isCutShort } = runsBetween(hourly, day, 100)
  expect(runs).toHaveLength(24)
  expect(runs[0]).toBe(midnight)
  expect(isCutShort).toBe(false)
})

test('a calendar that is full says so', () => {
  const { runs, isCutShort } = runsBetween(hourly, day, 23)
  expect(runs).toHaveLength(23)
  expect(isCutShort).toBe(true)
  expect(runsBetween(hourly, day, 24).isCutShort).toBe(false)
})

test('a schedule without a zone is one of Prague', () => {
  expect(hourly.zone).toBe('Europe/Prague')
})
