import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { homesForSale, isTakenHome, unitGroups } from './pace-groups.ts'

test('homes that are taken or can be are stock, whatever else is sold is none', () => {
  const units = [
    sampleUnit({ id: 1, statusCode: 0 }),
    sampleUnit({ id: 2, statusCode: 3 }),
    sampleUnit({ id: 3, statusCode: 4 }),
    sampleUnit({ id: 4, statusCode: null }),
    sampleUnit({ id: 5, statusCode: 99 }),
    sampleUnit({ id: 6, floorId: null, floor: '' }),
  ]
  expect(homesForSale(units).map(({ id }) => id)).toEqual([1, 2, 4, 5])
  expect(units.filter(isTakenHome).map(({ id }) => id)).toEqual([2])
})

test('homes are looked at by layout and by building, where there are several that have a name', () => {
  const groups = unitGroups([
    sampleUnit({ id: 1, disposition: '10+kk', building: 'A' }),
    sampleUnit({ id: 2, disposition: '2+kk', building: 'A' }),
    sampleUnit({ id: 3, disposition: '2+kk', building: 'A' }),
    sampleUnit({ id: 4, disposition: null, building: 'A' }),
    sampleUnit({ id: 5, disposition: '', building: '' }),
  ])
  expect(groups.map(({ kind, name, units }) => [kind, name, units.map(({ id }) => id)])).toEqual([
    ['layout', '2+kk', [2, 3]],
    ['layout', '10+kk', [1]],
  ])
  const two = [sampleUnit({ id: 1, building: 'B' }), sampleUnit({ id: 2, building: 'A' })]
  expect(unitGroups(two).map(({ kind, name }) => [kind, name])).toEqual([
    ['building', 'A'],
    ['building', 'B'],
  ])
})
