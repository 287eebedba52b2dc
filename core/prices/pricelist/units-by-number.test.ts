import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { unitsByNumber } from './units-by-number.ts'

const numbers = ['A.101', '007', '1.02', '1.2', 'B 12', 'b12']
const found = unitsByNumber(numbers.map((number, index) => sampleUnit({ id: index + 1, number })))
const find = (number: string) => found.find(number).map((unit) => unit.number)

test.each([
  ['A.101', ['A.101']],
  [' a.101 ', ['A.101']],
  ['7', ['007']],
  ['007', ['007']],
  ['1.02', ['1.02']],
  ['1.2', ['1.2']],
  ['B\u00a012', ['B 12', 'b12']],
  ['B 12', ['B 12']],
  ['B 13', []],
  ['', []],
])('the number %j names %j', (number, units) => {
  expect(find(number)).toEqual(units)
})
