import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { columnMinor, formulaColumns } from './formula-columns.ts'

const number = { filter: 'agNumberColumnFilter' }

test('a formula may name prices and numeric attributes, with or without their currency', () => {
  const columns = formulaColumns([
    { colId: 'priceGross', headerName: 'With VAT (CZK)', ...number },
    { colId: 'attribute:flat_price_before_discount_vat', headerName: 'Before discount', ...number },
    {
      colId: 'attribute:flat_orientation',
      headerName: 'Orientation',
      filter: 'agTextColumnFilter',
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
  expect(columnMinor(unit, 'attribute:before')).toBe(123_456_750)
  expect(columnMinor(unit, 'attribute:empty')).toBeNull()
  expect(columnMinor(unit, 'attribute:none')).toBeNull()
  expect(columnMinor(unit, 'priceNet')).toBe(400_000_000)
  expect(columnMinor(unit, 'pricePerArea')).toBe(9_680_000)
})
