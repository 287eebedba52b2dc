import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import { fromJson, toJson } from '#core/json'
import { minuteMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { PivotLook } from '../charts/pivot-look.tsx'
import shared from '../exports.module.css'
import { reportPlace } from '../exports-desk.ts'
import { RunButton } from '../reports/run-button.tsx'
import classes from './dashboard.module.css'
import type { TileProps } from './dashboard-parts.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { TileMenu } from './tile-menu.tsx'

/** A figure with the run that it is of, or what keeps it from being shown. */
export const TileCard = (props: TileProps) => {
  const { desk, tile, run } = props
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const report = desk.reports.find(({ id }) => id === tile.reportId) ?? null
  return (
    <li className={classes['tile']} data-width={tile.width}>
      <div className={classes['head']}>
        <h2>{tile.title}</h2>
        <TileMenu {...props} onRename={() => setIsRenaming(true)} />
      </div>
      {report === null && <p role="status">{t('exports.dashboard.removedReport')}</p>}
      {report && run === null && <NoRun desk={desk} report={report} />}
      {report && run && <Figures {...props} report={report} run={run} />}
      {isRenaming && <RenameDialog {...props} onClose={() => setIsRenaming(false)} />}
    </li>
  )
}

const NoRun = ({ desk, report }: Pick<TileProps, 'desk'> & { readonly report: Report }) => {
  const { t } = useTranslation()
  return (
    <>
      <p role="status">{t('exports.dashboard.noRun', { report: report.name })}</p>
      <RunButton desk={desk} report={report} />
    </>
  )
}

const readResult = ({ result }: OutputOf<'exports.pivotRun'>) => fromJson(result)

interface FiguresProps extends Pick<TileProps, 'desk' | 'tile'> {
  readonly report: Report
  readonly run: NonNullable<TileProps['run']>
}

const Figures = ({ desk, tile, report, run: { runId, at } }: FiguresProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs)
  const read = useQuery({
    ...query('exports.pivotRun', { runId, pivot: toJson(tile.pivot) }),
    select: readResult,
  })
  const { data } = read
  const unread = unreadOf(read)
  return (
    <>
      <p className={classes['source']}>
        <button
          type="button"
          className={shared['link']}
          title={t('exports.dashboard.openRun')}
          onClick={() => desk.go(reportPlace(report.id, { tab: 'table', runId }))}
        >
          {t('exports.dashboard.source', { report: report.name, at: formats.dateTime(at) })}
        </button>{' '}
        {formats.ago(at, now)}
      </p>
      {unread && <FailureNotice {...unread} />}
      {!data && !unread && <p role="status">{t('exports.charts.counting')}</p>}
      {data && (
        <PivotLook
          title={tile.title}
          chart={tile.chart}
          pivot={tile.pivot}
          result={data}
          look={tile.look}
        />
      )}
      {data?.kind === 'columnMissing' && (
        <>
          <p>{t('exports.dashboard.columnMissing')}</p>
          <Button
            size="xs"
            variant="default"
            onClick={() => desk.go({ kind: 'editor', reportId: report.id, like: null })}
          >
            {t('exports.dashboard.changeReport', { report: report.name })}
          </Button>
        </>
      )}
    </>
  )
}
