import { Button } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import type { UnitColumn } from '../grid/unit-column.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { ColumnChip } from './column-chip.tsx'
import classes from './filter-row.module.css'

interface Props {
  readonly units: readonly Unit[]
  readonly columns: readonly UnitColumn[]
  readonly view: TableView
  readonly lens: PriceLens
  readonly currency: string | null
}

const loadChoices = async () => (await import('./all-filters.tsx')).AllFilters

/** All filters behind one button, what narrows the units now, and the way back to all of them. */
export const FilterRow = memo(({ units, columns, view, lens, currency }: Props) => {
  const { t } = useTranslation()
  const { filters, onFilters, search, clear } = view
  const AllFilters = useLater(loadChoices, useFirstPainted())
  const shown = { units, filters, lens, onFilters }
  return (
    <div className={classes['filters']}>
      {AllFilters && <AllFilters {...shown} currency={currency} />}
      {[...filters.keys()].map((column) => (
        <ColumnChip
          key={column}
          {...shown}
          column={column}
          title={columns.find(({ colId }) => colId === column)?.headerName}
        />
      ))}
      {(filters.size > 0 || search !== '') && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  )
})
