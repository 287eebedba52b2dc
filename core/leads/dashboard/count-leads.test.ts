import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { calendarBuckets } from './calendar-buckets.ts'
import { countLeads } from './count-leads.ts'

const prague = 'Europe/Prague'

test('a day in Prague begins at eleven in the evening of UTC, and is covered as far as it was asked for', () => {
  const from = Date.UTC(2026, 10, 16)
  const days = calendarBuckets({ from, to: from + dayMs }, prague, 'day')
  expect(days.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17'])
  expect(days[0]?.from).toBe(from - hourMs)
  const covered = [{ from: from - hourMs, to: from + 23 * hourMs + minuteMs }]
  expect(countLeads([2, 1], days, covered)).toMatchObject([
    { count: 2, covered: 'whole' },
    { count: 1, covered: 'part' },
  ])
  expect(countLeads([0, 0], days, [])).toMatchObject([{ covered: 'none' }, { covered: 'none' }])
})

test.each([
  ['2027-03-28', Date.UTC(2027, 2, 28, 10), 23],
  ['2027-10-31', Date.UTC(2027, 9, 31, 10), 25],
  ['2027-06-01', Date.UTC(2027, 5, 1, 10), 24],
])('%s', (date, at, hours) => {
  const [day] = calendarBuckets({ from: at, to: at + 1 }, prague, 'day')
  expect(day).toMatchObject({ date, time: '00:00' })
  const whole = day ?? { from: 0, to: 0 }
  expect(whole.to - whole.from).toBe(hours * hourMs)
  expect(calendarBuckets(whole, prague, 'hour')).toHaveLength(hours)
})

test('buckets follow one another without a gap and hold the whole period, in every zone', () => {
  const zones = fc.constantFrom(prague, 'UTC', 'America/Sao_Paulo', 'Australia/Lord_Howe')
  const minute = fc.integer({
    min: Date.UTC(2015, 0) / minuteMs,
    max: Date.UTC(2030, 0) / minuteMs,
  })
  const length = fc.integer({ min: 1, max: 20 * 1_440 })
  const per = fc.constantFrom('day' as const, 'hour' as const)
  fc.assert(
    fc.property(zones, minute, length, per, (zone, start, minutes, each) => {
      const period = { from: start * minuteMs, to: (start + minutes) * minuteMs }
      const buckets = calendarBuckets(period, zone, each)
      expect(buckets[0]?.from).toBeLessThanOrEqual(period.from)
      expect(buckets.at(-1)?.to).toBeGreaterThanOrEqual(period.to)
      const breaks = buckets.filter(
        ({ from, to }, index) => to <= from || from !== (buckets[index - 1]?.to ?? from),
      )
      expect(breaks).toEqual([])
    }),
    { numRuns: 60 },
  )
})
