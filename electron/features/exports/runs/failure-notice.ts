import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import type { ExportNotice } from '../../../window/notices/export-notice.ts'

/** The first of failures in a row is told, and the one that pauses the report; a run that went well is no news. */
export const failureNotice = (
  { definition: { name: report }, progress: before }: StoredReport,
  { progress: { paused, failuresInARow: failures } }: ScheduleChange,
  kind: 'failed' | 'unreadable',
): ExportNotice | null => {
  if (failures === (before?.failuresInARow ?? 0)) return null
  if (paused && !before?.paused) return { kind: 'paused', report, failures }
  return failures === 1 ? { kind, report } : null
}
