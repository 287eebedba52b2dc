import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ColumnFilters,
  toggleValues,
  valuesOfFilter,
} from '#core/prices/filters/column-filters'
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

const countOf = ({ values }: ValueOption, chosen: ReadonlySet<string>): number =>
  values.filter((value) => chosen.has(value)).length

/** What can be chosen in a column: values that the other filters leave nothing of stay away, unless they are chosen. */
export const useValueOptions = (
  { units, filters, lens, onFilters }: FilterProps,
  column: string,
) => {
  const { t } = useTranslation()
  const isLensed = looksThroughLens(filters) || looksThroughLens(new Map([[column, null]]))
  // Numbers beside words may come a moment after the prices.
  const settled = useDeferredValue(isLensed ? lens : clearLens)
  const all = useMemo(
    () => valueOptions({ units, filters, lens: settled, column, t }),
    [units, filters, settled, column, t],
  )
  const chosen = valuesOfFilter(filters, column)
  return {
    options: all
      .map((option) => ({ ...option, chosenValues: countOf(option, chosen) }))
      .filter(({ count, chosenValues }) => count > 0 || chosenValues > 0),
    toggle: ({ values }: ValueOption) => onFilters(toggleValues(filters, column, values)),
  }
}
