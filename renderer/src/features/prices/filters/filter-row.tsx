import { memo, useCallback } from 'react'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { StatusFilter } from '../summary/status-filter.tsx'
import classes from './filter-row.module.css'
import type { PriceFilters } from './price-filters.ts'

interface Props {
  readonly units: readonly Unit[]
  readonly view: TableView
  readonly lens: PriceLens
  readonly currency: string | null
}

const loadMore = async () => (await import('./more-filters.tsx')).MoreFilters

/** What narrows the units at a click, with how many it leaves. */
export const FilterRow = memo(({ units, view, lens, currency }: Props) => {
  const { filters, onFilters } = view
  const MoreFilters = useLater(loadMore, useFirstPainted())
  const change = useCallback(
    (part: Partial<PriceFilters>) => onFilters({ ...filters, ...part }),
    [filters, onFilters],
  )
  return (
    <div className={classes['row']}>
      <StatusFilter
        units={units}
        chosen={filters.statuses}
        onChoose={(statuses) => change({ statuses })}
      />
      {MoreFilters && (
        <MoreFilters
          units={units}
          filters={filters}
          lens={lens}
          currency={currency}
          onChange={change}
        />
      )}
    </div>
  )
})
