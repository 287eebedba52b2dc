import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import { call } from '../../../bridge/call.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { ExportTableMenu } from '../../tables/export-table-menu.tsx'
import { type ReportedLead, reportTable } from './report-table.ts'
import type { toNarrowed } from './sent-filter.ts'
import type { StatusChoice } from './sent-tools.tsx'
import type { SentKind } from './status-words.ts'
import { usePrintedReport } from './use-printed-report.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly status: StatusChoice
  readonly narrowed: ReturnType<typeof toNarrowed>
}

/** What the agency can do something about, where nothing else was chosen. */
const usual: readonly SentKind[] = ['missing', 'rejected', 'ambiguous', 'late']

const rowsOf = ({ rows }: OutputOf<'leads.readAgencyReport'>): readonly ReportedLead[] =>
  fromJson(rows)

/** A report for whoever runs the web site: contacts are masked, names are initials. */
export const AgencyReport = (props: Props) => {
  const { t } = useTranslation()
  const tableOf = useReport(props)
  const printed = usePrintedReport()
  return (
    <>
      <ExportTableMenu
        label={t('leads.report.open')}
        tableOf={tableOf}
        printing={{ label: t('leads.report.print'), print: printed.print }}
      />
      {printed.sheet}
    </>
  )
}

const useReport = ({ workspaceId, status, narrowed }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  return async (): Promise<Table | null> => {
    const statuses = status === 'all' ? [...usual] : [status]
    const read = await call('leads.readAgencyReport', { workspaceId, statuses, ...narrowed })
    if (!read.ok) {
      notifyFailure(() => words(read.failure))
      return null
    }
    const leads = rowsOf(read.value)
    if (read.value.total > leads.length) {
      notifyFailure((t) => ({
        title: t('leads.report.cutTitle'),
        sentence: t('leads.report.cut', {
          shown: formats.integer(leads.length),
          total: formats.integer(read.value.total),
        }),
      }))
    }
    const timeZone = ownZone()
    return reportTable(leads, {
      title: t('leads.report.file', { day: wallText(clock.now(), timeZone).slice(0, 10) }),
      titleOf: (column) => t(`leads.report.column.${column}`),
      statusOf: (kind) => t(`leads.status.${kind}`),
      timeZone,
    })
  }
}
