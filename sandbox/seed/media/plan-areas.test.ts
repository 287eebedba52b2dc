import { expect, test } from 'vitest'
import { flatAreas, floorArea, type PlanArea } from './plan-areas.ts'

const overlap = (a: PlanArea, b: PlanArea): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

const expectApartOnPicture = (areas: readonly PlanArea[]): void => {
  for (const [left, top, right, bottom] of areas) {
    expect([left, top, 1024 - right, 768 - bottom].every((edge) => edge > 0)).toBe(true)
    expect(right - left > 40 && bottom - top > 40).toBe(true)
  }
  areas.forEach((area, order) => {
    expect(areas.slice(order + 1).filter((other) => overlap(area, other))).toEqual([])
  })
}

test.each([3, 9, 11, 25])('%i flats lie beside each other on the plan of their floor', (flats) => {
  expect(flatAreas(flats)).toHaveLength(flats)
  expectApartOnPicture(flatAreas(flats))
})

test.each([3, 7, 8, 12])('%i floors lie above each other on the plan of their house', (floors) => {
  const numbers = [-1, ...Array.from({ length: floors }, (_, index) => index + 1)]
  const areas = numbers.map((number) => floorArea(floors, number))
  expectApartOnPicture(areas)
  expect(areas.toSorted((a, b) => b[1] - a[1])).toEqual(areas)
})
