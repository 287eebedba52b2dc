import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { isRefreshDue } from './refresh-due.ts'

const now = Date.UTC(2026, 10, 21)
const failedJob = (minutesAgo: number) => ({
  startedAt: now - minutesAgo * minuteMs,
  outcome: { kind: 'failed', failure: { kind: 'cancelled', again: 'now' } } as const,
})

test('a pricelist that was never loaded is loaded when its screen opens', () => {
  expect(isRefreshDue({ isOvertaken: false, fetchedAt: null, lastJob: null, now })).toBe(true)
})

test('a pricelist is loaded again behind the screen when it is older than a quarter of an hour', () => {
  expect(
    isRefreshDue({ isOvertaken: false, fetchedAt: now - 14 * minuteMs, lastJob: null, now }),
  ).toBe(false)
  expect(
    isRefreshDue({ isOvertaken: false, fetchedAt: now - 15 * minuteMs, lastJob: null, now }),
  ).toBe(false)
  expect(
    isRefreshDue({ isOvertaken: false, fetchedAt: now - 16 * minuteMs, lastJob: null, now }),
  ).toBe(true)
})

test('a running refresh is not started a second time', () => {
  const lastJob = { startedAt: now - 60 * minuteMs, outcome: null }
  expect(isRefreshDue({ isOvertaken: false, fetchedAt: null, lastJob, now })).toBe(false)
})

test('a refresh that failed is not tried again by itself for a quarter of an hour', () => {
  expect(isRefreshDue({ isOvertaken: false, fetchedAt: null, lastJob: failedJob(5), now })).toBe(
    false,
  )
  expect(isRefreshDue({ isOvertaken: false, fetchedAt: null, lastJob: failedJob(15), now })).toBe(
    true,
  )
  expect(isRefreshDue({ isOvertaken: false, fetchedAt: null, lastJob: failedJob(20), now })).toBe(
    true,
  )
})

test('what a colleague has sent is loaded at once, unless that has just failed', () => {
  const overtaken = { fetchedAt: now - minuteMs, isOvertaken: true, now }
  const done = { startedAt: now - minuteMs, outcome: { kind: 'done' } } as const
  expect(isRefreshDue({ ...overtaken, lastJob: null })).toBe(true)
  expect(isRefreshDue({ ...overtaken, lastJob: done })).toBe(true)
  expect(isRefreshDue({ ...overtaken, lastJob: { ...done, outcome: null } })).toBe(false)
  expect(isRefreshDue({ ...overtaken, lastJob: failedJob(5) })).toBe(false)
  expect(isRefreshDue({ ...overtaken, lastJob: failedJob(20) })).toBe(true)
})

test('a refresh that is done is not asked for once more before its pricelist is read', () => {
  const lastJob = { startedAt: now - 1000, outcome: { kind: 'done' } } as const
  const overtaken = { isOvertaken: true, lastJob, now }
  expect(isRefreshDue({ ...overtaken, fetchedAt: now - minuteMs })).toBe(false)
  expect(isRefreshDue({ ...overtaken, fetchedAt: lastJob.startedAt })).toBe(true)
})
