import { expect, test } from 'vitest'
import { absurdPrice } from './absurd-price.ts'

const before = { grossMinor: 484_000_000 }

test.each([
  ['nothing', 0, 'notPositive'],
  ['less than nothing', -1, 'notPositive'],
  ['less than a tenth', 48_399_999, 'tiny'],
  ['a tenth', 48_400_000, null],
  ['the same', 484_000_000, null],
])('of a price that would be %s a person is told at once', (_what, minor, expected) => {
  expect(absurdPrice(before, { netMinor: minor, grossMinor: minor })).toBe(expected)
})

test('a first price is only held against nothing', () => {
  expect(absurdPrice({ grossMinor: null }, { netMinor: 100, grossMinor: 112 })).toBeNull()
  expect(absurdPrice({ grossMinor: null }, { netMinor: 0, grossMinor: 0 })).toBe('notPositive')
})

test('a price of nothing on one side is absurd, and one that is not known is not', () => {
  expect(absurdPrice(before, { netMinor: 0, grossMinor: 484_000_000 })).toBe('notPositive')
  expect(absurdPrice(before, { netMinor: 400_000_000, grossMinor: 0 })).toBe('notPositive')
  expect(absurdPrice(before, { netMinor: 400_000_000, grossMinor: null })).toBeNull()
})
