import { Button } from '@mantine/core'
import { IconFileImport, IconListCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { SentRow } from '#core/leads/sent/sent-row'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { usePages } from '../../../bridge/use-pages.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { type PagedColumn, PagedTable, type TableOrder } from '../../../ui/tables/paged-table.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { AgencyReport } from './agency-report.tsx'
import { Delays } from './delays.tsx'
import { ImportDialog } from './import-dialog.tsx'
import classes from './reconcile.module.css'
import { SentCells } from './sent-cells.tsx'
import { SentDetail } from './sent-detail.tsx'
import { allSent, toNarrowed } from './sent-filter.ts'
import { SentTools, type StatusChoice } from './sent-tools.tsx'
import { SourceTroubles } from './source-troubles.tsx'
import { Sources, SourcesDialog } from './sources.tsx'
import type { SentSource } from './use-import-sent.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly status: StatusChoice
  readonly onStatus: (status: StatusChoice) => void
  readonly onDraft: (draftId: LeadDraftId) => void
  /** A file that was dropped on the screen; null: none. */
  readonly dropped: File | null
  readonly onTaken: () => void
  /** Leads of the CRM of which the site says nothing. */
  readonly onOnlyInCrm: () => void
}

const rowsOf = ({ sent }: OutputOf<'leads.listSent'>): readonly SentRow[] => fromJson(sent)
const keyOf = ({ lead }: SentRow): string => lead.key

const newestFirst: TableOrder<SentSort> = { by: 'at', isDescending: true }

const useSentList = ({ workspaceId, status }: Pick<Props, 'workspaceId' | 'status'>) => {
  const [filter, setFilter] = useState(allSent)
  const [order, setOrder] = useState(newestFirst)
  const narrowed = toNarrowed(filter, ownZone())
  const wanted = {
    workspaceId,
    search: filter.search.trim(),
    ...narrowed,
    statuses: status === 'all' ? [] : [status],
  }
  const list = { ...wanted, sort: order.by, isDescending: order.isDescending }
  const pages = usePages('leads.listSent', list, rowsOf)
  const summary = useQuery({
    ...query('leads.summariseSent', wanted),
    // While another list is summed up, the numbers of the one before are shown.
    placeholderData: keepPreviousData,
  })
  return {
    ...pages,
    summary: summary.data,
    unread: pages.unread ?? unreadOf(summary),
    filter,
    setFilter,
    narrowed,
    order,
    setOrder,
  }
}

/** What the web site says it has sent, against what the CRM has listed. */
export const ReconcileView = (props: Props) => {
  const { workspaceId, status, onStatus, onDraft, onOnlyInCrm } = props
  const { t } = useTranslation()
  const sent = useSentList({ workspaceId, status })
  const { summary, unread, order, lineAt, onSeen, listKey } = sent
  const [chosen, setChosen] = useState<SentRow | null>(null)
  const [chosenFile, setImported] = useState<SentSource | 'toChoose' | null>(null)
  const [isSourced, setSourced] = useState(false)
  const imported = props.dropped ?? chosenFile
  useScreenVerb('import', () => setImported('toChoose'), imported === null)
  const columns = useMemo(() => sentColumns(t), [t])
  const cellsOf = useCallback(
    (row: SentRow) => (
      <SentCells row={row} isChosen={row.lead.key === chosen?.lead.key} onChoose={setChosen} />
    ),
    [chosen],
  )
  const total = summary?.total ?? 0
  const isBare = summary !== undefined && summary.told === null
  const importing = (
    <Button
      size={isBare ? 'compact-xs' : 'xs'}
      variant="default"
      leftSection={<IconFileImport size={15} aria-hidden />}
      onClick={() => setImported('toChoose')}
    >
      {t('leads.import.open')}
    </Button>
  )
  return (
    <div className={classes['view']}>
      {summary && !isBare && (
        <SentTools
          workspaceId={workspaceId}
          status={status}
          onStatus={onStatus}
          onOnlyInCrm={onOnlyInCrm}
          counts={summary.counts}
          filter={sent.filter}
          onFilter={sent.setFilter}
        >
          {importing}
          <Button size="xs" variant="default" onClick={() => setSourced(true)}>
            {t('leads.sources.open')}
          </Button>
          <AgencyReport workspaceId={workspaceId} status={status} narrowed={sent.narrowed} />
        </SentTools>
      )}
      <NoticePlace>{unread && <FailureNotice {...unread} />}</NoticePlace>
      {!isBare && !isSourced && (
        <SourceTroubles
          workspaceId={workspaceId}
          onMap={setImported}
          onOpen={() => setSourced(true)}
        />
      )}
      {summary?.delays && <Delays measured={summary.delays} />}
      {summary && total === 0 && (
        <EmptyState
          icon={IconListCheck}
          title={t(isBare ? 'leads.sent.emptyTitle' : 'leads.sent.nothingTitle')}
          sentence={t(isBare ? 'leads.sent.empty' : 'leads.sent.nothing')}
        >
          {isBare && !isSourced && (
            <Sources workspaceId={workspaceId} onMap={setImported}>
              {importing}
            </Sources>
          )}
        </EmptyState>
      )}
      {total > 0 && (
        <div className={classes['split']} data-open={chosen !== null}>
          <PagedTable
            label={t('leads.sent.table')}
            columns={columns}
            order={order}
            listKey={listKey}
            total={total}
            lineAt={lineAt}
            keyOf={keyOf}
            cellsOf={cellsOf}
            onSeen={onSeen}
            chosen={chosen?.lead.key ?? null}
            onOrder={sent.setOrder}
          />
          {chosen !== null && (
            <SentDetail
              key={chosen.lead.key}
              workspaceId={workspaceId}
              onDraft={onDraft}
              onShow={setChosen}
              row={sent.find(({ lead }) => lead.key === chosen.lead.key) ?? chosen}
              // With another status the lead may have left the list.
              onChanged={() => status !== 'all' && setChosen(null)}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
      )}
      {isSourced && (
        <SourcesDialog
          workspaceId={workspaceId}
          onMap={setImported}
          onClose={() => setSourced(false)}
        />
      )}
      {imported !== null && (
        <ImportDialog
          workspaceId={workspaceId}
          source={imported === 'toChoose' ? null : imported}
          onClose={() => {
            setImported(null)
            props.onTaken()
          }}
        />
      )}
    </div>
  )
}

type SentSort = 'at' | 'name' | 'status' | 'delay' | 'score'

const sentColumns = (t: TFunction): readonly PagedColumn<SentSort>[] => [
  { key: 'at', sort: 'at', title: t('leads.sent.column.at'), width: 190 },
  { key: 'name', sort: 'name', title: t('leads.sent.column.name'), width: 180 },
  { key: 'status', sort: 'status', title: t('leads.sent.column.status'), width: 160 },
  { key: 'reason', title: t('leads.sent.column.reason'), width: 230 },
  { key: 'score', sort: 'score', title: t('leads.sent.column.score'), width: 74, isNumber: true },
  { key: 'delay', sort: 'delay', title: t('leads.sent.column.delay'), width: 110, isNumber: true },
  { key: 'project', title: t('leads.sent.column.project'), width: 140 },
  { key: 'campaign', title: t('leads.sent.column.campaign'), width: 130 },
]
