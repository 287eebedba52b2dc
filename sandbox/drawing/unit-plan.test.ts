import { expect, test } from 'vitest'
import { floorColours, planColours } from './plan-colours.ts'
import { coloursIn, decodePng } from './testing/decode-png.ts'
import { drawUnitPlan } from './unit-plan.ts'

const unit = {
  seed: 3,
  number: 'B.203',
  disposition: '3+kk',
  areaM2: 78.9,
  outdoor: 'terrace',
} as const

const largestBytes = 60_000

test.each(['1+kk', '2+kk', '3+kk', '3+1', '4+kk', '5+kk', 'atyp'])(
  'the plan of a %s is a picture of the usual size',
  (disposition) => {
    const png = drawUnitPlan({ ...unit, disposition })
    expect(decodePng(png)).toMatchObject({ width: 1024, height: 768 })
    expect(png.length).toBeLessThan(largestBytes)
  },
)

test('the plan shows walls, floors, windows and what is outdoors', () => {
  const decoded = decodePng(drawUnitPlan(unit))
  const colours = coloursIn(decoded, { x1: 0, y1: 0, x2: 740, y2: 768 })
  const { wall, glass, tiles, furnitureFill } = planColours
  const { livingWithKitchen, bedroom, bathroom, hall } = floorColours
  for (const colour of [
    wall,
    glass,
    tiles,
    livingWithKitchen,
    bedroom,
    bathroom,
    hall,
    furnitureFill,
  ]) {
    expect(colours).toContain(colour)
  }
})

test('a garden is green, no balcony is drawn where there is none', () => {
  const coloursOf = (outdoor: 'garden' | null) =>
    coloursIn(decodePng(drawUnitPlan({ ...unit, outdoor })), { x1: 0, y1: 0, x2: 740, y2: 768 })
  expect(coloursOf('garden')).toContain(planColours.lawn)
  expect(coloursOf(null)).not.toContain(planColours.lawn)
  expect(coloursOf(null)).not.toContain(planColours.tiles)
})

test('the same unit has the same plan, another seed or number another one', () => {
  const plan = drawUnitPlan(unit)
  expect(drawUnitPlan(unit).equals(plan)).toBe(true)
  expect(drawUnitPlan({ ...unit, seed: 4 }).equals(plan)).toBe(false)
  expect(drawUnitPlan({ ...unit, number: 'B.204' }).equals(plan)).toBe(false)
})

test('a plan can be drawn small', () => {
  const png = drawUnitPlan({ ...unit, size: { width: 320, height: 240 } })
  expect(decodePng(png)).toMatchObject({ width: 320, height: 240 })
})
