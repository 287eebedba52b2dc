import { expect, test } from 'vitest'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { aboveTargets, parentRow, placeTree, treeRows } from './tree-rows.ts'

const index = indexPlaces(
  samplePlaces({ Áčko: { '1': ['A.11', 'A.12'], '2': ['A.21'] }, Béčko: { '1': ['B.11'] } }),
)
const tree = placeTree(index)
const all = new Set(['building 1', 'building 2', 'floor 1', 'floor 2', 'floor 3'])
const nameOf = ({ target }: { target: (typeof tree)[number]['target'] }) =>
  target.kind === 'unit'
    ? index.units.get(target.id)?.number
    : target.kind === 'floor'
      ? index.floors.get(target.id)?.number
      : index.buildings.get(target.id)
const names = (search: string, open = all) => treeRows(tree, { open, search }).map(nameOf)

test('buildings, their floors from the top, their units', () => {
  expect(names('')).toEqual(['Áčko', '2', 'A.21', '1', 'A.11', 'A.12', 'Béčko', '1', 'B.11'])
})

test('a unit on no floor stands in its building, and one outside of buildings by itself', () => {
  const places = samplePlaces({ Áčko: { '1': ['A.11', 'A.0', 'V.1'] } })
  const [onFloor, inBuilding, outside] = places.units
  if (!onFloor || !inBuilding || !outside) throw new Error('the sample has three')
  const units = [
    onFloor,
    { ...inBuilding, floorId: null },
    { ...outside, buildingId: null, floorId: null },
  ]
  const odd = indexPlaces({ ...places, units })
  const rows = treeRows(placeTree(odd), { open: all, search: '' })
  expect(rows.map(({ key, level }) => [key, level])).toEqual([
    ['building 1', 1],
    ['floor 1', 2],
    [`unit ${onFloor.id}`, 3],
    [`unit ${inBuilding.id}`, 2],
    [`unit ${outside.id}`, 1],
  ])
  const above = (id: typeof outside.id) => aboveTargets(odd, [{ kind: 'unit', id }])
  expect([inBuilding, outside].map(({ id }) => above(id))).toEqual([['building 1'], []])
})

test('what is closed hides what is below it', () => {
  const open = new Set(['building 2'])
  expect(names('', open)).toEqual(['Áčko', 'Béčko', '1'])
  expect(treeRows(tree, { open, search: '' })[0]?.isOpen).toBe(false)
})

test('a place is seen when all above it is open', () => {
  const unit = index.places.units.find(({ number }) => number === 'B.11')
  const floor = index.places.floors[0]
  if (!unit || !floor) throw new Error('the sample has both')
  const open = new Set(aboveTargets(index, [{ kind: 'unit', id: unit.id }]))
  expect(names('', open)).toEqual(['Áčko', 'Béčko', '1', 'B.11'])
  expect(aboveTargets(index, [{ kind: 'floor', id: floor.id }])).toHaveLength(1)
  expect(aboveTargets(index, [{ kind: 'building', id: floor.buildingId }])).toEqual([])
})

test('a search shows what it finds with all that it is part of, though it is closed', () => {
  expect(names('a.12', new Set())).toEqual(['Áčko', '1', 'A.12'])
  expect(names('becko')).toEqual(['Béčko', '1', 'B.11'])
  expect(names('c.1')).toEqual([])
})

test('a place is part of the one above it', () => {
  const rows = treeRows(tree, { open: all, search: '' })
  expect([2, 1, 5, 0].map((at) => parentRow(rows, at))).toEqual([1, 0, 3, 0])
})
