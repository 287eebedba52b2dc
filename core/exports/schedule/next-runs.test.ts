import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import { nextRuns } from './next-runs.ts'
import { type Schedule, scheduleSchema } from './schedule.ts'

const zone = 'Europe/Prague'
const daily = (time: string): Schedule => ({ kind: 'daily', times: [time], zone })

const shown = (schedule: Schedule, after: number, count: number) =>
  nextRuns(schedule, after, count).map((at) => {
    const { date, time } = toWallTime(at, schedule.zone)
    return `${date} ${time}`
  })

test('the day on which the clocks leap over 02:30 has its run at 03:00, once', () => {
  const after = Date.UTC(2027, 2, 27, 12)
  const [leapt, next] = nextRuns(daily('02:30'), after, 2)
  expect(leapt).toBe(Date.UTC(2027, 2, 28, 1))
  expect(next).toBe(Date.UTC(2027, 2, 29, 0, 30))
  const both: Schedule = { kind: 'daily', times: ['03:00', '02:30', '02:10'], zone }
  expect(shown(both, after, 4)).toEqual([
    '2027-03-28 03:00',
    '2027-03-29 02:10',
    '2027-03-29 02:30',
    '2027-03-29 03:00',
  ])
})

test('the day on which 02:30 comes twice has one run, at the first', () => {
  expect(nextRuns(daily('02:30'), Date.UTC(2027, 9, 30, 12), 2)).toEqual([
    Date.UTC(2027, 9, 31, 0, 30),
    Date.UTC(2027, 10, 1, 1, 30),
  ])
  expect(nextRuns(daily('02:30'), Date.UTC(2027, 9, 31, 0, 30), 1)).toEqual([
    Date.UTC(2027, 10, 1, 1, 30),
  ])
})

test.each([
  ['spring', Date.UTC(2027, 2, 28)],
  ['autumn', Date.UTC(2027, 9, 31)],
])('every hour is an hour after the one before, in %s too', (_, night) => {
  const runs = nextRuns({ kind: 'hourly', minute: 15, zone }, night - hourMs, 8)
  for (const [index, at] of runs.entries()) expect(at).toBe((runs[0] ?? 0) + index * hourMs)
})

test('every half hour is one, where midnight came before the day was over a second time', () => {
  const half: Schedule = { kind: 'cron', text: '0,30 * * * *', zone: 'America/St_Johns' }
  const night = Date.UTC(2010, 10, 7)
  const runs = nextRuns(half, night, 12)
  expect(runs).toEqual(runs.map((_, index) => night + (index + 1) * 30 * minuteMs))
})

test.each<[string, Schedule, string[]]>([
  [
    'weekdays',
    { kind: 'weekdays', times: ['07:00'], zone },
    ['2026-11-23 07:00', '2026-11-24 07:00'],
  ],
  [
    'weekly',
    { kind: 'weekly', days: [0, 3], times: ['18:00', '06:00'], zone },
    ['2026-11-22 06:00', '2026-11-22 18:00', '2026-11-25 06:00'],
  ],
  [
    'the last day of a month',
    { kind: 'monthly', on: { kind: 'lastDay' }, times: ['23:59'], zone },
    ['2026-11-30 23:59', '2026-12-31 23:59', '2027-01-31 23:59', '2027-02-28 23:59'],
  ],
  [
    'the thirty-first, or the last there is',
    { kind: 'monthly', on: { kind: 'day', day: 31 }, times: ['00:00'], zone },
    ['2026-11-30 00:00', '2026-12-31 00:00'],
  ],
  [
    'the second Tuesday',
    { kind: 'monthly', on: { kind: 'weekday', nth: 2, weekday: 2 }, times: ['06:30'], zone },
    ['2026-12-08 06:30', '2027-01-12 06:30'],
  ],
  [
    'the last Friday',
    { kind: 'monthly', on: { kind: 'weekday', nth: 'last', weekday: 5 }, times: ['06:30'], zone },
    ['2026-11-27 06:30', '2026-12-25 06:30', '2027-01-29 06:30'],
  ],
  [
    'cron with a list, a range and a step',
    { kind: 'cron', text: '*/20 8-9 * * MON,wed', zone },
    ['2026-11-23 08:00', '2026-11-23 08:20', '2026-11-23 08:40', '2026-11-23 09:00'],
  ],
  [
    'cron with the last day and the last Sunday: either is enough',
    { kind: 'cron', text: '0 6 L * sunL', zone },
    ['2026-11-29 06:00', '2026-11-30 06:00', '2026-12-27 06:00', '2026-12-31 06:00'],
  ],
  [
    'cron with the fifth Friday of a February',
    { kind: 'cron', text: '0 6 * feb fri#5', zone },
    ['2036-02-29 06:00', '2064-02-29 06:00'],
  ],
  [
    'cron from Friday to Sunday',
    { kind: 'cron', text: '5 0 * * FRI-SUN', zone },
    ['2026-11-22 00:05', '2026-11-27 00:05', '2026-11-28 00:05', '2026-11-29 00:05'],
  ],
])('%s', (_, schedule, expected) => {
  expect(scheduleSchema.safeParse(schedule).success).toBe(true)
  expect(shown(schedule, Date.UTC(2026, 10, 21, 12), expected.length)).toEqual(expected)
})

