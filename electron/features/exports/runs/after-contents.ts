import { countFailure } from '#core/exports/runs/count-failure'
import { runRead } from '#core/exports/runs/run-read'
import type { ProgressOfJob } from '#core/exports/schedule/job-progress'
import type { Timestamp } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import { isScheduled, type ScheduledReport } from '../schedule/is-scheduled.ts'

interface ReadContents {
  readonly slot: Timestamp | null
  readonly at: Timestamp
  readonly contents: 'read' | 'unreadable'
}

/** Works out how the contents of a run change the schedule that it was for; null where they do not. */
export const afterContents = (
  report: StoredReport | null,
  { slot, at, contents }: ReadContents,
): ScheduleChange | null => {
  if (slot === null || !isScheduled(report) || isOfBackup(report)) return null
  return { reportId: report.id, at, ...accountedFor(report, { at, contents }) }
}

const accountedFor = (
  { definition: { rules }, progress }: ScheduledReport,
  { at, contents }: Pick<ReadContents, 'at' | 'contents'>,
): ProgressOfJob =>
  contents === 'read'
    ? { progress: runRead(progress), accounts: [] }
    : countFailure(rules, progress, at)
