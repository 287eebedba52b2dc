import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNatural } from './natural-order.ts'

test('pictures are in the order in which people count', () => {
  const names = ['A_10', 'A_2', 'Č', 'A_1', 'D', 'C', 'A_02', 'a_3']
  expect(names.toSorted(compareNatural)).toEqual([
    'A_1',
    'A_02',
    'A_2',
    'a_3',
    'A_10',
    'C',
    'Č',
    'D',
  ])
})

test('the order is one and the same from every start', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'A', '0', '1', '2', '_', 'č'), maxLength: 5 })
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNatural(a, b))).toBe(-Math.sign(compareNatural(b, a)) + 0)
      expect(compareNatural(a, b) === 0).toBe(a === b)
    }),
  )
})
