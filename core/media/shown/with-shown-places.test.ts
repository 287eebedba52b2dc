import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { PlaceMedia } from './place-media.ts'
import { withShownPlaces } from './with-shown-places.ts'

const building = (id: number) => buildingIdSchema.parse(id)
const floor = (id: number) => floorIdSchema.parse(id)
const onPlan = { plans: [], coordinates: [] }
const tree = {
  buildings: [{ id: building(1), name: 'A' }],
  floors: [{ id: floor(11), buildingId: building(1), number: '1' }],
  units: [],
}
const floorOf = (id: number, more: { buildingId?: number; number?: string }): PlaceMedia => ({
  kind: 'floor',
  id: floor(id),
  ...onPlan,
  ...(more.number === undefined ? {} : { number: more.number }),
  ...(more.buildingId === undefined ? {} : { buildingId: building(more.buildingId) }),
})

test('a floor and a building without units are places too', () => {
  const shown: PlaceMedia[] = [
    { kind: 'building', id: building(2), name: 'Garáže', ...onPlan },
    floorOf(21, { buildingId: 2, number: '-1' }),
    floorOf(12, { buildingId: 1, number: '2' }),
  ]
  expect(withShownPlaces(tree, shown)).toEqual({
    buildings: [tree.buildings[0], { id: 2, name: 'Garáže' }],
    floors: [
      tree.floors[0],
      { id: 21, buildingId: 2, number: '-1' },
      { id: 12, buildingId: 1, number: '2' },
    ],
    units: [],
  })
})

test('what units tell of a place stays as they tell it', () => {
  const shown: PlaceMedia[] = [
    { kind: 'building', id: building(1), name: 'Other', ...onPlan },
    floorOf(11, { buildingId: 1, number: '9' }),
  ]
  expect(withShownPlaces(tree, shown)).toEqual(tree)
})

test('a place without a name, or in a house that nobody knows, is none', () => {
  const shown: PlaceMedia[] = [
    { kind: 'building', id: building(2), ...onPlan },
    floorOf(21, { buildingId: 2, number: '1' }),
    floorOf(12, { buildingId: 1 }),
    floorOf(13, { number: '3' }),
  ]
  expect(withShownPlaces(tree, shown)).toEqual(tree)
})
