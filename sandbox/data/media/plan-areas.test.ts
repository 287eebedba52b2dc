import { expect, test } from 'vitest'
import { drawBuildingPlan } from '../../drawing/building-plan.ts'
import { drawFloorPlan } from '../../drawing/floor-plan.ts'
import { flatAreas, floorAreas } from './plan-areas.ts'

test.each([3, 9, 11, 25, 60])('%i flats lie where the plan of their floor draws them', (count) => {
  const flats = Array.from({ length: count }, (_, index) => ({
    number: `A.1${index}`,
    disposition: `${(index % 4) + 1}+kk`,
    status: null,
  }))
  const drawn = drawFloorPlan({ floor: 1, flats }).flats
  expect(drawn).toEqual(
    flatAreas(flats).map(({ flat, area }) => ({ number: flat.number, coordinates: area })),
  )
})

test.each([
  [[1], 1],
  [[1, 2, 3, -1], 3],
  [[1, 2, 3, 4, 5, 6, 7, 8, -1], 9],
  [[0, 1, -1, -2], 25],
])(
  'floors %j of %i flats lie where the plan of their house draws them',
  (floors, flatsPerFloor) => {
    const plan = { name: 'Dům A', floors, flatsPerFloor }
    expect(drawBuildingPlan(plan).floors).toEqual(
      floorAreas(plan).map(({ floor, area }) => ({ floor, coordinates: area })),
    )
  },
)
