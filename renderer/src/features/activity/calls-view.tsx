import { Button, SegmentedControl } from '@mantine/core'
import { IconActivity, IconSearchOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiCall } from '#core/contract/activity'
import { pagedQuery } from '../../bridge/paged-query.ts'
import { unreadOf } from '../../bridge/unread.ts'
import { usePainted } from '../../bridge/use-painted.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import classes from './activity-screen.module.css'
import { callColumns } from './call-columns.ts'
import { ClearCalls } from './clear-calls.tsx'
import { UnknownCalls } from './unknown-calls.tsx'

const callId = ({ id }: ApiCall) => String(id)

const everything: CallFilter = { outcome: 'all', search: '' }

interface ViewProps {
  readonly density: Density
  readonly viewSwitch: ReactNode
}

/** Shows every call to the CRM. */
export const CallsView = ({ density, viewSwitch }: ViewProps) => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(everything)
  const { calls, total, unread, hasMore, more } = useCalls(filter)
  usePainted('activity', calls !== null || unread !== null)
  return (
    <ScreenFrame
      title={t('activity.title')}
      aside={t('activity.sentence')}
      tools={
        <>
          {viewSwitch}
          <Tools filter={filter} onFilter={setFilter} empty={total === 0} />
        </>
      }
    >
      <NoticePlace>
        <UnknownCalls />
        {unread && <FailureNotice {...unread} />}
      </NoticePlace>
      {calls?.length === 0 && (
        <NoCalls filtered={filter !== everything}>
          <Button variant="default" onClick={() => setFilter(everything)}>
            {t('activity.showAll')}
          </Button>
        </NoCalls>
      )}
      {calls !== null && calls.length > 0 && <CallTable calls={calls} density={density} />}
      {calls !== null && calls.length > 0 && (
        <footer className={classes['footer']}>
          <span role="status">{t('activity.shown', { shown: calls.length, total })}</span>
          {hasMore && (
            <Button size="compact-xs" variant="default" onClick={more}>
              {t('activity.more')}
            </Button>
          )}
        </footer>
      )}
    </ScreenFrame>
  )
}

interface ToolsProps {
  readonly filter: CallFilter
  readonly onFilter: (filter: CallFilter) => void
  readonly empty: boolean
}

const Tools = ({ filter, onFilter, empty }: ToolsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('activity.filter')}
        data={[
          { value: 'all', label: t('activity.all') },
          { value: 'problems', label: t('activity.problems') },
        ]}
        value={filter.outcome}
        onChange={(outcome) => onFilter({ ...filter, outcome: outcome as CallFilter['outcome'] })}
      />
      <SearchField
        label={t('activity.search')}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <ClearCalls disabled={empty} />
    </>
  )
}

const NoCalls = ({ filtered, children }: { filtered: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  return filtered ? (
    <EmptyState
      icon={IconSearchOff}
      title={t('activity.nothingFoundTitle')}
      sentence={t('activity.nothingFoundSentence')}
    >
      {children}
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconActivity}
      title={t('activity.emptyTitle')}
      sentence={t('activity.emptySentence')}
    />
  )
}

const CallTable = ({ calls, density }: { calls: ApiCall[]; density: Density }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useMemo(() => callColumns(t, formats), [t, formats])
  return (
    <Sheet<ApiCall>
      label={t('activity.table')}
      density={density}
      rows={calls}
      columns={columns}
      rowId={callId}
    />
  )
}

interface CallFilter {
  readonly outcome: 'all' | 'problems'
  readonly search: string
}

const pageSize = 200

/** The newest calls first, older ones page by page; grows by itself as calls are made. */
const useCalls = ({ outcome, search }: CallFilter) => {
  const pages = useInfiniteQuery(
    pagedQuery<'activity.listCalls', number | null>({
      name: 'activity.listCalls',
      list: { outcome, search },
      inputOf: (before) => ({ outcome, search, before, limit: pageSize }),
      first: null,
      next: ({ calls }) => (calls.length < pageSize ? null : (calls.at(-1)?.id ?? null)),
    }),
  )
  const calls: ApiCall[] | null = pages.data?.pages.flatMap((page) => page.calls) ?? null
  return {
    calls,
    total: pages.data?.pages[0]?.total ?? 0,
    unread: unreadOf(pages),
    hasMore: pages.hasNextPage,
    more: () => void pages.fetchNextPage(),
  }
}