test('a day that a country has left out has its run at the first moment of the next', () => {
  const apia: Schedule = { kind: 'daily', times: ['08:00'], zone: 'Pacific/Apia' }
  expect(shown(apia, Date.UTC(2011, 11, 29), 3)).toEqual([
    '2011-12-29 08:00',
    '2011-12-31 00:00',
    '2011-12-31 08:00',
  ])
})

test('a zone that is none, a time that is none and a cron that never comes are no schedule', () => {
  expect(scheduleSchema.safeParse({ ...daily('07:00'), zone: 'Mars/Base' }).success).toBe(false)
  expect(scheduleSchema.safeParse(daily('24:00')).success).toBe(false)
  const never = { kind: 'cron', text: '0 0 30 2 *', zone }
  expect(scheduleSchema.safeParse(never).success).toBe(false)
})

const zones = [
  zone,
  'America/New_York',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kathmandu',
]
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const schedules = fc
  .record({
    zone: fc.constantFrom(...zones),
    times: fc.uniqueArray(time, { minLength: 1, maxLength: 3 }),
  })
  .map((parts): Schedule => ({ kind: 'daily', ...parts }))
// Around the nights on which clocks are changed somewhere, old rules of Newfoundland included.
const nights = [
  Date.UTC(2027, 2, 28),
  Date.UTC(2027, 9, 31),
  Date.UTC(2027, 2, 14),
  Date.UTC(2027, 10, 7),
  Date.UTC(2027, 3, 4),
  Date.UTC(2027, 9, 3),
  Date.UTC(2010, 2, 14),
  Date.UTC(2010, 10, 7),
]

test('whatever the clocks do, a daily time runs once a day: at its first minute, or after the leap', () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom(...nights), (schedule, night) => {
      fc.pre(schedule.kind === 'daily')
      const from = night - 2 * dayMs
      const until = night + 2 * dayMs
      const expected = new Set<number>()
      const seen = new Set<string>()
      let shownBefore = ''
      for (let at = from - dayMs; at < until; at += minuteMs) {
        const wall = toWallTime(at, schedule.zone)
        const text = `${wall.date} ${wall.time}`
        for (const due of schedule.times) {
          const slot = `${wall.date} ${due}`
          if (slot > text || slot <= shownBefore || seen.has(slot)) continue
          seen.add(slot)
          if (at > from && shownBefore !== '') expected.add(at)
        }
        shownBefore = text > shownBefore ? text : shownBefore
      }
      const found = nextRuns(schedule, from, 40).filter((at) => at < until)
      expect(found).toEqual([...expected].sort((a, b) => a - b))
    }),
    { numRuns: 30 },
  )
})
