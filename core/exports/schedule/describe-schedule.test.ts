import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayParts, describeSchedule, type TimeParts } from './describe-schedule.ts'
import { nextRuns } from './next-runs.ts'
import type { Schedule } from './schedule.ts'

const zone = 'Europe/Prague'
const six: TimeParts = { kind: 'times', times: ['06:00'] }

test.each<[string, TimeParts, DayParts]>([
  ['0 6 * * *', six, { kind: 'everyDay' }],
  ['0 6 * * 1-5', six, { kind: 'weekdays' }],
  ['0 6 * * SUN,WED', six, { kind: 'weekly', days: [3, 0] }],
  ['0 6 * * 6-7', six, { kind: 'weekly', days: [6, 0] }],
  ['0 6 L * *', six, { kind: 'monthly', on: { kind: 'lastDay' } }],
  ['0 6 15 * *', six, { kind: 'monthly', on: { kind: 'day', day: 15 } }],
  ['0 6 * * 2#1', six, { kind: 'monthly', on: { kind: 'weekday', nth: 1, weekday: 2 } }],
  ['20 * * * *', { kind: 'everyHour', minute: 20 }, { kind: 'everyDay' }],
  [
    '30,0 18,6 * * *',
    { kind: 'times', times: ['06:00', '06:30', '18:00', '18:30'] },
    { kind: 'everyDay' },
  ],
  [
    '*/10 8-18 * * *',
    {
      kind: 'fields',
      minutes: [{ kind: 'every', step: 10 }],
      hours: [{ kind: 'range', from: 8, to: 18, step: 1 }],
    },
    { kind: 'everyDay' },
  ],
  ['0 6 31 * *', six, { kind: 'fields', days: [{ kind: 'value', value: 31 }], weekdays: [] }],
  [
    '0 6 31 * fri',
    six,
    {
      kind: 'fields',
      days: [{ kind: 'value', value: 31 }],
      weekdays: [{ kind: 'value', value: 5 }],
    },
  ],
])('the cron text %j is said as simply as it can be', (text, time, day) => {
  const parts = describeSchedule({ kind: 'cron', text, zone })
  expect(parts).toEqual({ time, day, months: [], zone })
})

test('months are told where not all of them are meant', () => {
  const { months } = describeSchedule({ kind: 'cron', text: '0 6 1 1,JUL *', zone })
  expect(months).toEqual([
    { kind: 'value', value: 1 },
    { kind: 'value', value: 7 },
  ])
})

const field = (min: number, max: number) =>
  fc.oneof(
    fc.constant('*'),
    fc.integer({ min, max }).map(String),
    fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 }).map(String),
    fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([one, other]) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      return `${from}-${to}`
    }),
  )
const weekday = fc.oneof(field(0, 7), fc.constantFrom('5L', '1#2', '3#4', '*/2'))
const day = fc.oneof(field(1, 31), fc.constant('L'))

/** The form of the screen that would say the same; null where only cron can. */
const simple = (text: string): Schedule | null => {
  const { time, day: on } = describeSchedule({ kind: 'cron', text, zone })
  if (on.kind === 'fields' || time.kind === 'fields') return null
  if (time.kind === 'everyHour') {
    return on.kind === 'everyDay' ? { kind: 'hourly', minute: time.minute, zone } : null
  }
  const times = [...time.times]
  if (on.kind === 'everyDay') return { kind: 'daily', times, zone }
  if (on.kind === 'weekly') return { ...on, days: [...on.days], times, zone }
  return on.kind === 'weekdays' ? { ...on, times, zone } : { ...on, times, zone }
}

test('what a cron text is said to mean is when it runs', () => {
  fc.assert(
    fc.property(field(0, 59), field(0, 23), day, weekday, (minute, hour, onDay, onWeekday) => {
      const text = `${minute} ${hour} ${onDay} * ${onWeekday}`
      const same = simple(text)
      fc.pre(same !== null)
      const after = Date.UTC(2027, 2, 20)
      expect(nextRuns(same, after, 20)).toEqual(nextRuns({ kind: 'cron', text, zone }, after, 20))
    }),
    { numRuns: 150 },
  )
})
