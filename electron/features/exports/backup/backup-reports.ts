import type { BackupDefinition } from '#core/exports/backup/backup-definition'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { RunRules } from '#core/exports/schedule/job-progress'
import type { WorkspaceId } from '#core/ids'
import { dayMs } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ExportsStore } from '../dependencies.ts'

export const isOfBackup = ({ definition }: Pick<StoredReport, 'definition'>): boolean =>
  definition.isOfBackup === true

/** The reports that read the tables of a workspace's backup. */
export const backupReports = (
  store: Pick<ExportsStore, 'listReports'>,
  workspaceId: WorkspaceId,
): StoredReport[] => store.listReports(workspaceId).filter(isOfBackup)

/** A table that fails once is asked for again with the next backup: nothing pauses it. */
const rulesOf = (schedule: RunRules['schedule']): RunRules => ({
  schedule,
  missed: 'once',
  maxAgeMs: 3 * dayMs,
  pauseAfter: 20,
})

/** The report that reads one table; the folder keeps the older ones, and the store only what is looked at. */
export const backupReport = (
  name: string,
  schedule: BackupDefinition['schedule'] | null,
): ReportDefinition => ({
  name,
  content: { name, format: 'xlsx', parameters: {} },
  accountId: null,
  rules: schedule && rulesOf(schedule),
  retention: { maxCount: 2, maxAgeMs: null },
  alerts: [],
  latest: null,
  delivery: null,
  isOfBackup: true,
})
