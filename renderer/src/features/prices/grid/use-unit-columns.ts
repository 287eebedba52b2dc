import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import { fromJson, toJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { numericAttributes } from './numeric-attributes.ts'
import type { LensPlace } from './price-lens.ts'
import type { UnitColumn } from './unit-column.ts'
import { unitColumns } from './unit-columns.ts'

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
