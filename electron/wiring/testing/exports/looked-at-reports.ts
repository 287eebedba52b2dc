import { expect, onTestFinished } from 'vitest'
import { type Result, success } from '#core/contract/failure'
import { newProgress, type RunRules } from '#core/exports/schedule/job-progress'
import { type ReportJobId, reportJobIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import { noTeamReports } from '../../../features/exports/reports/tell-team.ts'
import { scheduleReports } from '../../../features/exports/schedule/schedule-reports.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { bootOf } from '../boot-of.ts'
import { daily } from './acts.ts'
import { exportsAccount, runningReports } from './running-reports.ts'

/** Nine in the morning in Prague. */
export const nine = Date.UTC(2027, 0, 15, 8)
export const slot = nine + 30 * minuteMs

/** Reports of which one thing after another is due; the server answers at once. */
export const lookedAtReports = async () => {
  const reports = await runningReports()
  const { store, dependencies } = reports
  const wakes: (number | null)[] = []
  const defects: string[] = []
  let ids = 0
  const newId = () => `id${++ids}`
  const world = {
    now: nine,
    isOnline: true,
    mayBegin: true,
    isRunnerAhead: false,
    until: null as number | null,
    account: async (): Promise<Result<CallingAccount>> => success(exportsAccount),
    listAllReports: store.listAllReports,
    writeSchedule: store.write.writeSchedule,
  }
  let schedules = 0
  const clock = { now: () => world.now, elapsedMs: () => world.now }
  const jobs = runJobs({
    clock,
    newId,
    tell: () => undefined,
    announce: () => undefined,
    newDefectId: String,
  })
  const unwanted = () => Promise.reject(new Error('there is no folder'))
  const schedule = scheduleReports({
    ...dependencies,
    store: {
      ...dependencies.store,
      listAllReports: () => world.listAllReports(),
      write: {
        ...dependencies.store.write,
        writeSchedule: (change) => {
          schedules += 1
          return world.writeSchedule(change)
        },
      },
    },
    clock,
    boot: bootOf(clock),
    refusal: () => null,
    jobs,
    newId,
    isOnline: () => world.isOnline,
    mayBegin: () => world.mayBegin,
    teamReports: { ...noTeamReports, isRunnerAhead: () => world.isRunnerAhead },
    accountFor: () => world.account(),
    coolingUntil: () => world.until,
    crmName: () => 'Podviní',
    printPage: async () => new Uint8Array(),
    wakeAt: (at) => {
      wakes.push(at)
    },
    logDefect: (what) => {
      defects.push(what)
      return { kind: 'defect', id: 'd1', again: 'now' }
    },
    backups: {
      list: unwanted,
      make: unwanted,
      write: unwanted,
      read: unwanted,
      measure: unwanted,
      fingerprint: unwanted,
      download: unwanted,
      remove: unwanted,
      removeUnfinished: unwanted,
      removeManifest: unwanted,
    },
  })
  // The end of a run has another look made, whenever that is.
  onTestFinished(schedule.stop)
  const { id: first } = reports.report({ delivery: null, latest: null })
  const add = (name: string, rules: Partial<RunRules> = {}, table = 'products') => {
    const id = reportJobIdSchema.parse(name)
    const known = store.readReport(first) ?? expect.fail('there is no report')
    const { definition } = known
    const content = { ...definition.content, name: table }
    const progress = newProgress(nine)
    const changed = { ...definition, content, rules: daily('09:30', rules) }
    store.write.saveReport({ ...known, id, definition: changed, progress }, null)
    return id
  }
  /** What is due at a moment is looked at, and done. */
  const at = async (now: number) => {
    world.now = now
    await schedule.look()
    await jobs.ended()
  }
  return {
    ...reports,
    world,
    /** What a run meets on its way. */
    way: reports.world,
    jobs,
    schedule,
    wakes,
    defects,
    add,
    at,
    first,
    schedules: () => schedules,
    runs: (of: ReportJobId) =>
      store.listRuns(of).map((run) => [run.trigger, run.slot, run.state, run.isPostponed]),
    progressOf: (of: ReportJobId) => store.readReport(of)?.progress,
  }
}
