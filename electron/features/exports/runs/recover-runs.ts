import { afterRestart } from '#core/exports/schedule/after-restart'
import { loseDashboards } from '../dashboard/look-at-dashboards.ts'
import { loseDeliveries } from '../delivery/deliver-run.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled } from '../schedule/is-scheduled.ts'
import { applyKeeping } from './keep-rules.ts'
import { afterRun } from './run-export.ts'

type Dependencies = Parameters<typeof afterRun>[0] & Pick<ExportsDependencies, 'logDefect'>

/** Ends or finishes the runs that the application was in the middle of when it ended. */
export const recoverRuns = async (
  dependencies: Dependencies,
  isStopped: () => boolean,
): Promise<void> => {
  const { store, clock } = dependencies
  const at = clock.now()
  for (const { id } of store.listRunningRuns()) {
    store.write.finishRun({ id, at, state: 'interrupted', failure: null }, null)
  }
  for (const report of store.listAllReports()) {
    if (!isScheduled(report) || report.progress.running === null) continue
    const accounted = afterRestart(report.definition.rules, report.progress, at)
    store.write.writeSchedule({ reportId: report.id, at, ...accounted })
  }
  loseDeliveries(dependencies)
  loseDashboards(dependencies)
  await followUp(dependencies, isStopped)
  // A report that has not run for long has old runs too.
  if (!isStopped()) applyKeeping(dependencies)
}

const followUp = async (dependencies: Dependencies, isStopped: () => boolean): Promise<void> => {
  const { store, logDefect } = dependencies
  for (const runId of store.listUnfollowedRuns()) {
    if (isStopped()) return
    const run = store.readRun(runId)
    const report = run && store.readReport(run.reportId)
    if (!report) continue
    try {
      await afterRun(dependencies, { report, run: { id: runId }, isStopped })
    } catch (error) {
      if (!isStopped()) logDefect('what follows from contents left undone', error)
    }
  }
}
