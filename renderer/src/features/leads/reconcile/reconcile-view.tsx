import { Button } from '@mantine/core'
import { IconFileImport, IconListCheck } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import type { SentRow } from '#core/leads/sent-row'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PagedTable, type TableOrder } from '../../../ui/paged-table.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { usePages } from '../use-pages.ts'
import { AgencyReport } from './agency-report.tsx'
import { Delays } from './delays.tsx'
import { ImportDialog } from './import-dialog.tsx'
import classes from './reconcile.module.css'
import { SentCells } from './sent-cells.tsx'
import { type SentSort, sentColumns } from './sent-columns.ts'
import { SentDetail } from './sent-detail.tsx'
import { SentTools, type StatusChoice } from './sent-tools.tsx'
import type { SentSource } from './use-import-sent.ts'
import { WatchedFolder } from './watched-folder.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly status: StatusChoice
  readonly onStatus: (status: StatusChoice) => void
  readonly onDraft: (draftId: LeadDraftId) => void
  /** Leads of the CRM of which the site says nothing. */
  readonly onOnlyInCrm: () => void
}

type Listed = OutputOf<'leads.listSent'>

// Main has written this text itself.
const rowsOf = ({ sentJson }: Listed): readonly SentRow[] => JSON.parse(sentJson)
const keyOf = ({ lead }: SentRow): string => lead.key

const newestFirst: TableOrder<SentSort> = { by: 'at', isDescending: true }

const useSentList = ({ workspaceId, status }: Pick<Props, 'workspaceId' | 'status'>) => {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState(newestFirst)
  const list = {
    ...{ workspaceId, search: search.trim() },
    statuses: status === 'all' ? [] : [status],
    ...{ from: null, to: null, sort: order.by, isDescending: order.isDescending },
  }
  return { ...usePages('leads.listSent', list, rowsOf), search, setSearch, order, setOrder }
}

/** What the web site says it has sent, against what the CRM has listed. */
export const ReconcileView = (props: Props) => {
  const { workspaceId, status, onStatus, onDraft, onOnlyInCrm } = props
  const { t } = useTranslation()
  const words = useFailureWords()
  const sent = useSentList({ workspaceId, status })
  const { answer, failure, order, lineAt, onSeen, listKey } = sent
  const [chosen, setChosen] = useState<SentRow | null>(null)
  const [imported, setImported] = useState<SentSource | 'toChoose' | null>(null)
  useScreenVerb('import', () => setImported('toChoose'), imported === null)
  const columns = useMemo(() => sentColumns(t), [t])
  const cellsOf = useCallback(
    (row: SentRow) => (
      <SentCells row={row} isChosen={row.lead.key === chosen?.lead.key} onChoose={setChosen} />
    ),
    [chosen],
  )
  const total = answer?.total ?? 0
  const isBare = answer !== undefined && answer.told === null
  return (
    <div className={classes['view']}>
      <div className={classes['bar']}>
        {answer && !isBare && (
          <SentTools
            {...{ status, onStatus, onOnlyInCrm, counts: answer.counts }}
            search={sent.search}
            onSearch={sent.setSearch}
          />
        )}
        <div className={classes['acts']}>
          <Button
            size="xs"
            variant={isBare ? 'filled' : 'default'}
            leftSection={<IconFileImport size={15} aria-hidden />}
            onClick={() => setImported('toChoose')}
          >
            {t('leads.import.open')}
          </Button>
          {!isBare && <AgencyReport workspaceId={workspaceId} status={status} />}
        </div>
      </div>
      {failure && <Notice tone="failure" {...words(failure)} />}
      <WatchedFolder workspaceId={workspaceId} onMap={setImported} />
      {answer?.delaysJson && <Delays delaysJson={answer.delaysJson} told={answer.told} />}
      {answer && total === 0 && (
        <EmptyState
          icon={IconListCheck}
          title={t(isBare ? 'leads.sent.emptyTitle' : 'leads.sent.nothingTitle')}
          sentence={t(isBare ? 'leads.sent.empty' : 'leads.sent.nothing')}
        />
      )}
      {total > 0 && (
        <div className={classes['split']} data-open={chosen !== null}>
          <PagedTable
            label={t('leads.sent.table')}
            {...{ columns, order, listKey, total, lineAt, keyOf, cellsOf, onSeen }}
            chosen={chosen?.lead.key ?? null}
            onOrder={sent.setOrder}
          />
          {chosen !== null && (
            <SentDetail
              key={chosen.lead.key}
              {...{ workspaceId, onDraft }}
              row={sent.find(({ lead }) => lead.key === chosen.lead.key) ?? chosen}
              // With another standing it may have left the list.
              onChanged={() => status !== 'all' && setChosen(null)}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
      )}
      {imported !== null && (
        <ImportDialog
          workspaceId={workspaceId}
          source={imported === 'toChoose' ? null : imported}
          onClose={() => setImported(null)}
        />
      )}
    </div>
  )
}
