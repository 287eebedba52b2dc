import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { believedTime } from './believed-time.ts'

const days = (...numbers: number[]) => numbers.map((day) => day * dayMs)

test('while runs come, the clock is right', () => {
  expect(believedTime(days(1, 2, 3), 4 * dayMs)).toBe(4 * dayMs)
  expect(believedTime([], 4 * dayMs)).toBe(4 * dayMs)
})

test('a clock that is a year ahead is believed two days', () => {
  expect(believedTime(days(1, 3, 2), 403 * dayMs)).toBe(5 * dayMs)
})

test('a run that was made by a wrong clock moves time no further than a long silence', () => {
  expect(believedTime(days(1, 2, 400), 401 * dayMs)).toBe(104 * dayMs)
  expect(believedTime(days(1, 2, 400), 3 * dayMs)).toBe(3 * dayMs)
})

test('a report that comes every quarter ages as it should', () => {
  expect(believedTime(days(0, 92, 184, 276, 366), 367 * dayMs)).toBe(367 * dayMs)
})
