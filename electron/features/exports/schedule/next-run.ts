import { dueRuns } from '#core/exports/schedule/due-runs'
import { nextRuns } from '#core/exports/schedule/next-runs'
import type { Timestamp } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { isScheduled } from './is-scheduled.ts'

/** Null where it runs by hand or is paused; a time about which a person is asked is none. */
export const nextRunOf = (
  report: StoredReport,
  { now, until }: { readonly now: Timestamp; readonly until: Timestamp },
): Timestamp | null => {
  if (!isScheduled(report) || report.progress.paused) return null
  const { progress, definition } = report
  const known = dueRuns(definition.rules, progress, {
    now,
    allowedAt: until,
    mayStart: false,
    hasRun: () => false,
  })
  const { waiting } = known.progress
  if (waiting) return Math.max(now, until, waiting.unreachable?.until ?? 0)
  return nextRuns(definition.rules.schedule, now, 1)[0] ?? null
}
