import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { noFilters, toggleValues } from '#core/prices/filters/column-filters'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { clearLens } from '../grid/price-lens.ts'
import { valueOptions } from './value-options.ts'

const t = ((key: string) => key) as TFunction

const unit = (id: number, building: number, floor: number) =>
  sampleUnit({
    id,
    building: `House ${building}`,
    floor: `${floor}`,
    buildingId: buildingIdSchema.parse(building),
    floorId: floorIdSchema.parse(building * 100 + floor + 10),
  })
const units = [unit(1, 1, 2), unit(2, 1, 10), unit(3, 2, 2), unit(4, 2, -1)]
const options = (column: string, filters = noFilters) =>
  valueOptions({ units, filters, lens: clearLens, column, t })

test('floors of the same name are one choice, in the order of a house', () => {
  expect(options('floor').map(({ name, values, count }) => [name, values.length, count])).toEqual([
    ['-1', 1, 1],
    ['2', 2, 2],
    ['10', 1, 1],
  ])
})

test('a building is counted beside the floors that are chosen, and its own choice does not count', () => {
  const second = options('floor').find(({ name }) => name === '2')?.values ?? []
  const filters = toggleValues(toggleValues(noFilters, 'floor', second), 'building', ['1'])
  expect(options('building', filters).map(({ name, count }) => [name, count])).toEqual([
    ['House 1', 1],
    ['House 2', 1],
  ])
})
