import { expect, test } from 'vitest'
import { wallTime } from './wall-time.ts'

test('a moment is written as the clock on the wall shows it', () => {
  expect(wallTime(new Date(2026, 0, 5, 7, 9).getTime())).toBe('2026-01-05 07:09')
})
