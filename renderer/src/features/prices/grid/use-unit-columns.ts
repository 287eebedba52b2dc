import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import { fromJson, toJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { discountKeys } from '../summary/discount.ts'
import { attributeColumns } from './attribute-columns.ts'
import { numericAttributes } from './numeric-attributes.ts'
import { placeColumns, typeColumn } from './place-columns.ts'
import { discountColumn, priceColumns } from './price-columns.ts'
import type { LensPlace } from './price-lens.ts'
import type { Speech, UnitColumn } from './unit-column.ts'

const tellsDiscounts = ({ attributeTypes }: Pricelist): boolean =>
  attributeTypes.some(({ key }) => (discountKeys as readonly string[]).includes(key))

/** Columns in the order in which prices are worked on: the unit, its price, the draft's change, the rest. */
const unitColumns = (pricelist: Pricelist, speech: Speech): UnitColumn[] => [
  ...placeColumns(speech),
  ...priceColumns(pricelist.currency, speech),
  ...(tellsDiscounts(pricelist) ? [discountColumn(pricelist.currency, speech)] : []),
  typeColumn(speech),
  ...attributeColumns(pricelist, speech),
]

const none: readonly UnitColumn[] = []

/** The columns of a pricelist in the user's language. */
export const useUnitColumns = (
  pricelist: Pricelist | null,
  units: readonly Unit[] | null,
  lens: LensPlace,
) => {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { language } = i18n
  // Compared as a text: further chunks seldom change it, and the table keeps its columns then.
  const numeric = useMemo(
    () => (units ? toJson([...numericAttributes(units)].sort()) : null),
    [units],
  )
  return useMemo(() => {
    if (!pricelist || numeric === null) return none
    const numericKeys = new Set(fromJson(numeric))
    return unitColumns(pricelist, { t, formats, language, numericKeys, lens })
  }, [pricelist, numeric, t, formats, language, lens])
}
