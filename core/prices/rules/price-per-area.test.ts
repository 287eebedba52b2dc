import { expect, test } from 'vitest'
import { pricePerArea } from './price-per-area.ts'

test('the price of a square metre is the price over the area', () => {
  expect(pricePerArea(499_000_000, 50)).toBe(9_980_000)
  expect(pricePerArea(100, 3)).toBe(33)
})

test.each([
  [null, 50],
  [499_000_000, null],
  [499_000_000, 0],
  [499_000_000, -1],
])('price %j over area %j has no price of a square metre', (price, area) => {
  expect(pricePerArea(price, area)).toBeNull()
})
