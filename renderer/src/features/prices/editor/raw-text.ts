import { minorToDecimal } from '#core/money'
import type { Unit } from '#core/prices/pricelist/unit'
import { isEditableColumn, minorOfColumn } from '../grid/price-columns.ts'
import type { PriceLens } from '../grid/price-lens.ts'

interface RawTextContext {
  readonly lens: PriceLens
  /** The mark before decimals where this person lives: what is copied is pasted into their spreadsheet. */
  readonly decimalMark: '.' | ','
}

/** A price as it is typed: plain digits, decimals only where there are some. */
export const rawText = (
  unit: Unit,
  colId: string,
  { lens, decimalMark }: RawTextContext,
): string => {
  if (!isEditableColumn(colId)) return ''
  const minor = minorOfColumn(lens, unit, colId)
  if (minor === null) return ''
  return minorToDecimal(minor, 2).replace(/\.00$/, '').replace('.', decimalMark)
}
