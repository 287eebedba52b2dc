import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { withFilter } from '#core/prices/filters/column-filters'
import type { UnitColumn } from '../grid/unit-column.ts'
import { markColumn } from './price-filters.ts'
import type { FilterProps } from './use-value-options.ts'

interface Props extends FilterProps {
  readonly columns: readonly UnitColumn[]
}

const chipsOfTheirOwn = ['type', 'status', markColumn]

/** The columns that are filtered besides those that have chips: a click lets go of one. */
export const ColumnChips = ({ columns, filters, onFilters }: Props) => {
  const { t } = useTranslation()
  return [...filters.keys()]
    .filter((column) => !chipsOfTheirOwn.includes(column))
    .map((column) => {
      const title = columns.find(({ colId }) => colId === column)?.headerName ?? column
      return (
        <Button
          key={column}
          size="compact-xs"
          variant="light"
          rightSection={<IconX size={13} aria-hidden />}
          aria-label={t('filters.letGo', { title })}
          onClick={() => onFilters(withFilter(filters, column, null))}
        >
          {title}
        </Button>
      )
    })
}
