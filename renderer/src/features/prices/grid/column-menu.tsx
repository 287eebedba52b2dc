import { Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconEyeOff,
  IconPin,
  IconPinnedOff,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withFilter } from '#core/prices/filters/column-filters'
import { Limits } from '../filters/limits.tsx'
import type { FilterProps } from '../filters/use-value-options.ts'
import { ValueList } from '../filters/value-list.tsx'
import classes from './column-menu.module.css'
import { isFilteredByLimits, type UnitColumn } from './unit-column.ts'
import type { TableView } from './use-table-view.ts'

interface Props extends Omit<FilterProps, 'filters' | 'onFilters'> {
  readonly column: UnitColumn
  readonly view: TableView
  readonly onClose: () => void
}

/** What can be done with a column: how it is sorted, where it stands, and which of its units are shown. */
export const ColumnMenu = ({ column, view, units, lens, onClose }: Props) => {
  const { t } = useTranslation()
  const { colId, headerName: title } = column
  const { filters, onFilters } = view
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const shown = { units, filters, lens, onFilters }
  return (
    <section className={classes['menu']} aria-label={t('column.menu', { title })}>
      <ColumnActs column={column} view={view} first={first} onClose={onClose} />
      {isFilteredByLimits(column) ? (
        <Limits {...shown} column={colId} title={t('filters.limits')} />
      ) : (
        <ValueList {...shown} column={colId} title={t('filters.values')} />
      )}
      {filters.has(colId) && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => onFilters(withFilter(filters, colId, null))}
        >
          {t('filters.letGo', { filter: title })}
        </Button>
      )}
    </section>
  )
}

interface ActsProps extends Pick<Props, 'column' | 'view' | 'onClose'> {
  readonly first: React.Ref<HTMLButtonElement>
}

const ColumnActs = ({ column: { colId }, view, first, onClose }: ActsProps) => {
  const { t } = useTranslation()
  const columns = view.sheet.current?.columns
  if (!columns) return null
  const isPinned = columns.isPinned(colId)
  const sorted = columns.sortOf(colId)
  const act = (
    name: string,
    icon: ReactNode,
    run: () => void,
    ref?: React.Ref<HTMLButtonElement>,
  ) => (
    <Button
      key={name}
      {...(ref ? { ref } : {})}
      size="compact-xs"
      variant="subtle"
      color="gray"
      justify="flex-start"
      leftSection={icon}
      onClick={() => {
        onClose()
        run()
      }}
    >
      {name}
    </Button>
  )
  const way = (to: 'asc' | 'desc') => () => columns.sort(colId, sorted === to ? null : to)
  return (
    <div className={classes['acts']}>
      {act(t('column.ascending'), <IconSortAscending size={14} aria-hidden />, way('asc'), first)}
      {act(t('column.descending'), <IconSortDescending size={14} aria-hidden />, way('desc'))}
      {columns.canMove(colId, -1) &&
        act(t('column.left'), <IconArrowLeft size={14} aria-hidden />, () =>
          columns.move(colId, -1),
        )}
      {columns.canMove(colId, 1) &&
        act(t('column.right'), <IconArrowRight size={14} aria-hidden />, () =>
          columns.move(colId, 1),
        )}
      {colId !== 'number' &&
        act(
          t(isPinned ? 'column.unpin' : 'column.pin'),
          isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />,
          () => columns.pin(colId, isPinned ? null : 'left'),
        )}
      {colId !== 'number' &&
        act(t('column.hide'), <IconEyeOff size={14} aria-hidden />, () =>
          view.hide(new Set([...view.hidden, colId])),
        )}
    </div>
  )
}
