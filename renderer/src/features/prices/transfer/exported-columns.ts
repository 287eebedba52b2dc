import type { Unit } from '#core/prices/pricelist/unit'
import { pricePerArea } from '#core/prices/rules/price-per-area'
import type { PricelistColumn } from '#core/prices/transfer/export-table'
import { attributePrefix } from '../grid/attribute-columns.ts'
import { numberOf } from '../grid/numeric-attributes.ts'
import { isFilteredByLimits, type UnitColumn } from '../grid/unit-column.ts'
import { discountMinor } from '../summary/discount.ts'
import { moneyCell } from './money-cell.ts'

interface Words {
  readonly status: (unit: Unit) => string
  readonly type: (unit: Unit) => string
  /** The price with VAT as it is shown, with the draft. */
  readonly grossOf: (unit: Unit) => number | null
}

/** The columns that are shown, in their order, as they go to a spreadsheet; what only the draft knows stays here. */
export const exportedColumns = (columns: readonly UnitColumn[], words: Words): PricelistColumn[] =>
  columns.flatMap((column): PricelistColumn[] => {
    const { colId, headerName: title } = column
    const text = (of: (unit: Unit) => string | null): PricelistColumn[] => [
      { key: null, kind: 'text', title, valueOf: of },
    ]
    switch (colId) {
      case 'number':
        return [{ key: 'number', title }]
      case 'priceNet':
        return [{ key: 'net', title }]
      case 'priceGross':
        return [{ key: 'gross', title }]
      case 'building':
        return text(({ building }) => building)
      case 'floor':
        return text(({ floor }) => floor)
      case 'disposition':
        return text(({ disposition }) => disposition)
      case 'status':
        return text(words.status)
      case 'type':
        return text(words.type)
      case 'area':
        return [{ key: null, kind: 'number', title, valueOf: ({ area }) => area }]
      case 'pricePerArea':
        return moneyColumn(title, (unit) => pricePerArea(words.grossOf(unit), unit.area))
      case 'discount':
        return moneyColumn(title, discountMinor)
      default:
        return attributeColumn(column)
    }
  })

const moneyColumn = (title: string, of: (unit: Unit) => number | null): PricelistColumn[] => [
  { key: null, kind: 'money', title, valueOf: (unit) => moneyCell(of(unit)) },
]

const attributeColumn = (column: UnitColumn): PricelistColumn[] => {
  const { colId, headerName } = column
  if (!colId.startsWith(attributePrefix)) return []
  const key = colId.slice(attributePrefix.length)
  const isNumber = isFilteredByLimits(column)
  const cellOf = ({ attributes }: Unit) => {
    const text = attributes[key] ?? ''
    return isNumber ? numberOf(text) : text
  }
  return [{ key: null, kind: isNumber ? 'number' : 'text', title: headerName, valueOf: cellOf }]
}
