import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { placeChoices, shapeChoices } from './place-choices.ts'

const unit = (id: number, building: number, floor: number) =>
  sampleUnit({
    id,
    building: `House ${building}`,
    floor: `${floor}`,
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

test('layouts and orientations are offered by name; a unit that looks two ways counts for both', () => {
  const looking = (id: number, disposition: string | null, flat_orientation: string) =>
    sampleUnit({ id, disposition, attributes: { flat_orientation } })
  const { layouts, orientations } = shapeChoices([
    looking(1, '3+kk', 'J, Z'),
    looking(2, '2+kk', 'z'),
    looking(3, null, ''),
  ])
  expect(layouts.map(({ name, count }) => [name, count])).toEqual([
    ['2+kk', 1],
    ['3+kk', 1],
  ])
  expect(orientations.map(({ name, count }) => [name, count])).toEqual([
    ['J', 1],
    ['Z', 2],
  ])
})
