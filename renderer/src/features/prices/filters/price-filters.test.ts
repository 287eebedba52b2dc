import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { createFormats } from '#core/format/formats'
import { type ColumnFilters, noFilters } from '#core/prices/filters/column-filters'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { priceColumns } from '../grid/price-columns.ts'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import { isFilteredByLimits } from '../grid/unit-column.ts'
import {
  filteredColumns,
  looksThroughLens,
  markColumn,
  orientationColumn,
  passesOf,
  usualFilters,
} from './price-filters.ts'

const values = (column: string, ...wanted: string[]): ColumnFilters =>
  new Map([[column, { kind: 'values', values: new Set(wanted) }]])
const limits = (column: string, from: number | null, to: number | null): ColumnFilters =>
  new Map([[column, { kind: 'range', from, to }]])

const unit = sampleUnit({ id: 1 })
const lens: PriceLens = {
  ...clearLens,
  draft: new Map([[unit.id, draftedPrice(unit, 200_000_000)]]),
}
const passes = (filters: ColumnFilters, one = unit, through: PriceLens = lens) =>
  passesOf(filters, through)?.(one)

describe('the filters of units', () => {
  it('ask nothing of a unit where there are none', () => {
    expect(passesOf(noFilters, clearLens)).toBeNull()
  })

  it('measure prices with the draft', () => {
    const drafted = lens.draft.get(unit.id)
    const gross = (drafted?.grossMinor ?? 0) / 100
    expect(passes(limits('priceGross', gross, gross))).toBe(true)
    expect(passes(limits('priceGross', gross, gross), unit, clearLens)).toBe(false)
    expect(passes(limits('priceGross', 0, null), sampleUnit({ priceGrossMinor: null }))).toBe(true)
  })

  it('know the units that a draft changes', () => {
    expect(passes(values(markColumn, 'changed'))).toBe(true)
    expect(passes(values(markColumn, 'changed'), unit, clearLens)).toBe(false)
    const other = sampleUnit({ id: 2 })
    expect(passes(values(markColumn, 'changed', 'locked'), other)).toBe(false)
  })

  it('choose by layout, and by any way in which a unit looks', () => {
    const looking = sampleUnit({ disposition: '3+kk', attributes: { flat_orientation: 'J, Z' } })
    expect([unit, looking].map((one) => passes(values('disposition', '3+kk'), one))).toEqual([
      false,
      true,
    ])
    expect([unit, looking].map((one) => passes(values(orientationColumn, 'J', 'V'), one))).toEqual([
      false,
      true,
    ])
  })

  it('see a number in every column of prices that limits are set to, and a value in the others', () => {
    const t = ((key: string) => key) as TFunction
    const formats = createFormats('en-GB', 'UTC')
    const place = { current: lens, openUnit: null }
    const speech = { t, formats, language: 'en', numericKeys: new Set<string>(), lens: place }
    const { numberOf, valuesOf } = filteredColumns({ ...lens, rates: [2_100] })
    for (const column of priceColumns('CZK', speech)) {
      const seen = isFilteredByLimits(column)
        ? numberOf(unit, column.colId)
        : valuesOf(unit, column.colId).join('')
      expect([column.colId, seen]).not.toContain(null)
      expect([column.colId, seen]).not.toContain('')
    }
  })

  it('show homes until a person says otherwise', () => {
    const parking = sampleUnit({ id: 3, typeCode: 2 })
    const usual = usualFilters([unit, parking])
    expect([unit, parking].map((one) => passes(usual, one))).toEqual([true, false])
    expect(usualFilters([unit])).toEqual(noFilters)
  })

  it.each([
    [noFilters, false],
    [values('status', '0'), false],
    [values(markColumn, 'locked'), true],
    [limits('priceNet', null, 5), true],
  ])('are asked again with the draft where they look at marks and prices', (filters, expected) => {
    expect(looksThroughLens(filters)).toBe(expected)
  })
})
