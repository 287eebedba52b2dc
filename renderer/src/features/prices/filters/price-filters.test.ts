import { expect, test } from 'vitest'
import type { BuildingId, FloorId, UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import { looksThroughLens, noFilters, passesOf } from './price-filters.ts'

const unit = (id: number, grossMinor: number | null = 1_210_000): Unit => ({
  id: id as UnitId,
  number: `A.${id}`,
  buildingId: 1 as BuildingId,
  building: 'A',
  floorId: id as FloorId,
  floor: String(id),
  typeCode: 1,
  statusCode: id % 2 === 0 ? 3 : 0,
  disposition: '2+kk',
  area: 50,
  attributes: {},
  priceNetMinor: grossMinor === null ? null : Math.round(grossMinor / 1.21),
  priceGrossMinor: grossMinor,
})

const wanting = (id: number, grossMinor: number): PriceLens => ({
  ...clearLens,
  draft: new Map([
    [
      id as UnitId,
      {
        netMinor: 1_000_000,
        grossMinor,
        typed: 'gross' as const,
        base: { netMinor: 1_000_000, grossMinor: 1_210_000 },
      },
    ],
  ]),
})

test('without filters nothing is asked of a unit', () => {
  expect(passesOf(noFilters, clearLens)).toBeNull()
})

test('a unit is shown when it meets every kind of filter, and any choice within one', () => {
  const filters = {
    ...noFilters,
    statuses: new Set([0, 3]),
    floors: new Set([2 as FloorId, 3 as FloorId]),
  }
  const passes = passesOf(filters, clearLens)
  expect([1, 2, 3].map((id) => passes?.(unit(id)))).toEqual([false, true, true])
})

test('the price band is measured with the draft', () => {
  const passes = passesOf({ ...noFilters, fromMinor: 2_000_000 }, wanting(1, 2_000_000))
  expect(passes?.(unit(1))).toBe(true)
  expect(passes?.(unit(2))).toBe(false)
  expect(passes?.(unit(3, null))).toBe(false)
})

test('what equals the server is not a change', () => {
  const filters = { ...noFilters, marks: new Set(['changed'] as const) }
  expect(passesOf(filters, wanting(1, 2_000_000))?.(unit(1))).toBe(true)
  expect(passesOf(filters, wanting(2, 2_000_000))?.(unit(1))).toBe(false)
  const same = { ...unit(1), priceNetMinor: 1_000_000, priceGrossMinor: 2_000_000 }
  expect(passesOf(filters, wanting(1, 2_000_000))?.(same)).toBe(false)
})

test.each([
  [noFilters, false],
  [{ ...noFilters, statuses: new Set([0]) }, false],
  [{ ...noFilters, marks: new Set(['locked'] as const) }, true],
  [{ ...noFilters, toMinor: 5 }, true],
])('only marks and prices are filtered again when the draft changes', (filters, expected) => {
  expect(looksThroughLens(filters)).toBe(expected)
})

test('units are chosen by layout, and by any way in which they look', () => {
  const [first, second] = [unit(1), { ...unit(2), disposition: '3+kk' }]
  const looking = { ...first, attributes: { flat_orientation: 'J, Z' } }
  const byLayout = passesOf({ ...noFilters, layouts: new Set(['3+kk']) }, clearLens)
  expect([first, second].map((one) => byLayout?.(one))).toEqual([false, true])
  const south = passesOf({ ...noFilters, orientations: new Set(['J', 'V']) }, clearLens)
  expect([looking, second].map((one) => south?.(one))).toEqual([true, false])
})
