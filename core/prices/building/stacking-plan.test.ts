import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { ofTypes } from './of-types.ts'
import { type PlanBuilding, placeName, stackingPlan } from './stacking-plan.ts'
import { anyUnits, shuffledUnits } from './testing/any-units.ts'

const flat = (
  number: string,
  floor: string,
  given: Partial<Omit<Unit, 'id'>> & { readonly id?: number } = {},
) =>
  sampleUnit({
    ...given,
    id: given.id ?? Number(number.replace(/\D/gu, '')),
    number,
    floor,
    floorId: floorIdSchema.parse(100 + Number.parseInt(floor, 10) || 99),
  })

const unitsOf = ({ floors, apart }: PlanBuilding): Unit[] => [
  ...floors.flatMap(({ cells }) => cells.map(({ unit }) => unit)),
  ...apart.flatMap(({ units }) => units),
]

test('every unit stands exactly once', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      const standing = stackingPlan(units).flatMap(unitsOf)
      expect(standing.map(({ id }) => id).sort((a, b) => a - b)).toEqual(units.map(({ id }) => id))
    }),
  )
})

test('no two units of a floor stand in one place', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      for (const { floors, columns } of stackingPlan(units)) {
        for (const { cells } of floors) {
          const taken = cells.map(({ column }) => column)
          expect(new Set(taken).size).toBe(taken.length)
          expect(taken.every((column) => column >= 0 && column < columns)).toBe(true)
        }
      }
    }),
  )
})

test('the order in which a pricelist names its units changes nothing', () => {
  fc.assert(
    fc.property(shuffledUnits, ([units, shuffled]) => {
      expect(stackingPlan(shuffled)).toEqual(stackingPlan(units))
    }),
  )
})

test('floors go from the roof down to the cellar, and those whose name says nothing come last', () => {
  const names = ['2. NP', '-1', 'Podkroví', '1. PP', '10. NP', 'Přízemí', 'Galerie']
  const units = names.map((floor, index) =>
    flat(`A.${index + 1}01`, floor, { floorId: floorIdSchema.parse(index + 1) }),
  )
  const named = units.map((unit, index) => ({ ...unit, floorId: floorIdSchema.parse(index + 1) }))
  const [house] = stackingPlan(named)
  const order = house?.floors.map(({ name }) => name) ?? []
  expect(order.slice(0, 4)).toEqual(['Podkroví', '10. NP', '2. NP', 'Přízemí'])
  expect(order.slice(4)).toEqual(['1. PP', '-1', 'Galerie'])
})

test('what the names leave open is in the order of the IDs, floors as well as units', () => {
  const unit = (id: number, floorId: number) => ({
    ...flat('A.101', 'Galerie', { id }),
    floorId: floorIdSchema.parse(floorId),
  })
  for (const units of [
    [unit(1, 7), unit(2, 7), unit(3, 8)],
    [unit(3, 8), unit(2, 7), unit(1, 7)],
  ]) {
    const [house] = stackingPlan(units)
    expect(house?.floors.map(({ cells }) => cells.map(({ unit: { id } }) => id))).toEqual([
      [3],
      [1, 2],
    ])
  }
})

test('units stand in the order of their places, which their numbers alone need not have', () => {
  const [house] = stackingPlan([flat('A.105', '1'), flat('B.102', '1', { id: 2 })])
  expect(house?.floors[0]?.cells.map(({ unit }) => unit.number)).toEqual(['B.102', 'A.105'])
  expect(house && [0, 3].map((column) => placeName(house, column))).toEqual(['02', '05'])
})

test('units above each other share a column, also where a floor has fewer of them', () => {
  const [house] = stackingPlan([
    flat('A.101', '1'),
    flat('A.102', '1'),
    flat('A.103', '1'),
    flat('A.202', '2'),
    flat('A.203', '2'),
  ])
  expect(house?.columns).toBe(3)
  expect(house?.beginning).toBe('A.')
  expect(house?.floors.map(({ cells }) => cells.map(({ column }) => column))).toEqual([
    [1, 2],
    [0, 1, 2],
  ])
})

test('where numbers run on through the house, units stand side by side in their order', () => {
  const units = Array.from({ length: 30 }, (_unit, index) =>
    flat(`${index + 1}`, String(1 + Math.floor(index / 10))),
  )
  const [house] = stackingPlan(units)
  expect(house?.columns).toBe(10)
  expect(house?.floors[0]?.cells.map(({ unit }) => unit.number).slice(0, 2)).toEqual(['21', '22'])
})

test('garages and cellars stand apart, and so do units outside of the floors', () => {
  const [house] = stackingPlan([
    flat('A.101', '1'),
    flat('A.G1', '-1', { id: 2, typeCode: 2 }),
    flat('A.G10', '-1', { id: 3, typeCode: 5 }),
    flat('A.G9', '-1', { id: 4, typeCode: 4 }),
    flat('A.S1', '-1', { id: 5, typeCode: 3 }),
    { ...flat('A.X', '', { id: 6 }), floorId: null },
  ])
  expect(house?.floors).toHaveLength(1)
  expect(house?.apart.map(({ kind, units }) => [kind, units.map(({ number }) => number)])).toEqual([
    ['garage', ['A.G1', 'A.G9', 'A.G10']],
    ['cellar', ['A.S1']],
    ['other', ['A.X']],
  ])
})

test('a choice of types leaves out whole groups, and never a unit of a wanted type', () => {
  fc.assert(
    fc.property(anyUnits, fc.constantFrom(1, 2, 3, 8), (units, type) => {
      const isWanted = ({ typeCode }: Unit) => typeCode === type
      const plan = ofTypes(stackingPlan(units), isWanted)
      const standing = plan.flatMap(unitsOf)
      expect(new Set(standing.filter(isWanted)).size).toBe(units.filter(isWanted).length)
      for (const { floors, apart } of plan) {
        expect(floors.length + apart.length).toBeGreaterThan(0)
        for (const group of apart) expect(group.units.some(isWanted)).toBe(true)
      }
    }),
  )
})

test('houses stand in the order of their names, and units outside of houses come last', () => {
  const house = (id: number | null, building: string) =>
    sampleUnit({
      id: 100 - (id ?? 99),
      building,
      buildingId: id === null ? null : buildingIdSchema.parse(id),
    })
  const units = [house(null, ''), house(1, 'Dům 10'), house(2, 'Dům 9'), house(3, 'Dům 9')]
  expect(stackingPlan(units).map(({ key, name }) => `${key} ${name}`)).toEqual([
    '2 Dům 9',
    '3 Dům 9',
    '1 Dům 10',
    'null ',
  ])
})
