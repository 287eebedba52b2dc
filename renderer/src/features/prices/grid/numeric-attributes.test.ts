import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { numberOf, numericAttributes } from './numeric-attributes.ts'

const unit = (attributes: Record<string, string>) => ({ attributes }) as Unit

test.each([
  ['5.5', 5.5],
  ['5,5', 5.5],
  ['-12', -12],
  ['0', 0],
  ['0,25', 0.25],
  ['007', null],
  ['S, V', null],
  ['', null],
  ['1e9', null],
])('the attribute %j is the number %j', (text, number) => {
  expect(numberOf(text)).toBe(number)
})

test('an attribute is a column of numbers when every unit that has it has a number', () => {
  const units = [
    unit({ balcony: '9', orientation: 'S', cellar: '12' }),
    unit({ balcony: '', orientation: 'J', cellar: 'K-12' }),
    unit({ balcony: '3.4' }),
  ]
  expect([...numericAttributes(units)]).toEqual(['balcony'])
})
