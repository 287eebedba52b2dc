import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { ExportRun } from '#core/exports/runs/export-run'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import shared from '../exports.module.css'
import { type OpenedReport, shownRun } from '../opened-report.ts'
import { ShownRun } from '../table/shown-run.tsx'
import { NothingToShow } from '../table/viewer-view.tsx'
import classes from './charts.module.css'
import { FreePivot } from './free-pivot.tsx'
import { PivotFiguresView } from './pivot-figures.tsx'

const readPivots = ({ pivots }: OutputOf<'exports.listReadyPivots'>) => fromJson(pivots)

/** The charts that a report has by itself, and one that a person puts together. */
export const ChartsView = ({ opened }: { readonly opened: OpenedReport }) => {
  const run = shownRun(opened)
  return run ? <Charts opened={opened} run={run} /> : <NothingToShow opened={opened} />
}

const Charts = ({ opened, run }: { readonly opened: OpenedReport; readonly run: ExportRun }) => {
  const { t } = useTranslation()
  const read = useQuery({
    ...query('exports.listReadyPivots', { runId: run.id }),
    select: readPivots,
  })
  const { data, isPending } = read
  const unread = unreadOf(read)
  return (
    <div className={classes['place']}>
      <div className={classes['head']}>
        <ShownRun opened={opened} run={run} />
      </div>
      {unread && <FailureNotice {...unread} />}
      {isPending && !unread && (
        <p className={shared['dim']} role="status">
          {t('exports.charts.counting')}
        </p>
      )}
      <ul className={classes['cards']} aria-label={t('exports.charts.ready')}>
        {data?.map(({ ready, result }) => {
          const title = t(`exports.charts.name.${ready.name}`)
          return (
            <li key={ready.name} className={classes['card']}>
              <h2>{title}</h2>
              <PivotFiguresView
                title={title}
                result={result}
                opened={opened}
                runId={run.id}
                chart={ready.chart}
                pivot={ready.pivot}
              />
            </li>
          )
        })}
      </ul>
      <FreePivot key={run.id} opened={opened} runId={run.id} />
    </div>
  )
}
