import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { wallText } from '#core/wall-time'
import { call } from '../../../bridge/call.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { clock } from '../../../ui/clock.ts'
import { notifyFailure } from '../../../ui/notify.ts'
import { ownZone } from '../../../ui/own-zone.ts'
import { ExportMenu } from '../export-menu.tsx'
import { type ReportedLead, reportTable } from './report-table.ts'
import type { StatusChoice } from './sent-tools.tsx'
import type { SentKind } from './status-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly status: StatusChoice
}

/** What the agency can do something about, where nothing else was chosen. */
const usual: readonly SentKind[] = ['missing', 'ambiguous', 'late']

const rowsOf = ({ rowsJson }: OutputOf<'leads.readAgencyReport'>): readonly ReportedLead[] =>
  JSON.parse(rowsJson)

/** A report for whoever runs the web site: contacts are masked, names are initials. */
export const AgencyReport = ({ workspaceId, status }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const tableOf = async () => {
    const statuses = status === 'all' ? [...usual] : [status]
    const read = await call('leads.readAgencyReport', {
      ...{ workspaceId, statuses, from: null, to: null },
    })
    if (!read.ok) {
      notifyFailure(words(read.failure))
      return null
    }
    const timeZone = ownZone()
    return reportTable(rowsOf(read.value), {
      title: t('leads.report.file', { day: wallText(clock.now(), timeZone).slice(0, 10) }),
      titleOf: (column) => t(`leads.report.column.${column}`),
      statusOf: (kind) => t(`leads.status.${kind}`),
      timeZone,
    })
  }
  return <ExportMenu label={t('leads.report.open')} tableOf={tableOf} />
}
