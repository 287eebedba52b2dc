import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { placeChoices } from './place-choices.ts'

const unit = (id: number, building: number, floor: number) =>
  sampleUnit({
    ...{ id, building: `House ${building}`, floor: `${floor}` },
    buildingId: buildingIdSchema.parse(building),
    floorId: floorIdSchema.parse(building * 10 + floor),
  })

test('places are offered in the order of the pricelist, with how many units they have', () => {
  const { buildings, floors } = placeChoices([unit(1, 2, 1), unit(2, 1, 1), unit(3, 2, 1)])
  expect(buildings.map(({ name, count }) => [name, count])).toEqual([
    ['House 2', 2],
    ['House 1', 1],
  ])
  expect(floors.map(({ name, count }) => [name, count])).toEqual([
    ['House 2 · 1', 2],
    ['House 1 · 1', 1],
  ])
})

test('in a project of one building a floor needs no building before it', () => {
  expect(placeChoices([unit(1, 1, 3)]).floors.map(({ name }) => name)).toEqual(['3'])
})
