import { type RefObject, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import type { Pricelist } from '#core/contract/prices'
import type { Unit } from '#core/prices/pricelist/unit'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import type { SheetHandle } from '../../../ui/sheet/sheet-props.ts'
import { noFilters, type PriceFilters } from '../filters/price-filters.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

/** How a person looks at the units at the moment, and what of them is seen. */
export interface TableView {
  readonly sheet: RefObject<SheetHandle | null>
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly filters: PriceFilters
  readonly onFilters: (filters: PriceFilters) => void
  readonly hidden: ReadonlySet<string>
  readonly hide: (hidden: ReadonlySet<string>) => void
  readonly resetHidden: () => void
  /** The units that pass search and filters; null before the table has reported them. */
  readonly shown: readonly Unit[] | null
  readonly onShown: (shown: readonly Unit[]) => void
  readonly range: SheetRange<Unit> | null
  readonly onRange: (range: SheetRange<Unit> | null) => void
  readonly clear: () => void
}

export const useTableView = (pricelist: Pricelist | null | undefined): TableView => {
  const sheet = useRef<SheetHandle>(null)
  const [search, onSearch] = useState('')
  const [filters, onFilters] = useState(noFilters)
  const [shown, onShown] = useState<readonly Unit[] | null>(null)
  const [range, setRange] = useState<SheetRange<Unit> | null>(null)
  const { hidden, hide, reset } = useHiddenColumns(pricelist)
  const onRange = useCallback(
    // While the pointer draws a range, totals follow when there is time for them.
    (next: SheetRange<Unit> | null) => startTransition(() => setRange(next)),
    [],
  )
  const clear = useCallback(() => {
    onSearch('')
    onFilters(noFilters)
    sheet.current?.clearFilters()
  }, [])
  return useMemo(
    () => ({
      sheet,
      search,
      onSearch,
      filters,
      onFilters,
      shown,
      onShown,
      range,
      onRange,
      clear,
      hidden,
      hide,
      resetHidden: reset,
    }),
    [search, filters, shown, range, onRange, clear, hidden, hide, reset],
  )
}
