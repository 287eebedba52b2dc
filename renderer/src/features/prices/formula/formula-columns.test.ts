import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { clearLens } from '../grid/price-lens.ts'
import { columnMinor, formulaColumns } from './formula-columns.ts'

const number = { filterParams: { by: 'limits' } } as const

test('a formula may name prices and numeric attributes, with or without their currency', () => {
  const columns = formulaColumns([
    { colId: 'priceGross', headerName: 'With VAT (CZK)', ...number },
    { colId: 'attribute:flat_price_before_discount_vat', headerName: 'Before discount', ...number },
    {
      colId: 'attribute:flat_orientation',
      headerName: 'Orientation',
      filterParams: { by: 'values' },
    },
    { colId: 'area', headerName: 'Area', ...number },
  ])
  expect(columns.map(({ key }) => key)).toEqual([
    'priceGross',
    'attribute:flat_price_before_discount_vat',
  ])
  expect(columns[0]?.names).toEqual(['With VAT (CZK)', 'With VAT'])
})

test('what the server says in a column is read exactly, and nothing is not zero', () => {
  const unit = sampleUnit({ attributes: { before: '1234567.5', empty: '' } })
  expect(columnMinor(unit, 'attribute:before', clearLens)).toBe(123_456_750)
  expect(columnMinor(unit, 'attribute:empty', clearLens)).toBeNull()
  expect(columnMinor(unit, 'attribute:none', clearLens)).toBeNull()
  expect(columnMinor(unit, 'priceNet', clearLens)).toBe(400_000_000)
  expect(columnMinor(unit, 'pricePerArea', clearLens)).toBe(9_680_000)
})

test('a column of prices is what the draft shows, not what the server still has', () => {
  const unit = sampleUnit({ attributes: { flat_discount_vat: '1000' } })
  const base = { netMinor: unit.priceNetMinor, grossMinor: unit.priceGrossMinor }
  const wanted = { netMinor: 300_000_000, grossMinor: 363_000_000, typed: 'net', base } as const
  const draft = new Map([[unit.id, wanted]])
  expect(columnMinor(unit, 'priceNet', { draft })).toBe(300_000_000)
  expect(columnMinor(unit, 'priceGross', { draft })).toBe(363_000_000)
  expect(columnMinor(unit, 'pricePerArea', { draft })).toBe(7_260_000)
  expect(columnMinor(unit, 'discount', { draft })).toBe(100_000)
})

test('a discount is the one of the screen, also where the server tells only the price before it', () => {
  const attributes = { flat_price_before_discount_vat: '5000000' }
  const unit = sampleUnit({ priceGrossMinor: 484_000_000, attributes })
  expect(columnMinor(unit, 'discount', clearLens)).toBe(16_000_000)
  expect(columnMinor(sampleUnit(), 'discount', clearLens)).toBeNull()
})
