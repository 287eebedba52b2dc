import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/unit'
import { summarise } from './summarise.ts'

const unit = (priceGrossMinor: number | null, area: number | null) =>
  ({ priceGrossMinor, area }) as Unit

test('a unit without a price is counted apart and pulls no average down', () => {
  expect(summarise([unit(100_00, 10), unit(300_00, 10), unit(null, 50)])).toEqual({
    units: 3,
    withoutPrice: 1,
    sumMinor: 400_00,
    averageMinor: 200_00,
    averagePerAreaMinor: 20_00,
  })
})

test('a unit without an area has no price per square metre', () => {
  expect(summarise([unit(100_00, null), unit(100_00, 0), unit(500_00, 5)])).toMatchObject({
    averageMinor: 233_33,
    averagePerAreaMinor: 100_00,
  })
})

test('of nothing there is no average', () => {
  expect(summarise([])).toEqual({
    units: 0,
    withoutPrice: 0,
    sumMinor: 0,
    averageMinor: null,
    averagePerAreaMinor: null,
  })
})
