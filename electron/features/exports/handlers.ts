import type { exportAlarmsCalls } from '#core/contract/export-alarms'
import type { exportBackupCalls } from '#core/contract/export-backup'
import type { exportDashboardCalls } from '#core/contract/export-dashboard'
import type { exportDeliveryCalls } from '#core/contract/export-delivery'
import type { exportRunnerCalls } from '#core/contract/export-runner'
import type { exportsCalls } from '#core/contract/exports'
import { cancelled, success } from '#core/contract/failure'
import { contentsBytes } from '#core/exports/runs/contents-bytes'
import { answerMissed } from '#core/exports/schedule/answer-missed'
import { pauseJob, resumeJob } from '#core/exports/schedule/change-job'
import type { ReportJobId } from '#core/ids'
import type { Handlers, HandlersOf } from '../../ipc/handlers.ts'
import { alarmHandlers } from './alarms/alarm-handlers.ts'
import { backupHandlers } from './backup/backup-handlers.ts'
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts'
import { deliveryHandlers } from './delivery/delivery-handlers.ts'
import type { ExportsDependencies } from './dependencies.ts'
import { listReports } from './reports/list-reports.ts'
import { saveForAll, shareReport, takeFromTeam } from './reports/share-report.ts'
import { runnerHandlers } from './runner/runner-handlers.ts'
import { applyKeeping, planKeeping } from './runs/keep-rules.ts'
import { runByHand } from './runs/run-by-hand.ts'
import { changeSchedule } from './schedule/change-schedule.ts'
import type { ReportsSchedule } from './schedule/schedule-reports.ts'

type ExportsHandlers = Pick<
  Handlers,
  | keyof typeof exportsCalls
  | keyof typeof exportDeliveryCalls
  | keyof typeof exportBackupCalls
  | keyof typeof exportDashboardCalls
  | keyof typeof exportAlarmsCalls
  | keyof typeof exportRunnerCalls
>

type Dependencies = ExportsDependencies & { readonly schedule: ReportsSchedule }

export const exportsHandlers = (dependencies: Dependencies): ExportsHandlers => ({
  ...reportsHandlers(dependencies),
  ...schedulesHandlers(dependencies),
  ...keptHandlers(dependencies),
  ...settingsHandlers(dependencies),
  ...deliveryHandlers(dependencies),
  ...backupHandlers(dependencies),
  ...dashboardHandlers(dependencies),
  ...alarmHandlers(dependencies),
  ...runnerHandlers(dependencies),
})

const reportsHandlers = (
  dependencies: Dependencies,
): HandlersOf<
  'exports',
  | 'listReports'
  | 'saveReport'
  | 'shareReport'
  | 'removeReport'
  | 'pickFolder'
  | 'runReport'
  | 'callOffRun'
> => {
  const { store, schedule, jobs } = dependencies
  return {
    'exports.listReports': ({ workspaceId }) => success(listReports(dependencies, workspaceId)),
    'exports.saveReport': async (input) => {
      const saved = await saveForAll(dependencies, input)
      void schedule.look()
      return saved
    },
    'exports.shareReport': ({ reportId, with: whom }) =>
      whom === 'team' ? shareReport(dependencies, reportId) : takeFromTeam(dependencies, reportId),
    'exports.removeReport': async ({ reportId }) => {
      const taken = await takeFromTeam(dependencies, reportId)
      if (!taken.ok) return taken
      const job = schedule.runs.jobOf(reportId)
      if (job !== null) jobs.cancel(job)
      const removed = store.write.removeReport(reportId)
      dependencies.giveSpaceBack()
      return removed
    },
    'exports.pickFolder': async () => success(await dependencies.pickFolder()),
    'exports.runReport': async ({ reportId }) => {
      const started = await runByHand({ ...dependencies, runs: schedule.runs }, reportId)
      return started.ok ? success({ jobId: started.value }) : started
    },
    'exports.callOffRun': ({ reportId }) => {
      const run = store.readWaitingByHand(reportId)
      if (!run) return success(null)
      const end = { id: run.id, at: dependencies.clock.now(), failure: cancelled }
      return store.write.finishRun({ ...end, state: 'cancelled' }, null)
    },
  }
}

