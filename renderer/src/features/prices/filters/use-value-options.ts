import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnFilters } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import { looksThroughLens } from './price-filters.ts'
import { type ValueOption, valueOptions } from './value-options.ts'

export interface FilterProps {
  readonly units: readonly Unit[]
  readonly filters: ColumnFilters
  readonly lens: PriceLens
  readonly onFilters: (filters: ColumnFilters) => void
}

/** Numbers beside words may come a moment after the prices. */
export const useValueOptions = (
  { units, filters, lens }: Omit<FilterProps, 'onFilters'>,
  column: string,
): ValueOption[] => {
  const { t } = useTranslation()
  const isLensed = looksThroughLens(filters) || looksThroughLens(new Map([[column, null]]))
  const settled = useDeferredValue(isLensed ? lens : clearLens)
  return useMemo(
    () => valueOptions({ units, filters, lens: settled, column, t }),
    [units, filters, settled, column, t],
  )
}
