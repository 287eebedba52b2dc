import { Button } from '@mantine/core'
import { memo, type WheelEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import type { UnitColumn } from '../grid/unit-column.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { ColumnChips } from './column-chips.tsx'
import classes from './filter-row.module.css'
import { markColumn } from './price-filters.ts'
import { ValueChips } from './value-chips.tsx'

interface Props {
  readonly units: readonly Unit[]
  readonly columns: readonly UnitColumn[]
  readonly view: TableView
  readonly lens: PriceLens
  readonly currency: string | null
}

const loadMore = async () => (await import('./more-filters.tsx')).MoreFilters

// A wheel turns up and down, and there is nothing above or below.
const scrollAside = ({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLDivElement>) => {
  if (Math.abs(deltaY) > Math.abs(deltaX)) currentTarget.scrollLeft += deltaY
}

/** What narrows the units at a click, with how many it would show, and the way back to all of them. */
export const FilterRow = memo(({ units, columns, view, lens, currency }: Props) => {
  const { t } = useTranslation()
  const { filters, onFilters, search, clear } = view
  const isPainted = useFirstPainted()
  const MoreFilters = useLater(loadMore, isPainted)
  const shown = { units, filters, lens, onFilters }
  return (
    <div className={classes['row']}>
      <div className={classes['chips']} onWheel={scrollAside}>
        <ValueChips {...shown} column="type" />
        <ValueChips {...shown} column="status" />
        {isPainted && <ValueChips {...shown} column={markColumn} />}
      </div>
      {MoreFilters && <MoreFilters {...shown} currency={currency} />}
      <ColumnChips {...shown} columns={columns} />
      {(filters.size > 0 || search !== '') && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  )
})
