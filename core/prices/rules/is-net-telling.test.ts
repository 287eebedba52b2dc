import { expect, test } from 'vitest'
import { isNetTelling } from './is-net-telling.ts'

const pair = (netMinor: number | null, grossMinor: number | null) => ({ netMinor, grossMinor })

test('a price that differs without VAT alone needs both sides to be told', () => {
  expect(isNetTelling([pair(400, 484), pair(432, 484)])).toBe(true)
  expect(isNetTelling([pair(400, 484), pair(410, 496), pair(null, 496)])).toBe(true)
})

test('prices that differ with VAT, or not at all, are told by one side', () => {
  expect(isNetTelling([pair(400, 484), pair(410, 496)])).toBe(false)
  expect(isNetTelling([pair(400, 484), pair(400, 484)])).toBe(false)
  expect(isNetTelling([])).toBe(false)
})