const schedulesHandlers = (
  dependencies: Dependencies,
): HandlersOf<
  'exports',
  'pauseReport' | 'resumeReport' | 'answerMissed' | 'listSkipped' | 'listCooldowns'
> => {
  const { store, schedule } = dependencies
  const changed = (reportId: ReportJobId, change: Parameters<typeof changeSchedule>[2]) => {
    const result = changeSchedule(dependencies, reportId, change)
    void schedule.look()
    return result
  }
  return {
    'exports.pauseReport': ({ reportId }) =>
      changed(reportId, ({ progress }, now) => pauseJob(progress, now)),
    'exports.resumeReport': ({ reportId }) =>
      changed(reportId, ({ definition: { rules }, progress }, now) =>
        resumeJob(rules, progress, {
          now,
          hasRun: (slot) => store.readRunOfSlot({ reportId, slot }) !== null,
        }),
      ),
    'exports.answerMissed': ({ reportId, answer }) =>
      changed(reportId, ({ progress }) => answerMissed(progress, answer)),
    'exports.listSkipped': ({ reportId }) => success(store.listSkippedSlots(reportId)),
    'exports.listCooldowns': ({ workspaceId }) => success(dependencies.listCooldowns(workspaceId)),
  }
}

const keptHandlers = (
  dependencies: Dependencies,
): HandlersOf<
  'exports',
  | 'listRuns'
  | 'pinRun'
  | 'removeRuns'
  | 'restoreRuns'
  | 'listRemovedRuns'
  | 'emptyBin'
  | 'listAlerts'
  | 'acknowledgeAlerts'
> => {
  const { store, clock } = dependencies
  return {
    'exports.listRuns': ({ reportId }) => success(store.listRuns(reportId)),
    'exports.pinRun': (of) => store.write.pinRun(of),
    'exports.removeRuns': ({ runs }) => store.write.removeRuns({ runs, at: clock.now() }),
    'exports.restoreRuns': (of) => store.write.restoreRuns(of),
    'exports.listRemovedRuns': ({ reportId }) => success(store.listRemovedRuns(reportId)),
    'exports.emptyBin': () => {
      const emptied = store.write.emptyBin()
      dependencies.giveSpaceBack()
      return emptied
    },
    'exports.listAlerts': ({ workspaceId }) =>
      success(
        store
          .listReports(workspaceId)
          .flatMap(({ id, definition: { name } }) =>
            store.listAlerts(id).map((alert) => ({ ...alert, reportName: name })),
          )
          .sort((one, other) => other.at - one.at),
      ),
    'exports.acknowledgeAlerts': ({ alerts }) =>
      store.write.acknowledgeAlerts({ alerts, at: clock.now() }),
  }
}

const settingsHandlers = (
  dependencies: Dependencies,
): HandlersOf<'exports', 'readSettings' | 'planRetention' | 'saveSettings'> => {
  const { store, background } = dependencies
  return {
    'exports.readSettings': () => {
      const { count, bytes, parsedBytes } = store.measureContents()
      const { isOverQuota, runs: all } = planKeeping(dependencies)
      const runs = all.filter(({ removedAt }) => removedAt === null)
      const bin = {
        runs: all.length - runs.length,
        bytes: contentsBytes(all) - contentsBytes(runs),
      }
      return success({
        retention: store.readRetention(),
        usedBytes: bytes + parsedBytes,
        contents: count,
        runs: runs.length,
        bin,
        isOverQuota,
        canStartWithSystem: background.canStartWithSystem,
        startsWithSystem: background.startsWithSystem(),
        staysInTray: store.readStaysInTray(),
        canStayInTray: background.canStayInTray,
        digest: store.readDigest(),
      })
    },
    'exports.planRetention': ({ retention }) => {
      const { toBin, forGood, freedBytes } = planKeeping(dependencies, retention)
      return success({ toBin: toBin.length, forGood: forGood.length, freedBytes })
    },
    'exports.saveSettings': ({ startsWithSystem, ...settings }) => {
      const written = store.write.writeExportSettings(settings)
      if (!written.ok) return written
      applyKeeping(dependencies)
      if (startsWithSystem === background.startsWithSystem()) return written
      const set = background.setStartsWithSystem(startsWithSystem)
      if (set.ok) dependencies.announce(['exportSettings'])
      return set
    },
  }
}
