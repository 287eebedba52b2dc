import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains, heightOf, inset, overlaps, widthOf } from './geometry.ts'
import { swingOf } from './opening.ts'
import type { RoomKind } from './room.ts'
import { layOutUnit } from './unit-layout.ts'

const usual = [
  ['1+kk', 27, 38, 1, 0],
  ['2+kk', 44, 61, 2, 0],
  ['3+kk', 66, 88, 3, 0],
  ['3+1', 82, 97, 3, 1],
  ['4+kk', 89, 126, 4, 0],
  ['5+kk', 124, 168, 5, 0],
] as const

const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const shapes = fc
  .record({ seed: seeds, row: fc.constantFrom(...usual), share: fc.integer({ min: 0, max: 100 }) })
  .map(({ seed, row: [disposition, low, high], share }) => ({
    seed,
    disposition,
    areaM2: Math.round((low + ((high - low) * share) / 100) * 10) / 10,
    outdoor: null,
  }))
const anyShape = fc.record({
  seed: seeds,
  disposition: fc.constantFrom('1+1', '2+1', '4+1', '6+kk', '9+1', 'atyp', ''),
  areaM2: fc.integer({ min: 120, max: 4_000 }).map((tenths) => tenths / 10),
  outdoor: fc.constantFrom('balcony', 'terrace', 'garden', null),
})

test('the areas of the rooms add up to the area of the unit, to the decimetre', () => {
  fc.assert(
    fc.property(fc.oneof(shapes, anyShape), (shape) => {
      const { rooms } = layOutUnit(shape)
      const sum = rooms.reduce((total, { areaTenths }) => total + areaTenths, 0)
      expect(sum).toBe(Math.round(shape.areaM2 * 10))
    }),
  )
})

test('a room is as large as it says', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      for (const { rects, areaTenths } of layOutUnit(shape).rooms) {
        const area = rects.reduce((sum, rect) => sum + widthOf(rect) * heightOf(rect), 0)
        expect(Math.abs(area - areaTenths / 10)).toBeLessThanOrEqual(0.1)
      }
    }),
  )
})

test('rooms fill the unit and no two share a place', () => {
  fc.assert(
    fc.property(fc.oneof(shapes, anyShape), (shape) => {
      const { rooms, width, depth } = layOutUnit(shape)
      const rects = rooms.flatMap((room) => room.rects)
      const whole = inset({ x1: 0, y1: 0, x2: width, y2: depth }, -1e-6)
      rects.forEach((rect, index) => {
        expect(contains(whole, rect)).toBe(true)
        const others = rects.slice(index + 1)
        expect(others.some((other) => overlaps(inset(rect, 1e-6), other))).toBe(false)
      })
    }),
  )
})

test('no room of a usual unit is too narrow to live in', () => {
  const narrowest: Partial<Record<RoomKind, number>> = { bedroom: 2.3, hall: 1.05, toilet: 0.85 }
  fc.assert(
    fc.property(shapes, (shape) => {
      for (const { kind, rects } of layOutUnit(shape).rooms) {
        const narrow = Math.min(...rects.flatMap((rect) => [widthOf(rect), heightOf(rect)]))
        expect(narrow).toBeGreaterThan(narrowest[kind] ?? 0.9)
      }
    }),
  )
})

test('one door leads in and one to every room, and no leaf leaves the room it opens into', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const { rooms, doors } = layOutUnit(shape)
      expect(doors).toHaveLength(rooms.length)
      for (const door of doors) {
        const swing = inset(swingOf(door), 1e-6)
        const rects = rooms.flatMap((room) => room.rects)
        expect(rects.filter((rect) => contains(rect, swing))).toHaveLength(1)
      }
    }),
  )
})

test.each(usual)('%s has the rooms that it promises', (disposition, areaM2, _, rooms, kitchens) => {
  for (let seed = 0; seed < 40; seed++) {
    const kinds = layOutUnit({ seed, disposition, areaM2, outdoor: null }).rooms.map(
      ({ kind }) => kind,
    )
    const count = (...wanted: RoomKind[]) => kinds.filter((kind) => wanted.includes(kind)).length
    expect(count('living', 'livingWithKitchen', 'bedroom')).toBe(rooms)
    expect(count('kitchen')).toBe(kitchens)
    expect(count('bathroom')).toBe(1)
    expect(count('hall')).toBe(1)
  }
})

test('every room to live in has a window', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      for (const { kind, windowSides } of layOutUnit(shape).rooms) {
        const isLivedIn = /living|bedroom|kitchen/.test(kind)
        expect(windowSides.length > 0).toBe(isLivedIn)
      }
    }),
  )
})

test('units of one disposition differ from seed to seed, one seed is always the same', () => {
  const plans = Array.from({ length: 12 }, (_, seed) =>
    JSON.stringify(layOutUnit({ seed, disposition: '3+kk', areaM2: 76, outdoor: null })),
  )
  expect(new Set(plans).size).toBe(plans.length)
  const again = layOutUnit({ seed: 7, disposition: '3+kk', areaM2: 76, outdoor: null })
  expect(JSON.stringify(again)).toBe(plans[7])
})
