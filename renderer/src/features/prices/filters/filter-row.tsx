import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { withFilter } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import type { UnitColumn } from '../grid/unit-column.ts'
import type { TableView } from '../grid/use-table-view.ts'
import classes from './filter-row.module.css'
import { markColumn } from './price-filters.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'

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

interface ColumnChipProps extends FilterProps {
  readonly column: string
  /** What the table calls the column; a mark has no column there. */
  readonly title: string | undefined
}

/** A column that is filtered, with the values that are let through: a click lets go of it. */
const ColumnChip = ({ column, title, ...shown }: ColumnChipProps) => {
  const { t } = useTranslation()
  const { filters, onFilters } = shown
  const { options } = useValueOptions(shown, column)
  const chosen = options.filter(({ chosenValues }) => chosenValues > 0)
  const named = title ?? (column === markColumn ? t('filters.marked') : column)
  const values = chosen.map(({ name }) => name || t('totals.noName')).join(', ')
  const words = values === '' ? named : t('filters.only', { title: named, values })
  return (
    <Button
      size="compact-xs"
      variant="light"
      className={classes['chip'] ?? ''}
      rightSection={<IconX size={13} aria-hidden />}
      title={words}
      aria-label={t('filters.letGo', { filter: words })}
      onClick={() => onFilters(withFilter(filters, column, null))}
    >
      {words}
    </Button>
  )
}
