import { Button, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { statusMark } from '../grid/status-mark.ts'
import classes from './all-filters.module.css'
import { Limits } from './limits.tsx'
import { markColumn, orientationColumn } from './price-filters.ts'
import { type FilterProps, useValueOptions } from './use-value-options.ts'
import { ValueList } from './value-list.tsx'

interface Props extends FilterProps {
  readonly currency: string | null
}

/** The filters that are wanted most often, whether or not their columns are seen. */
export const AllFilters = (props: Props) => {
  const { filters, currency, onFilters } = props
  const { t } = useTranslation()
  return (
    <FocusedPopover position="bottom-start">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={filters.size > 0 ? 'light' : 'subtle'}
          color={filters.size > 0 ? 'petrol' : 'gray'}
          leftSection={<IconFilter size={14} aria-hidden />}
        >
          {t('filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters.open')} className={classes['panel'] ?? ''}>
        <ValueChips {...props} column="type" />
        <ValueChips {...props} column="status" />
        <ValueChips {...props} column={markColumn} />
        <div className={classes['places']}>
          <div className={classes['kinds']}>
            <ValueList {...props} column="building" title={t('prices.column.building')} />
            <ValueList {...props} column="disposition" title={t('prices.column.disposition')} />
            <ValueList {...props} column={orientationColumn} title={t('filters.orientation')} />
          </div>
          <ValueList {...props} column="floor" title={t('prices.column.floor')} />
        </div>
        <Limits
          column="priceGross"
          title={t('filters.band', { currency: currency ?? '' })}
          filters={filters}
          onFilters={onFilters}
        />
      </Popover.Dropdown>
    </FocusedPopover>
  )
}

interface ValueChipsProps extends FilterProps {
  readonly column: 'type' | 'status' | typeof markColumn
}

/** The values of a column at a click, with how many units each of them would show. */
const ValueChips = ({ column, ...shown }: ValueChipsProps) => {
  const { t } = useTranslation()
  const { options, toggle } = useValueOptions(shown, column)
  // One type is no choice.
  if (options.length < (column === 'type' ? 2 : 1)) return null
  return (
    <FilterChips label={t(`filters.by.${column}`)}>
      {options.map((option) => (
        <FilterChip
          key={option.name}
          isChosen={option.chosenValues === option.values.length}
          count={option.count}
          onClick={() => toggle(option)}
        >
          <span className={column === 'status' ? statusMark(Number(option.values[0])) : undefined}>
            {option.name || t('totals.noName')}
          </span>
        </FilterChip>
      ))}
    </FilterChips>
  )
}
