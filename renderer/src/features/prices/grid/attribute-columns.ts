import type { Pricelist } from '#core/contract/prices'
import type { Unit } from '#core/prices/pricelist/unit'
import { numberOf } from './numeric-attributes.ts'
import { numericColumn, type Speech, textColumn, type UnitColumn } from './unit-column.ts'
import { attributeName } from './unit-words.ts'

/** Attributes that have columns of their own. */
const ownKeys = new Set([
  'flat_internal_id',
  'flat_type',
  'flat_disposition',
  'flat_area',
  'flat_status',
  'flat_price',
  'flat_price_without_vat',
])

export const attributePrefix = 'attribute:'

/** A column for each further attribute of the project. */
export const attributeColumns = (
  { attributeTypes }: Pricelist,
  { language, numericKeys, formats }: Speech,
): UnitColumn[] =>
  attributeTypes
    .filter(({ key }) => !ownKeys.has(key))
    .sort((a, b) => a.priority - b.priority)
    .map((type) => {
      const column: UnitColumn = {
        colId: `${attributePrefix}${type.key}`,
        headerName: attributeName(type, language),
        initialWidth: 120,
        initialHide: !type.showInPricelist,
      }
      const written = (unit: Unit | undefined) => unit?.attributes[type.key] ?? ''
      if (!numericKeys.has(type.key)) {
        return textColumn({ ...column, valueGetter: ({ data }) => written(data) })
      }
      return numericColumn({
        ...column,
        valueGetter: ({ data }) => numberOf(written(data)),
        valueFormatter: ({ value }) => (value === null ? '' : formats.decimal(value)),
      })
    })
