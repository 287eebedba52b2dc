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

test('a unit on no floor, and one outside of buildings, are places too', () => {
  const { units } = samplePlaces({ 'Dům A': { '1': ['A.1.01', 'A.0', 'V.1'] } })
  const [onFloor, inBuilding, outside] = units.map((unit) => ({
    ...unit,
    building: 'Dům A',
    floor: '1',
  }))
  if (!onFloor || !inBuilding || !outside) throw new Error('the sample has three')
  const told = [
    onFloor,
    { ...inBuilding, floorId: null, floor: '' },
    { ...outside, buildingId: null, building: '', floorId: null, floor: '' },
  ]
  expect(placesOfUnits(told)).toMatchObject({
    buildings: [{ name: 'Dům A' }],
    floors: [{ number: '1' }],
    units: told.map(({ number, buildingId, floorId }) => ({ number, buildingId, floorId })),
  })
})
