import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { arrangePlan, type Box } from './arrange-plan.ts'
import { canZoom, detailOf, fitCells, leastCell, mostCell, zoomCells } from './fit-cells.ts'
import { stackingPlan } from './stacking-plan.ts'
import { anyUnits } from './testing/any-units.ts'

const anyCell = fc.record({
  width: fc.integer({ min: leastCell.width, max: mostCell.width }),
  height: fc.integer({ min: leastCell.height, max: mostCell.height }),
})

// Sums of fractions may be apart by less than anybody sees.
const hair = 0.001

const overlap = (a: Box, b: Box): boolean =>
  a.x + hair < b.x + b.width &&
  b.x + hair < a.x + a.width &&
  a.y + hair < b.y + b.height &&
  b.y + hair < a.y + a.height

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x + hair >= outer.x &&
  inner.y + hair >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + hair &&
  inner.y + inner.height <= outer.y + outer.height + hair

test('every unit has a cell of its own, in its house, and none lies over another', () => {
  fc.assert(
    fc.property(anyUnits, anyCell, fc.integer({ min: 200, max: 3_000 }), (units, cell, width) => {
      const plan = arrangePlan(stackingPlan(units), cell, width)
      expect(plan.cellOf.size).toBe(units.length)
      for (const [index, one] of plan.cells.entries()) {
        expect(isInside(one, { x: 0, y: 0, width: plan.width, height: plan.height })).toBe(true)
        expect(plan.cells.slice(index + 1).some((other) => overlap(one, other))).toBe(false)
      }
      for (const building of plan.buildings) {
        const cells = building.floors.flatMap((floor) => floor.cells)
        expect(cells.every((one) => isInside(one, building))).toBe(true)
        for (const group of building.groups) {
          expect(isInside(group, building)).toBe(true)
          expect(group.lines.flat().every((one) => isInside(one, group))).toBe(true)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('many parking places stand in lines below each other, within their house', () => {
  const places = Array.from({ length: 14 }, (_place, index) =>
    sampleUnit({ id: index + 1, number: `G${index + 1}`, typeCode: 2 }),
  )
  const { buildings } = arrangePlan(stackingPlan(places), { width: 50, height: 30 }, 900)
  const [group] = buildings[0]?.groups ?? []
  const lines = group?.lines ?? []
  expect(lines.map((line) => line.length)).toEqual([6, 6, 2])
  const tops = lines.map(([first]) => first?.y ?? 0)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(group && lines.flat().every((one) => isInside(one, group))).toBe(true)
})

test('houses beside each other stand on common ground', () => {
  fc.assert(
    fc.property(anyUnits, anyCell, (units, cell) => {
      const { buildings } = arrangePlan(stackingPlan(units), cell, 100_000)
      expect(new Set(buildings.map(({ ground }) => ground.y)).size).toBeLessThanOrEqual(1)
    }),
  )
})

test('cells are as large as the window lets them be, and no smaller than they can be read', () => {
  fc.assert(
    fc.property(
      anyUnits,
      fc.record({
        width: fc.integer({ min: 300, max: 3_000 }),
        height: fc.integer({ min: 200, max: 2_000 }),
      }),
      (units, room) => {
        const buildings = stackingPlan(units)
        const cell = fitCells(buildings, room)
        const plan = arrangePlan(buildings, cell, room.width)
        const isLeast = cell.width === leastCell.width && cell.height === leastCell.height
        expect(isLeast || (plan.width <= room.width && plan.height <= room.height)).toBe(true)
      },
    ),
  )
})

test.each([
  [25, 13, 'colour'],
  [26, 12, 'colour'],
  [26, 13, 'number'],
  [51, 30, 'number'],
  [52, 29, 'number'],
  [52, 30, 'value'],
  [95, 50, 'value'],
  [96, 49, 'value'],
  [96, 50, 'whole'],
])('in a cell of %d by %d its %s is read', (width, height, detail) => {
  expect(detailOf({ width, height })).toBe(detail)
})

test('zooming goes on as long as the width or the height of a cell can', () => {
  const wide = { width: mostCell.width, height: leastCell.height }
  const high = { width: leastCell.width, height: mostCell.height }
  const both = [1, -1] as const
  const can = [leastCell, wide, high, mostCell].map((cell) => both.map((to) => canZoom(cell, to)))
  expect(can).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [false, true],
  ])
})

test('zooming in and out stays between the smallest and the largest cell, and shows never less when larger', () => {
  const details = ['colour', 'number', 'value', 'whole']
  fc.assert(
    fc.property(anyCell, (cell) => {
      const larger = zoomCells(cell, 1)
      expect(canZoom(cell, 1)).toBe(larger.width > cell.width || larger.height > cell.height)
      expect(details.indexOf(detailOf(larger))).toBeGreaterThanOrEqual(
        details.indexOf(detailOf(cell)),
      )
      expect(zoomCells(mostCell, 1)).toEqual(mostCell)
      expect(zoomCells(leastCell, -1)).toEqual(leastCell)
    }),
  )
})
