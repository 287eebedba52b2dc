import { expect, test } from 'vitest'
import type { Schedule } from '#core/exports/schedule/schedule'
import { readSchedule, readTimes, toScheduleForm, usualSchedule } from './schedule-form.ts'

const zone = 'Europe/Prague'
const schedules: Schedule[] = [
  { kind: 'hourly', minute: 5, zone },
  { kind: 'daily', times: ['07:00', '15:30'], zone: 'UTC' },
  { kind: 'weekdays', times: ['07:00'], zone },
  { kind: 'weekly', days: [1, 4], times: ['06:00'], zone },
  { kind: 'monthly', on: { kind: 'day', day: 31 }, times: ['06:00'], zone },
  { kind: 'monthly', on: { kind: 'lastDay' }, times: ['06:00'], zone },
  { kind: 'monthly', on: { kind: 'weekday', nth: 'last', weekday: 5 }, times: ['06:00'], zone },
  { kind: 'monthly', on: { kind: 'weekday', nth: 2, weekday: 0 }, times: ['06:00'], zone },
  { kind: 'cron', text: '*/15 8-17 * * 1-5', zone },
]

test.each(schedules)('%j is shown in the form as it was saved', (schedule) => {
  expect(readSchedule(toScheduleForm(schedule))).toEqual({ ok: true, schedule })
})

test.each([
  ['7, 15.30', ['07:00', '15:30']],
  ['15:30;7:00', ['07:00', '15:30']],
  ['7:00 15:30', ['07:00', '15:30']],
  ['7 am, 6:30 pm', ['07:00', '18:30']],
  ['7:00, 7', ['07:00']],
  ['', null],
  ['7:00, soon', null],
  ['25:00', null],
])('the times %j are %j', (typed, times) => {
  expect(readTimes(typed)).toEqual(times)
})

test.each([
  [{ kind: 'daily', times: 'morning' }, 'times'],
  [{ kind: 'hourly', minute: '60' }, 'minute'],
  [{ kind: 'weekly', days: [] }, 'days'],
  [{ kind: 'monthly', monthDay: '32' }, 'monthDay'],
  [{ kind: 'cron', cron: '0 0 30 2 *' }, 'cron'],
  [{ kind: 'daily', zone: 'Mars/Olympus' }, 'zone'],
] as const)('what is wrong with %o is said at %s', (part, field) => {
  expect(readSchedule({ ...usualSchedule, ...part })).toEqual({ ok: false, wrong: field })
})

test('no schedule is one too', () => {
  expect(readSchedule(toScheduleForm(null))).toEqual({ ok: true, schedule: null })
})
