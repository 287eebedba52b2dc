import { afterRestart } from '#core/exports/schedule/after-restart'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled } from '../schedule/is-scheduled.ts'

/**
 * Ends the runs that the application was in the middle of when it ended. It does so wherever a store is opened, also for a
 * command that closes it right away: nothing leaves, and nobody is told.
 */
export const recoverRuns = ({
  store,
  clock,
}: Pick<ExportsDependencies, 'store' | 'clock'>): void => {
  const at = clock.now()
  for (const { id } of store.listRunningRuns()) {
    store.write.finishRun({ id, at, state: 'interrupted', failure: null }, null)
  }
  for (const report of store.listAllReports()) {
    if (!isScheduled(report) || report.progress.running === null) continue
    const accounted = afterRestart(report.definition.rules, report.progress, at)
    store.write.writeSchedule({ reportId: report.id, at, ...accounted })
  }
}
