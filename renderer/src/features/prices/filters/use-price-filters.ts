import { useCallback, useMemo, useState } from 'react'
import type { Pricelist } from '#core/contract/prices'
import { type ColumnFilters, valuesOfFilter } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { useKept } from '../../../ui/kept.ts'
import { filtersOfTypes, usualFilters } from './price-filters.ts'

const parse = (kept: unknown): string[] | null =>
  Array.isArray(kept) && kept.every((type) => typeof type === 'string') ? kept : null

/** The filters of a project. Until a person says otherwise they show homes; the types that they choose are remembered. */
export const usePriceFilters = (
  pricelist: Pricelist | null | undefined,
  units: readonly Unit[] | null,
) => {
  const [types, keepTypes] = useKept<string[] | null>({
    key: `types:${pricelist?.projectId ?? 'none'}`,
    parse,
    otherwise: null,
  })
  const [chosen, setChosen] = useState<ColumnFilters | null>(null)
  const usual = useMemo(
    () => (types === null ? usualFilters(units ?? []) : filtersOfTypes(types)),
    [types, units],
  )
  const filters = chosen ?? usual
  const onFilters = useCallback(
    (next: ColumnFilters) => {
      setChosen(next)
      const said = valuesOfFilter(next, 'type')
      const shown = valuesOfFilter(filters, 'type')
      const isSaid = said.size !== shown.size || [...said].some((type) => !shown.has(type))
      if (isSaid) keepTypes([...said])
    },
    [filters, keepTypes],
  )
  return {
    filters,
    /** A person has chosen these. */
    onFilters,
    /** These are needed to show something; nobody has said that this is how the project is to be seen. */
    showWith: setChosen,
  }
}
