import type { ProgressOfJob } from '#core/exports/schedule/job-progress'
import type { ReportJobId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'
import { writeReportProgress } from '../reports/reports.ts'
import { endLeftPostponed } from '../runs/export-run-changes.ts'
import { insertSkippedSlots } from './report-skipped.ts'

/** The schedule of a report as it is to be written together with something else. */
export interface ScheduleChange extends ProgressOfJob {
  readonly reportId: ReportJobId
  readonly at: Timestamp
}

export const writeSchedule = (db: WritableDb, schedule: ScheduleChange): void =>
  db.transaction(() => {
    writeReportProgress(db, { id: schedule.reportId, progress: schedule.progress })
    insertSkippedSlots(db, schedule)
    const waiting = schedule.progress.waiting?.slot ?? null
    endLeftPostponed(db, { reportId: schedule.reportId, waiting })
  })()
