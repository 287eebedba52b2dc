import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { unitsByNumber, unitsByNumberIn } from './units-by-number.ts'

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

const ofFloors = ['1.1', '1.10', '1.2', 'A.1'].map((number, id) =>
  sampleUnit({ id: id + 1, number }),
)
const inTable = (...numbers: string[]) => {
  const { find } = unitsByNumberIn(numbers, ofFloors)
  return numbers.map((number) => find(number).map((unit) => unit.number))
}

test('a number whose last zeros a spreadsheet may have cut names every unit that it may be', () => {
  expect(inTable('1.1', '1.2')).toEqual([['1.1', '1.10'], ['1.2']])
  expect(inTable('1,1')).toEqual([['1.1', '1.10']])
  expect(inTable('1.3', 'A.1', 'A.10')).toEqual([[], ['A.1'], []])
})

test('a number whose last zero may have been cut names no unit where the project has no other one like it', () => {
  const { find } = unitsByNumberIn(
    ['1.1', '1.09'],
    ['1.09', '1.10'].map((number, id) => sampleUnit({ id: id + 1, number })),
  )
  // The table may mean a unit 1.1, of which this project knows nothing.
  expect(['1.1', '1.09'].map((number) => find(number).map((unit) => unit.number))).toEqual([
    [],
    ['1.09'],
  ])
})

test('a table in which a number ends with a zero has kept them all', () => {
  expect(inTable('1.1', '1.10')).toEqual([['1.1'], ['1.10']])
  expect(inTable('1.1', '3.20')).toEqual([['1.1'], []])
})
