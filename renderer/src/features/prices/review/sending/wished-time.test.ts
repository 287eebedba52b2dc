import { expect, test } from 'vitest'
import { wishedTime } from './wished-time.ts'

const timeZone = 'Europe/Prague'
const now = Date.UTC(2026, 2, 1)
const wish = (date: string, time: string, ofTwo: 'first' | 'second' = 'first') =>
  wishedTime({ date, time, timeZone, ofTwo, now })

test('a wall time in Prague is a moment', () => {
  expect(wish('2026-06-01', '06:30')).toEqual({ kind: 'moment', at: Date.UTC(2026, 5, 1, 4, 30) })
})

test('an hour that the clocks leap over becomes the first moment after it', () => {
  expect(wish('2026-03-29', '02:30')).toEqual({ kind: 'leapt', at: Date.UTC(2026, 2, 29, 1) })
})

test('of an hour that the clocks show twice a person chooses one', () => {
  const first = Date.UTC(2026, 9, 25, 0, 30)
  expect(wish('2026-10-25', '02:30')).toEqual({ kind: 'twice', at: first })
  expect(wish('2026-10-25', '02:30', 'second')).toEqual({ kind: 'twice', at: first + 3_600_000 })
})

test.each([
  ['2026-02-28', '06:30', 'past'],
  ['', '06:30', 'incomplete'],
  ['2026-06-01', '', 'incomplete'],
])('%s %s is %s', (date, time, kind) => {
  expect(wish(date, time)).toEqual({ kind })
})
