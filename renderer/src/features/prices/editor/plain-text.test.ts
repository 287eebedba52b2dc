import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { plainText } from './plain-text.ts'

const words = {
  status: () => 'Free',
  type: () => 'Flat',
  decimal: (value: number) => String(value).replace('.', ','),
  vatPercent: () => 12.5,
}

test.each([
  ['number', 'A.1'],
  ['area', '50,5'],
  ['status', 'Free'],
  ['vatRate', '12,5 %'],
  ['attribute:flat_orientation', 'JZ'],
  ['discount', '1500'],
  ['change', ''],
])('the column %s is copied as %s', (colId, text) => {
  const attributes = { flat_orientation: 'JZ', flat_discount_vat: '1500' }
  expect(plainText(sampleUnit({ area: 50.5, attributes }), colId, words)).toBe(text)
})
