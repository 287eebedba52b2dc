import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { discountMinor } from './discount.ts'

const unit = (attributes: Record<string, string>, priceGrossMinor: number | null = 500_000_00) =>
  ({ attributes, priceGrossMinor }) as Unit

test.each([
  ['the discount as told', { flat_discount_vat: '150000' }, 150_000_00],
  ['the price before it', { flat_price_before_discount_vat: '600000.00' }, 100_000_00],
  [
    'both: the discount counts',
    { flat_discount_vat: '1', flat_price_before_discount_vat: '9' },
    1_00,
  ],
  ['none', {}, null],
  ['zero', { flat_discount_vat: '0' }, null],
  ['an empty attribute', { flat_discount_vat: '' }, null],
  ['words', { flat_discount_vat: 'on request' }, null],
  ['a price before that is lower', { flat_price_before_discount_vat: '400000' }, null],
])('%s', (_name, attributes, expected) => {
  expect(discountMinor(unit(attributes))).toBe(expected)
})

test('without a price now the one before tells no discount', () => {
  expect(discountMinor(unit({ flat_price_before_discount_vat: '600000' }, null))).toBeNull()
})
