import { expect, test } from 'vitest'
import { normaliseNumber } from './normalise-number.ts'

test.each([
  ['A.1.05', 'a1.5', 'a105'],
  ['a-01_005', 'a1.5', 'a01005'],
  ['Á 1/05', 'a1.5', 'a105'],
  ['A105', 'a105', 'a105'],
  ['A.G01', 'a.g1', 'ag01'],
  ['007', '7', '007'],
  ['0', '0', '0'],
  ['Ateliér č. 3', 'atelier.c3', 'atelierc3'],
  ['', '', ''],
])('the number %j has the key %j and the text %j', (number, key, compact) => {
  expect(normaliseNumber(number)).toMatchObject({ key, compact })
})

test('what stands apart is not what stands together', () => {
  const keys = ['A.1.05', 'A.10.5', 'A.105', 'A.1.15', 'A.11.5'].map(
    (number) => normaliseNumber(number).key,
  )
  expect(new Set(keys).size).toBe(5)
})
