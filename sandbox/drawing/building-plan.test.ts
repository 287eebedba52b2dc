import { expect, test } from 'vitest'
import { drawBuildingPlan } from './building-plan.ts'
import { contains, overlaps } from './geometry.ts'
import { decodePng } from './testing/decode-png.ts'

const houses = [
  ['Dům A', [1, 2, 3, 4, 5, 6, 7, 8, -1], 9],
  ['Vila 1', [1, 2, 3, -1], 3],
  ['Dům 07', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -1, -2], 25],
  ['Garáže', [-1], 1],
] as const

test.each(houses)(
  'every floor of %s has its own place, the higher the nearer to the roof',
  (name, floors, flatsPerFloor) => {
    const { floors: placed, png } = drawBuildingPlan({ name, floors, flatsPerFloor })
    const picture = { x1: 0, y1: 0, x2: 1024, y2: 768 }
    expect(placed.map(({ floor }) => floor)).toEqual([...floors].sort((a, b) => b - a))
    placed.forEach(({ coordinates }, index) => {
      expect(contains(picture, coordinates)).toBe(true)
      expect(Object.values(coordinates).every(Number.isInteger)).toBe(true)
      const below = placed.slice(index + 1)
      expect(below.every((other) => other.coordinates.y1 >= coordinates.y2)).toBe(true)
      expect(below.some((other) => overlaps(coordinates, other.coordinates))).toBe(false)
    })
    expect(decodePng(png)).toMatchObject({ width: 1024, height: 768 })
    expect(png.length).toBeLessThan(60_000)
  },
)

test('a house is always drawn the same, and with its name', () => {
  const [name, floors, flatsPerFloor] = houses[0]
  const { png } = drawBuildingPlan({ name, floors, flatsPerFloor })
  expect(drawBuildingPlan({ name, floors, flatsPerFloor }).png.equals(png)).toBe(true)
  expect(drawBuildingPlan({ name: 'Dům B', floors, flatsPerFloor }).png.equals(png)).toBe(false)
})
