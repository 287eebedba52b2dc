import { expect, test } from 'vitest'
import type { Schedule } from '#core/exports/schedule/schedule'
import type { ReportJobId } from '#core/ids'
import { calendarEntries, type ScheduledReport } from './calendar-entries.ts'
import { dayNumberOf } from './calendar-range.ts'

const zone = 'Europe/Prague'
const report = (name: string, schedule: Schedule): ScheduledReport => ({
  id: name as ReportJobId,
  name,
  schedule,
  since: 0,
  isPaused: false,
})
const now = Date.UTC(2026, 10, 19, 11)
const days = { first: dayNumberOf('2026-11-16'), last: dayNumberOf('2026-11-22') }
const told = (reports: ScheduledReport[], date: string) =>
  (calendarEntries(reports, { ...days, zone, now }).get(date) ?? []).map(
    ({ report: { name }, time, last, count }) => [name, time, last, count],
  )

test('the reports of a day follow each other by their times', () => {
  const reports = [
    report('Deals', { kind: 'weekdays', times: ['07:20', '15:00'], zone }),
    report('Units', { kind: 'daily', times: ['07:00'], zone }),
  ]
  expect(told(reports, '2026-11-20')).toEqual([
    ['Units', '07:00', '07:00', 1],
    ['Deals', '07:20', '07:20', 1],
    ['Deals', '15:00', '15:00', 1],
  ])
  expect(told(reports, '2026-11-21')).toEqual([['Units', '07:00', '07:00', 1]])
  expect(told(reports, '2026-11-23')).toEqual([])
})

test('what comes every hour is one entry of the day', () => {
  const hourly = report('Leads', { kind: 'hourly', minute: 5, zone })
  expect(told([hourly], '2026-11-18')).toEqual([['Leads', '00:05', '23:05', 24]])
})

test('a report of another zone stands where its time falls here', () => {
  const tokyo = report('Sales', { kind: 'daily', times: ['07:00'], zone: 'Asia/Tokyo' })
  expect(told([tokyo], '2026-11-18')).toEqual([['Sales', '23:00', '23:00', 1]])
})

test('a report stands on no day before it was made', () => {
  const schedule: Schedule = { kind: 'daily', times: ['07:00', '15:00'], zone }
  const made = { ...report('Units', schedule), since: Date.UTC(2026, 10, 18, 11) }
  expect(told([made], '2026-11-17')).toEqual([])
  expect(told([made], '2026-11-18')).toEqual([['Units', '15:00', '15:00', 1]])
  expect(told([made], '2026-11-19')).toHaveLength(2)
})

test('a report that was made while the clock was ahead still stands on the days to come', () => {
  const schedule: Schedule = { kind: 'daily', times: ['07:00', '15:00'], zone }
  const ahead = { ...report('Units', schedule), since: Date.UTC(2027, 0, 1) }
  expect(told([ahead], '2026-11-18')).toEqual([])
  expect(told([ahead], '2026-11-19')).toEqual([['Units', '15:00', '15:00', 1]])
  expect(told([ahead], '2026-11-20')).toHaveLength(2)
})
