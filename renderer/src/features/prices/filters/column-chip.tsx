import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { withFilter } from '#core/prices/filters/column-filters'
import classes from './filter-row.module.css'
import { markColumn } from './price-filters.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'

interface Props extends FilterProps {
  readonly column: string
  /** What the table calls the column; a mark has no column there. */
  readonly title: string | undefined
}

/** A column that is filtered, with the values that are let through: a click lets go of it. */
export const ColumnChip = ({ column, title, ...shown }: Props) => {
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
