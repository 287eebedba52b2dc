import { parseMinor } from '#core/money'
import type { FormulaColumn } from '#core/prices/formula/parse-formula'
import type { Unit } from '#core/prices/pricelist/unit'
import { attributePrefix } from '../grid/attribute-columns.ts'
import { isEditableColumn, minorOfColumn } from '../grid/price-columns.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import { isFilteredByLimits, type UnitColumn } from '../grid/unit-column.ts'
import { discountMinor } from '../summary/discount.ts'

const own = ['priceNet', 'priceGross', 'pricePerArea', 'discount'] as const

/** The columns that a formula may name: the prices and every attribute that holds numbers. */
export const formulaColumns = (columns: readonly UnitColumn[]): FormulaColumn[] =>
  columns
    .filter(
      (column) =>
        (own as readonly string[]).includes(column.colId) ||
        (column.colId.startsWith(attributePrefix) && isFilteredByLimits(column)),
    )
    .map(({ colId, headerName }) => ({
      key: colId,
      // The name without the currency behind it.
      names: [headerName, headerName.replace(/\s*\([^()]*\)$/, '')],
    }))

/** What a unit has in such a column, as the table shows it: prices with the draft, the rest as the server says it. */
export const columnMinor = (
  unit: Unit,
  key: string,
  lens: Pick<PriceLens, 'draft'>,
): number | null => {
  if (isEditableColumn(key)) return minorOfColumn(lens, unit, key)
  if (key === 'discount') return discountMinor(unit)
  const text = unit.attributes[key.slice(attributePrefix.length)]
  return text === undefined || text === '' ? null : parseMinor(text)
}
