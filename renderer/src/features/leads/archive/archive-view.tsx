import { IconUserSearch } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { Span } from '#core/leads/archive/spans'
import { usePages } from '../../../bridge/use-pages.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { type PagedColumn, PagedTable } from '../../../ui/tables/paged-table.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import classes from './archive.module.css'
import {
  type ArchiveFilter,
  type LeadSort,
  newestFirst,
  toLeadFilter,
  wholeArchive,
} from './archive-filter.ts'
import { ArchiveTools } from './archive-tools.tsx'
import { ExportArchive } from './export-archive.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  /** The filter with which the view opens. */
  readonly first: ArchiveFilter
  readonly onCustomer: (customerId: CustomerId) => void
}

const leadsOf = ({ leads }: OutputOf<'leads.listLeads'>) => fromJson(leads)
const keyOf = ({ inquiryId }: SeenLead): string => String(inquiryId)

/** Shows every lead that the CRM has ever listed. */
export const ArchiveView = ({ workspaceId, first, onCustomer }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [filter, setFilter] = useState(first)
  const [order, setOrder] = useState(newestFirst)
  const list = {
    workspaceId,
    filter: toLeadFilter(filter, ownZone()),
    sort: order.by,
    isDescending: order.isDescending,
  }
  const { answer, unread, lineAt, onSeen, listKey } = usePages('leads.listLeads', list, leadsOf)
  const columns = useMemo(() => archiveColumns(t), [t])
  const cellsOf = useCallback(
    (lead: SeenLead) => <LeadCells lead={lead} onCustomer={onCustomer} />,
    [onCustomer],
  )
  const total = answer?.total ?? 0
  return (
    <div className={classes['view']}>
      <div className={classes['bar']}>
        <ArchiveTools workspaceId={workspaceId} filter={filter} onFilter={setFilter} />
        <ExportArchive list={list} isDisabled={total === 0} />
      </div>
      <NoticePlace>{unread && <FailureNotice {...unread} />}</NoticePlace>
      {answer && <LostStrip lost={answer.lost} />}
      {answer && total === 0 && (
        <EmptyState
          icon={IconUserSearch}
          title={t(
            filter === wholeArchive ? 'leads.archive.emptyTitle' : 'leads.archive.nothingTitle',
          )}
          sentence={t(filter === wholeArchive ? 'leads.archive.empty' : 'leads.archive.nothing')}
        />
      )}
      {total > 0 && (
        <PagedTable
          label={t('leads.archive.table')}
          columns={columns}
          order={order}
          listKey={listKey}
          total={total}
          lineAt={lineAt}
          keyOf={keyOf}
          cellsOf={cellsOf}
          onSeen={onSeen}
          onOrder={setOrder}
        />
      )}
      <footer className={classes['footer']} role="status">
        {answer && t('leads.archive.count', { count: total, shown: formats.integer(total) })}
      </footer>
    </div>
  )
}

interface CellsProps extends Pick<Props, 'onCustomer'> {
  readonly lead: SeenLead
}

const LeadCells = ({ lead, onCustomer }: CellsProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { at, customerName, projects, campaign, productInterest, customerId } = lead
  const name = customerName || t('leads.sent.nameless', { id: customerId })
  return (
    <>
      <td>{at === null ? t('leads.archive.noTime') : formats.dateTime(at)}</td>
      <td title={name}>{name}</td>
      <td title={projects.join(', ')}>{projects.join(', ')}</td>
      <td title={campaign}>{campaign}</td>
      <td title={productInterest}>{productInterest}</td>
      <td data-number="true">
        <button
          type="button"
          className={classes['customer']}
          aria-label={t('leads.archive.openCustomer', { id: customerId, name })}
          onClick={() => onCustomer(customerId)}
        >
          {customerId}
        </button>
      </td>
      <td>{formats.dateTime(lead.firstSeenAt)}</td>
    </>
  )
}

const widths: Readonly<Record<LeadSort, number>> = {
  at: 190,
  customerName: 190,
  projects: 190,
  campaign: 150,
  productInterest: 160,
  customerId: 110,
  firstSeenAt: 190,
}

const archiveColumns = (t: TFunction): readonly PagedColumn<LeadSort>[] =>
  (Object.keys(widths) as LeadSort[]).map((sort) => ({
    key: sort,
    sort,
    title: t(`leads.archive.column.${sort}`),
    width: widths[sort],
    isNumber: sort === 'customerId',
  }))

const mostNamed = 3

/** Time of which nobody knows the leads: never to be taken for time without any. */
const LostStrip = ({ lost }: { readonly lost: readonly Span[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (lost.length === 0) return null
  // The newest is what a person asks about.
  const named = lost.slice(-mostNamed).reverse()
  return (
    <ul className={classes['lost']} aria-label={t('leads.archive.lost')}>
      {named.map(({ from, to }) => (
        <li key={from}>
          <Marked mark={['dottedRing', 'bad']}>
            {t('leads.gap.lost', { from: formats.dateTime(from), to: formats.dateTime(to) })}
          </Marked>
        </li>
      ))}
      {lost.length > named.length && (
        <li>{t('leads.archive.moreLost', { count: lost.length - named.length })}</li>
      )}
    </ul>
  )
}
