import { expect, test } from 'vitest'
import { aboAccountOrder, aboCurrency, aboRecord } from './abo-values.ts'

// 19-2000145399, as people and as some banks write it.
const plain = '0000192000145399'
const inner = '9394200015000019'

test('a day is six digits and nothing else', () => {
  expect(aboRecord('201126').day(1)).toBe('2026-11-20')
  expect(['000000', ' 11126', '20 126', '2011'].map((line) => aboRecord(line).day(1))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('accounts are in the order in which more of them are valid, and in the plain one where none says more', () => {
  expect(aboAccountOrder([plain])).toBe('plain')
  expect(aboAccountOrder([inner])).toBe('inner')
  expect(aboAccountOrder([plain, inner])).toBe('plain')
  expect(aboAccountOrder([])).toBe('plain')
})

test('an account counts as valid with its prefix and its number, and when it is whole', () => {
  // A valid prefix before a number that is none, and a short number, say nothing.
  expect(aboAccountOrder(['0000192000145398', inner])).toBe('inner')
  expect(aboAccountOrder(['0000000019', '0000000019', inner])).toBe('inner')
})

test('a code that is no currency is none, though it ends like one; an unknown one is another', () => {
  const codes = ['0203', '0978', '1203', '0000', '', '0999']
  expect(codes.map(aboCurrency)).toEqual(['CZK', 'EUR', null, null, null, undefined])
})
