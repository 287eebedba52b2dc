import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import shared from '../exports.module.css'
import type { ExportsDesk } from '../exports-desk.ts'
import { contentWords } from './export-title.ts'
import { LastRun } from './last-run.tsx'
import { NextRun } from './next-run.tsx'
import { ReportMenu } from './report-menu.tsx'
import classes from './report-table.module.css'
import { RunButton } from './run-button.tsx'
import { Sparkline } from './sparkline.tsx'
import { useReportActs } from './use-report-acts.ts'

const columns = ['report', 'last', 'next', 'trend', 'run'] as const

/** The reports of the workspace: what each is, how it went, when it goes next. */
export const ReportTable = ({ desk }: { readonly desk: ExportsDesk }) => {
  const { t } = useTranslation()
  return (
    <div className={classes['place']}>
      <table className={classes['table']} aria-label={t('exports.list.label')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`exports.list.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {desk.reports.map((report) => (
            <Row key={report.id} desk={desk} report={report} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly desk: ExportsDesk
  readonly report: Report
}

const Row = ({ desk, report }: RowProps) => {
  const { t } = useTranslation()
  const acts = useReportActs(desk)
  return (
    <tr data-calls={report.progress?.paused?.by === 'failures' || undefined}>
      <th scope="row">
        <button type="button" className={shared['link']} onClick={() => acts.open(report)}>
          {report.name}
        </button>
        <br />
        <span className={shared['dim']}>{contentWords(t, report.content)}</span>
      </th>
      <td>
        <LastRun run={report.lastRun} />
      </td>
      <td>
        <NextRun report={report} />
      </td>
      <td>
        <Sparkline counts={report.recentRows} />
      </td>
      <td>
        <div className={classes['acts']}>
          <RunButton desk={desk} report={report} />
          <ReportMenu report={report} acts={acts} />
        </div>
      </td>
    </tr>
  )
}
