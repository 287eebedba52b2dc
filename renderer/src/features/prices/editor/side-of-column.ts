import type { EditableSide } from '#core/prices/draft/price-edit'
import type { EditableColumn } from '../grid/price-columns.ts'

/** What of a price each column that can be typed into stands for. */
export const sideOfColumn: Readonly<Record<EditableColumn, EditableSide>> = {
  priceNet: 'net',
  priceGross: 'gross',
  pricePerArea: 'perArea',
}
