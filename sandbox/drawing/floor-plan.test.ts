import { expect, test } from 'vitest'
import { toUnitStatus } from '#core/api/unit-status'
import { drawFloorPlan } from './floor-plan.ts'
import { contains, heightOf, overlaps, widthOf } from './geometry.ts'
import { statusSigns } from './status-signs.ts'
import { decodePng } from './testing/decode-png.ts'

const dispositions = ['2+kk', '1+kk', '3+kk', '4+kk', '3+1'] as const

const floorOf = (count: number, disposition?: string) =>
  Array.from({ length: count }, (_, index) => ({
    number: `A.${301 + index}`,
    disposition: disposition ?? dispositions[index % dispositions.length] ?? '',
    status: toUnitStatus(index % 6),
  }))

test.each([1, 2, 3, 9, 11, 25, 70, 200])(
  'of %i units each has a place of its own inside the picture, with whole corners',
  (count) => {
    const { flats } = drawFloorPlan({ floor: 3, flats: floorOf(count) })
    const picture = { x1: 0, y1: 0, x2: 1024, y2: 768 }
    expect(flats).toHaveLength(count)
    flats.forEach(({ coordinates }, index) => {
      expect(contains(picture, coordinates)).toBe(true)
      expect(Object.values(coordinates).every(Number.isInteger)).toBe(true)
      expect(widthOf(coordinates)).toBeGreaterThan(10)
      expect(heightOf(coordinates)).toBeGreaterThan(10)
      const others = flats.slice(index + 1)
      expect(others.some((other) => overlaps(coordinates, other.coordinates))).toBe(false)
    })
  },
)

test('every flat is named once and coloured by its availability', () => {
  const flats = floorOf(9)
  const { png, flats: placed } = drawFloorPlan({ floor: 3, flats })
  const { colourAt } = decodePng(png)
  expect(placed.map(({ number }) => number).sort()).toEqual(flats.map(({ number }) => number))
  for (const { number, status } of flats) {
    const place = placed.find((each) => each.number === number)?.coordinates
    const sign = status && statusSigns[status]
    expect(place && colourAt(place.x2 - 3, Math.round((place.y1 + place.y2) / 2))).toBe(
      sign?.colour,
    )
  }
})

test('a flat of more rooms is wider', () => {
  const flats = floorOf(4).map((flat, index) => ({
    ...flat,
    disposition: index === 0 ? '1+kk' : '4+kk',
  }))
  const [small, large] = drawFloorPlan({ floor: 1, flats }).flats
  expect(widthOf(large?.coordinates ?? { x1: 0, y1: 0, x2: 0, y2: 0 })).toBeGreaterThan(
    widthOf(small?.coordinates ?? { x1: 0, y1: 0, x2: 9999, y2: 0 }),
  )
})

test('a change of availability changes the picture, nothing else does', () => {
  const flats = floorOf(9)
  const before = drawFloorPlan({ floor: 3, flats })
  const sold = flats.map((flat, index) =>
    index === 0 ? { ...flat, status: 'sold' as const } : flat,
  )
  const after = drawFloorPlan({ floor: 3, flats: sold })
  expect(drawFloorPlan({ floor: 3, flats }).png.equals(before.png)).toBe(true)
  expect(after.png.equals(before.png)).toBe(false)
  expect(after.flats).toEqual(before.flats)
})

test('a floor without units is still a picture', () => {
  const { png, flats } = drawFloorPlan({ floor: -1, flats: [] })
  expect(decodePng(png)).toMatchObject({ width: 1024, height: 768 })
  expect(flats).toEqual([])
})

test('the picture of a full floor stays small', () => {
  expect(drawFloorPlan({ floor: 3, flats: floorOf(25) }).png.length).toBeLessThan(60_000)
})
