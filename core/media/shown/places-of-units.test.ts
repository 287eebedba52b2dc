import { expect, test } from 'vitest'
import { samplePlaces } from '../testing/sample-places.ts'
import { placesOfUnits } from './places-of-units.ts'

test('a pricelist tells the tree in which its units stand', () => {
  const places = samplePlaces({
    'Dům A': { '1': ['A.1.01', 'A.1.02'], '2': ['A.2.01'] },
    'Dům B': { '1': ['B.1.01'] },
  })
  const units = places.units.map((unit) => ({
    ...unit,
    building: places.buildings.find(({ id }) => id === unit.buildingId)?.name ?? '',
    floor: places.floors.find(({ id }) => id === unit.floorId)?.number ?? '',
  }))
  expect(placesOfUnits(units)).toEqual(places)
})
