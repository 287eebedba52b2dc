import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { readNamePart } from '../name-part.ts'
import { numberFloors } from './house-floors.ts'

const buildingId = buildingIdSchema.parse(1)
const houseOf = (numbers: readonly string[]) =>
  numberFloors(
    numbers.map((number, index) => ({ id: floorIdSchema.parse(index + 1), buildingId, number })),
  ).get(buildingId)

const found = (name: string, numbers: readonly string[]) =>
  readNamePart(name).floors.map((mention) =>
    houseOf(numbers)
      ?.find(mention)
      .map((id) => numbers[id - 1]),
  )

test.each([
  ['2NP', [['2']]],
  ['2.NP', [['2']]],
  ['3. nadzemní podlaží', [['3']]],
  ['1. podzemní podlaží', [['-1']]],
  ['podlaží 2', [['2']]],
  ['floor 2', [['2']]],
  ['2nd floor', [['2']]],
  ['2nd floor plan', [['2']]],
  ['unit 2 floor plan', []],
  ['1PP', [['-1']]],
  ['PP01', [['-1']]],
  ['podlaží -1', [['-1']]],
  ['suterén', [['-1']]],
  ['přízemí', [['1']]],
  ['II.NP', [['2']]],
  ['1NP a 2NP', [['1'], ['2']]],
  ['1.-3.NP', [['1'], ['3']]],
  ['9NP', [[]]],
  ['2. patro', [['3', '2']]],
])('in a house of floors from 1 on %s is %j', (name, floors) => {
  expect(found(name, ['-1', '1', '2', '3'])).toEqual(floors)
})

test.each([
  ['přízemí', [['0']]],
  ['1. patro', [['1']]],
  ['2NP', [['1', '2']]],
  ['1PP', [['-1']]],
])('in a house with a floor 0 %s is %j', (name, floors) => {
  expect(found(name, ['-1', '0', '1', '2'])).toEqual(floors)
})

test('floors that are written out are found as well', () => {
  expect(found('2NP', ['1.PP', '1.NP', '2.NP'])).toEqual([['2.NP']])
  expect(found('1PP', ['1.PP', '1.NP', '2.NP'])).toEqual([['1.PP']])
})
