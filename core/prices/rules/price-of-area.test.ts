import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOfArea } from './price-of-area.ts'

test('the price of an area is exact in the decimals of the area', () => {
  expect(priceOfArea(9_980_000, 50)).toBe(499_000_000)
  expect(priceOfArea(150_000, 54.35)).toBe(8_152_500)
  expect(priceOfArea(100, 0.345)).toBe(35)
  expect(priceOfArea(-150_000, 54.35)).toBe(-8_152_500)
})

test.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-9])(
  'an area of %j has no price',
  (area) => {
    expect(priceOfArea(100_000, area)).toBeNull()
  },
)

test('an amount that would not be exact is none', () => {
  expect(priceOfArea(9_007_199_254_740_991, 54.35)).toBeNull()
})

test('areas in hundredths cost what the exact product says', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e9 }),
      fc.integer({ min: 1, max: 100_000 }),
      (perArea, hundredths) => {
        const twice = (BigInt(perArea) * BigInt(hundredths) * 2n + 100n) / 200n
        expect(priceOfArea(perArea, hundredths / 100)).toBe(Number(twice))
      },
    ),
  )
})
