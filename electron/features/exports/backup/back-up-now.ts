import { type Result, success } from '#core/contract/failure'
import { runNow } from '#core/exports/backup/run-now'
import type { WorkspaceId } from '#core/ids'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled } from '../schedule/is-scheduled.ts'
import type { ReportsSchedule } from '../schedule/schedule-reports.ts'
import { backupReports } from './backup-reports.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock'> & {
  readonly schedule: Pick<ReportsSchedule, 'look'>
}

/** A backup that a person wants beside those of the schedule. */
export const backUpNow = (
  { store, clock, schedule }: Dependencies,
  workspaceId: WorkspaceId,
): Result<null> => {
  const at = clock.now()
  for (const report of backupReports(store, workspaceId).filter(isScheduled)) {
    const progress = runNow(report.progress, at)
    const change = { reportId: report.id, at, progress, accounts: [] }
    const written = store.write.writeSchedule(change)
    if (!written.ok) return written
  }
  void schedule.look()
  return success(null)
}
