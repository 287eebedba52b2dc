import { expect, test } from 'vitest'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces, targetKey } from './place-index.ts'

const index = indexPlaces(
  samplePlaces({
    B: { '1': ['B.10', 'B.2'] },
    A: { '-1': ['A.S1'], '10': ['A.1001'], '2': ['A.201'] },
  }),
)

test('buildings and units stand in the order of their names, floors from the top down', () => {
  expect(index.places.buildings.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(index.places.units.map(({ number }) => number)).toEqual([
    'A.201',
    'A.1001',
    'A.S1',
    'B.2',
    'B.10',
  ])
  expect(index.places.floors.map(({ number }) => number)).toEqual(['10', '2', '1', '-1'])
})

test('floors that are no numbers are ordered by their names', () => {
  const { places } = indexPlaces(samplePlaces({ A: { '1.PP': [], '2.NP': [], '10.NP': [] } }))
  expect(places.floors.map(({ number }) => number)).toEqual(['10.NP', '2.NP', '1.PP'])
})

test('a unit and a floor of one id are two places', () => {
  const [unit] = index.places.units
  const [floor] = index.places.floors
  if (!unit || !floor) throw new Error('the sample has both')
  expect(targetKey({ kind: 'unit', id: unit.id })).not.toBe(
    targetKey({ kind: 'floor', id: floor.id }),
  )
})
