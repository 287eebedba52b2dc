import {
  type ColumnFilters,
  type FilteredColumns,
  noFilters,
  passesFilters,
  withFilter,
} from '#core/prices/filters/column-filters'
import { usualTypes } from '#core/prices/filters/usual-types'
import { orientationsOf } from '#core/prices/pricelist/orientations-of'
import type { Unit } from '#core/prices/pricelist/unit'
import { attributePrefix } from '../grid/attribute-columns.ts'
import { numberOf } from '../grid/numeric-attributes.ts'
import {
  deltaMinor,
  editableColumns,
  isEditableColumn,
  minorOfColumn,
  vatPercent,
} from '../grid/price-columns.ts'
import { isChanged, type PriceLens } from '../grid/price-lens.ts'
import { discountMinor } from '../summary/discount.ts'

/** What sets a unit apart besides its attributes. */
export type UnitMark = 'changed' | 'locked' | 'conflict' | 'warned'

export const unitMarks: readonly UnitMark[] = ['changed', 'locked', 'conflict', 'warned']

/** Filters of marks are kept like those of a column, which they have none of. */
export const markColumn = 'mark'
export const orientationColumn = `${attributePrefix}flat_orientation`

const hasMark = (lens: PriceLens, unit: Unit, mark: UnitMark): boolean => {
  if (mark === 'changed') return isChanged(lens, unit)
  if (mark === 'locked') return lens.locks.has(unit.id)
  return mark === 'conflict' ? lens.conflicts.has(unit.id) : lens.warned().has(unit.id)
}

const textOf = (value: number | string | null): readonly string[] => [String(value ?? '')]

const attributeOf = ({ attributes }: Unit, column: string): string =>
  attributes[column.slice(attributePrefix.length)] ?? ''

const valuesOf = (lens: PriceLens, unit: Unit, column: string): readonly string[] => {
  switch (column) {
    case 'number':
      return textOf(unit.number)
    case 'type':
      return textOf(unit.typeCode)
    case 'status':
      return textOf(unit.statusCode)
    case 'building':
      return textOf(unit.buildingId)
    case 'floor':
      return textOf(unit.floorId)
    case 'disposition':
      return textOf(unit.disposition)
    case 'vatRate':
      return textOf(vatPercent(lens, unit))
    case markColumn:
      return unitMarks.filter((mark) => hasMark(lens, unit, mark))
    case orientationColumn: {
      const points = orientationsOf(unit)
      return points.length > 0 ? points : ['']
    }
    default:
      return textOf(attributeOf(unit, column))
  }
}

const major = (minor: number | null): number | null => (minor === null ? null : minor / 100)

const moneyColumns: ReadonlySet<string> = new Set([...editableColumns, 'change', 'discount'])

/** Whether the numbers of a column are amounts of money. */
export const isMoneyColumn = (column: string): boolean => moneyColumns.has(column)

const numberIn = (lens: PriceLens, unit: Unit, column: string): number | null => {
  if (isEditableColumn(column)) return major(minorOfColumn(lens, unit, column))
  if (column === 'area') return unit.area
  if (column === 'change') return major(deltaMinor(lens, unit))
  if (column === 'discount') return major(discountMinor(unit))
  return numberOf(attributeOf(unit, column))
}

/** What filters see of units: what the table shows, with the draft. */
export const filteredColumns = (lens: PriceLens): FilteredColumns<Unit> => ({
  valuesOf: (unit, column) => valuesOf(lens, unit, column),
  numberOf: (unit, column) => numberIn(lens, unit, column),
})

/** The test of a unit; null where every unit passes. */
export const passesOf = (filters: ColumnFilters, lens: PriceLens) =>
  passesFilters(filters, filteredColumns(lens))

const seenThroughLens = new Set([
  markColumn,
  'priceNet',
  'priceGross',
  'pricePerArea',
  'vatRate',
  'change',
])

/** Whether the draft and the locks decide which units are shown. */
export const looksThroughLens = (filters: ReadonlyMap<string, unknown>): boolean =>
  [...filters.keys()].some((column) => seenThroughLens.has(column))

/** Units of these types alone; of all types where there is none. */
export const filtersOfTypes = (types: readonly (string | number)[]): ColumnFilters =>
  withFilter(noFilters, 'type', { kind: 'values', values: new Set(types.map(String)) })

/** The filters until a person has chosen some. */
export const usualFilters = (units: readonly Unit[]): ColumnFilters =>
  filtersOfTypes(usualTypes(units))
