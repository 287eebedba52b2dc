import { IconGitCompare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { ExportRun } from '#core/exports/runs/export-run'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import shared from '../exports.module.css'
import { comparedRuns, isAlike, type OpenedReport } from '../opened-report.ts'
import { ChangeOverview } from './change-overview.tsx'
import { ChangeTable } from './change-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { type ChangeKind, changeKinds } from './compared-rows.ts'

/** What changed from one run to another. */
export const CompareView = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const pair = comparedRuns(opened)
  if (!pair) {
    return (
      <EmptyState
        icon={IconGitCompare}
        title={t('exports.compare.nothingTitle')}
        sentence={t('exports.compare.nothingSentence')}
      />
    )
  }
  const { before, after } = pair
  return <Compared key={`${before.id} ${after.id}`} opened={opened} before={before} after={after} />
}

const readCompared = ({ compared }: OutputOf<'exports.compareRuns'>) => fromJson(compared)

interface Props {
  readonly opened: OpenedReport
  readonly before: ExportRun
  readonly after: ExportRun
}

const allKinds: ReadonlySet<ChangeKind> = new Set(changeKinds)

const Compared = ({ opened, before, after }: Props) => {
  const { t } = useTranslation()
  const [key, setKey] = useState<string[] | null>(null)
  const [kinds, setKinds] = useState(allKinds)
  const wanted = { before: before.id, after: after.id, key }
  const read = useQuery({
    ...query('exports.compareRuns', wanted),
    select: readCompared,
  })
  const { data, isPending } = read
  const unread = unreadOf(read)
  return (
    <>
      <CompareTools
        opened={opened}
        before={before}
        after={after}
        wanted={wanted}
        compared={data ?? null}
        onKey={setKey}
      />
      {!isAlike(before, after) && (
        <div className={shared['notices']}>
          <Notice
            tone="warning"
            title={t('exports.compare.unlike')}
            sentence={t('exports.compare.unlikeSentence')}
          />
        </div>
      )}
      {unread && (
        <div className={shared['notices']}>
          <FailureNotice {...unread} />
        </div>
      )}
      {isPending && !unread && (
        <p className={shared['said']} role="status">
          {t('exports.compare.comparing')}
        </p>
      )}
      {data && (
        <>
          <ChangeOverview compared={data} kinds={kinds} onKinds={setKinds} />
          <ChangeTable
            key={changeKinds.filter((kind) => kinds.has(kind)).join()}
            opened={opened}
            wanted={wanted}
            kinds={kinds}
            compared={data}
          />
        </>
      )}
    </>
  )
}
