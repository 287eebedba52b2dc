import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { sampleUnit } from '../testing/sample-unit.ts'
import { arrangePlan } from './arrange-plan.ts'
import {
  boxBetween,
  type Direction,
  lastUnit,
  nextUnit,
  unitsAround,
  unitsOfHouse,
  unitsOfRow,
  unitsOfStack,
  unitsWithin,
} from './select-cells.ts'
import { stackingPlan } from './stacking-plan.ts'
import { anyUnits } from './testing/any-units.ts'

const cell = { width: 50, height: 30 }

/** Three floors of four flats, and two parking places. */
const house = () => {
  const units = [3, 2, 1].flatMap((floor) =>
    [1, 2, 3, 4].map((place) =>
      sampleUnit({
        id: floor * 100 + place,
        number: `A.${floor}0${place}`,
        floor: String(floor),
        floorId: floorIdSchema.parse(floor),
      }),
    ),
  )
  const parking = [1, 2].map((id) => sampleUnit({ id, number: `A.G${id}`, typeCode: 2 }))
  const plan = arrangePlan(stackingPlan([...units, ...parking]), cell, 2_000)
  const id = (number: number) => {
    const found = plan.cells.find(({ unit }) => unit.id === number)
    if (!found) throw new Error(`there is no unit ${number}`)
    return found.unit.id
  }
  return { plan, id }
}

test('from one corner to the other, every unit between them', () => {
  const { plan, id } = house()
  expect(unitsAround(plan, [id(203), id(102)])).toEqual([202, 203, 102, 103])
  expect(unitsAround(plan, [id(301)])).toEqual([301])
})

test('a rectangle is drawn from any corner to the other', () => {
  const box = { x: 2, y: 7, width: 3, height: 2 }
  expect(boxBetween({ x: 5, y: 7 }, { x: 2, y: 9 })).toEqual(box)
  expect(boxBetween({ x: 2, y: 9 }, { x: 5, y: 7 })).toEqual(box)
})

test('a floor, a group, a stack and a house as a whole', () => {
  const { plan, id } = house()
  expect(unitsOfRow(plan, id(203))).toEqual([201, 202, 203, 204])
  expect(unitsOfRow(plan, id(2))).toEqual([1, 2])
  expect(unitsOfStack(plan, id(203))).toEqual([303, 203, 103])
  expect(unitsOfStack(plan, id(2))).toEqual([2])
  expect(unitsOfHouse(plan, id(203))).toEqual(
    [3, 2, 1].flatMap((floor) => [1, 2, 3, 4].map((place) => floor * 100 + place)),
  )
  expect(unitsOfHouse(plan, id(2))).toEqual([2])
})

test('arrows lead to the neighbour, and stay where there is none', () => {
  const { plan, id } = house()
  expect(nextUnit(plan, id(203), 'left')).toBe(202)
  expect(nextUnit(plan, id(203), 'up')).toBe(303)
  expect(nextUnit(plan, id(303), 'up')).toBe(303)
  expect(nextUnit(plan, id(204), 'right')).toBe(204)
  expect(nextUnit(plan, id(101), 'down')).toBe(1)
  expect(nextUnit(plan, id(2), 'up')).toBe(101)
  const elsewhere = sampleUnit({ id: 999 }).id
  expect(nextUnit(plan, elsewhere, 'left')).toBe(elsewhere)
  expect(lastUnit(plan, id(203), 'left')).toBe(201)
  expect(lastUnit(plan, id(301), 'down')).toBe(1)
})

test('from a flat down lead the places of its own house, not the flats of the one below', () => {
  const house = (letter: string, at: number) => [
    sampleUnit({
      id: at,
      number: `${letter}.101`,
      building: letter,
      buildingId: buildingIdSchema.parse(at),
      floorId: floorIdSchema.parse(at),
    }),
    sampleUnit({
      id: at + 1,
      number: `${letter}.G1`,
      building: letter,
      buildingId: buildingIdSchema.parse(at),
      typeCode: 2,
    }),
  ]
  const [above, below] = [house('A', 10), house('B', 20)]
  const buildings = stackingPlan([...above, ...below])
  const plan = arrangePlan(buildings, { width: 150, height: 76 }, 600)
  const [flat, place] = above
  if (!flat || !place) throw new Error('two units are needed')
  expect(nextUnit(plan, flat.id, 'down')).toBe(place.id)
})

const directions: readonly Direction[] = ['left', 'right', 'up', 'down']

test('an arrow never turns back, so that it ends somewhere', () => {
  fc.assert(
    fc.property(anyUnits, fc.constantFrom(...directions), (units, direction) => {
      const plan = arrangePlan(stackingPlan(units), cell, 900)
      for (const { unit } of plan.cells) {
        const end = lastUnit(plan, unit.id, direction)
        expect(nextUnit(plan, end, direction)).toBe(end)
      }
    }),
    { numRuns: 30 },
  )
})

test('what two cells span has both of them, whichever comes first', () => {
  fc.assert(
    fc.property(anyUnits, fc.nat(), fc.nat(), (units, a, b) => {
      const plan = arrangePlan(stackingPlan(units), cell, 900)
      const [from, to] = [units[a % units.length], units[b % units.length]]
      if (!from || !to) return
      const between = unitsAround(plan, [from.id, to.id])
      expect(between).toContain(from.id)
      expect(between).toContain(to.id)
      expect(unitsAround(plan, [to.id, from.id])).toEqual(between)
    }),
  )
})

test('a rectangle around everything has every unit once', () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      const plan = arrangePlan(stackingPlan(units), cell, 900)
      const all = unitsWithin(plan, { x: 0, y: 0, width: plan.width, height: plan.height })
      expect([...all].sort((a, b) => a - b)).toEqual(units.map(({ id }) => id))
    }),
  )
})
