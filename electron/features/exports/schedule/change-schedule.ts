import { notFound, type Result } from '#core/contract/failure'
import type { ProgressOfJob } from '#core/exports/schedule/job-progress'
import type { ReportJobId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled, type ScheduledReport } from './is-scheduled.ts'

type Change = (report: ScheduledReport, now: Timestamp) => ProgressOfJob

/** Writes a person's change of a schedule. */
export const changeSchedule = (
  { store, clock }: Pick<ExportsDependencies, 'store' | 'clock'>,
  reportId: ReportJobId,
  change: Change,
): Result<null> => {
  const report = store.readReport(reportId)
  if (!isScheduled(report)) return notFound('never')
  const at = clock.now()
  return store.write.writeSchedule({ reportId, at, ...change(report, at) })
}
