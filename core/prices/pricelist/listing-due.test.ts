import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { isListingDue } from './listing-due.ts'

const now = 1_800_000_000_000
const done = { startedAt: now - 60 * minuteMs, outcome: { kind: 'done' } } as const

test('the projects of a CRM are listed once in a run, however fresh the list is', () => {
  const fresh = { kind: 'crm', fetchedAt: now, now } as const
  expect(isListingDue({ ...fresh, lastJob: null })).toBe(true)
  expect(isListingDue({ ...fresh, fetchedAt: null, lastJob: done })).toBe(false)
})

test('the demo is asked only for a list that is old or missing', () => {
  const of = { kind: 'demo', lastJob: null, now } as const
  expect(isListingDue({ ...of, fetchedAt: now - 14 * minuteMs })).toBe(false)
  expect(isListingDue({ ...of, fetchedAt: now - 16 * minuteMs })).toBe(true)
  expect(isListingDue({ ...of, fetchedAt: null })).toBe(true)
})
