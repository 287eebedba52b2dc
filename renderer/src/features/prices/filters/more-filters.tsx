import { Button, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FocusedPopover } from '../../../ui/focused-popover.tsx'
import { Limits } from './limits.tsx'
import classes from './more-filters.module.css'
import { markColumn, orientationColumn } from './price-filters.ts'
import type { FilterProps } from './use-value-options.ts'
import { ValueList } from './value-list.tsx'

interface Props extends FilterProps {
  readonly currency: string | null
}

const filtered = ['building', 'disposition', orientationColumn, 'floor', 'priceGross', markColumn]

/** The filters of columns that are wanted most often, whether or not their columns are seen. */
export const MoreFilters = (props: Props) => {
  const { filters, currency, onFilters } = props
  const { t } = useTranslation()
  const active = filtered.filter((column) => filters.has(column)).length
  return (
    <FocusedPopover position="bottom-start">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={active > 0 ? 'light' : 'subtle'}
          color={active > 0 ? 'petrol' : 'gray'}
          leftSection={<IconFilter size={14} aria-hidden />}
        >
          {active > 0 ? t('filters.openActive', { count: active }) : t('filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters.open')} className={classes['panel'] ?? ''}>
        <div className={classes['places']}>
          <div className={classes['kinds']}>
            <ValueList {...props} column="building" title={t('prices.column.building')} />
            <ValueList {...props} column="disposition" title={t('prices.column.disposition')} />
            <ValueList {...props} column={orientationColumn} title={t('filters.orientation')} />
            <ValueList {...props} column={markColumn} title={t('filters.marked')} />
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
