import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import type { ExportNotice } from '../../../window/notices/export-notice.ts'

/** A notice of the first failure in a row, and of the one that pauses the report; a run that went well needs none. */
export const failureNotice = (
  { definition: { name: report }, progress: before }: StoredReport,
  { progress: { paused, failuresInARow: failures } }: ScheduleChange,
  kind: 'failed' | 'unreadable',
): ExportNotice | null => {
  if (failures === (before?.failuresInARow ?? 0)) return null
  if (paused && !before?.paused) return { kind: 'paused', report, failures }
  return failures === 1 ? { kind, report } : null
}
