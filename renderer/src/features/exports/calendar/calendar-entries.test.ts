import { expect, test } from 'vitest'
import type { Schedule } from '#core/exports/schedule/schedule'
import { type CalendarRun, calendarEntries, type ScheduledWork } from './calendar-entries.ts'
import { dayNumberOf } from './calendar-range.ts'

const zone = 'Europe/Prague'
const report = (name: string, schedule: Schedule): ScheduledWork => ({
  id: name,
  name,
  schedule,
  runs: [],
  isPaused: false,
  open: () => undefined,
})
const now = Date.UTC(2026, 10, 16, 0)
const days = { first: dayNumberOf('2026-11-16'), last: dayNumberOf('2026-11-22') }
const told = (reports: ScheduledWork[], date: string) =>
  (calendarEntries(reports, { ...days, zone, now }).get(date) ?? []).map(
    ({ work: { name }, time, last, count }) => [name, time, last, count],
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

test('what is past is told by what has run, and not by what was to', () => {
  const run = (id: string, hour: number) =>
    ({ id, startedAt: Date.UTC(2026, 10, 18, hour, 5) }) as CalendarRun
  const runs = [run('late', 9), run('early', 6)]
  const schedule: Schedule = { kind: 'daily', times: ['07:00', '15:00'], zone }
  const entries = calendarEntries([{ ...report('Units', schedule), runs }], {
    ...days,
    zone,
    now: Date.UTC(2026, 10, 18, 11),
  })
  const of = (date: string) => entries.get(date)?.map(({ time, runs: [one] }) => [time, one?.id])
  expect(of('2026-11-17')).toBeUndefined()
  expect(of('2026-11-18')).toEqual([
    ['07:05', 'early'],
    ['10:05', 'late'],
    ['15:00', undefined],
  ])
  expect(of('2026-11-19')).toHaveLength(2)
})
