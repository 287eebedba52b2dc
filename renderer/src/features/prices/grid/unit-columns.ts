import type { Pricelist } from '#core/contract/prices'
import { discountKeys } from '../summary/discount.ts'
import { attributeColumns } from './attribute-columns.ts'
import { placeColumns, typeColumn } from './place-columns.ts'
import { discountColumn, priceColumns } from './price-columns.ts'
import type { Speech, UnitColumn } from './unit-column.ts'

const tellsDiscounts = ({ attributeTypes }: Pricelist): boolean =>
  attributeTypes.some(({ key }) => (discountKeys as readonly string[]).includes(key))

/** Columns in the order in which prices are worked on: the unit, its price, the draft's change, the rest. */
export const unitColumns = (pricelist: Pricelist, speech: Speech): UnitColumn[] => [
  ...placeColumns(speech),
  ...priceColumns(pricelist.currency, speech),
  ...(tellsDiscounts(pricelist) ? [discountColumn(pricelist.currency, speech)] : []),
  typeColumn(speech),
  ...attributeColumns(pricelist, speech),
]
