import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { isRefreshDue } from './refresh-due.ts'

const now = Date.UTC(2026, 10, 21)
const failedJob = (minutesAgo: number) => ({
  startedAt: now - minutesAgo * minuteMs,
  outcome: { kind: 'failed', failure: { kind: 'cancelled', again: 'now' } } as const,
})

test('a pricelist that was never loaded is loaded when its screen opens', () => {
  expect(isRefreshDue({ fetchedAt: null, lastJob: null, now })).toBe(true)
})

test('a pricelist is loaded again behind the screen when it is older than a quarter of an hour', () => {
  expect(isRefreshDue({ fetchedAt: now - 14 * minuteMs, lastJob: null, now })).toBe(false)
  expect(isRefreshDue({ fetchedAt: now - 15 * minuteMs, lastJob: null, now })).toBe(false)
  expect(isRefreshDue({ fetchedAt: now - 16 * minuteMs, lastJob: null, now })).toBe(true)
})

test('a running refresh is not started a second time', () => {
  const lastJob = { startedAt: now - 60 * minuteMs, outcome: null }
  expect(isRefreshDue({ fetchedAt: null, lastJob, now })).toBe(false)
})

test('a refresh that failed is not tried again by itself for a quarter of an hour', () => {
  expect(isRefreshDue({ fetchedAt: null, lastJob: failedJob(5), now })).toBe(false)
  expect(isRefreshDue({ fetchedAt: null, lastJob: failedJob(15), now })).toBe(true)
  expect(isRefreshDue({ fetchedAt: null, lastJob: failedJob(20), now })).toBe(true)
})
