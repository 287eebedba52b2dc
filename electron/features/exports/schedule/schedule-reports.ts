import { dueRuns } from '#core/exports/schedule/due-runs'
import type { ReportJobId } from '#core/ids'
import { minuteMs, secondMs, type Timestamp } from '#core/time'
import { lookAtBackups } from '../backup/look-at-backups.ts'
import { dashboardSchedule } from '../dashboard/look-at-dashboards.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { allowedAt } from '../runs/allowed-at.ts'
import { openableRun } from '../runs/colleagues-run.ts'
import { followUpRuns } from '../runs/follow-up-runs.ts'
import { recoverRuns } from '../runs/recover-runs.ts'
import { type StartedRuns, startRuns } from '../runs/start-runs.ts'
import { startWaiting } from '../runs/start-waiting.ts'
import { isScheduled, type ScheduledReport } from './is-scheduled.ts'

type Dependencies = Parameters<typeof startRuns>[0] &
  Parameters<typeof startWaiting>[0] &
  Parameters<typeof followUpRuns>[0] &
  Parameters<typeof dashboardSchedule>[0] &
  Parameters<typeof lookAtBackups>[0] &
  Pick<ExportsDependencies, 'teamReports' | 'wakeAt' | 'mayBegin'>

export interface ReportsSchedule {
  readonly runs: StartedRuns
  /** Called before anything else: ends the runs that the last run of the application has left under way. */
  readonly recover: () => void
  /** Called once, when the application works by itself from then on: goes on with what was left. */
  readonly start: () => void
  /** Called at every tick, after sleep, and when a run ends. It never rejects, because nobody waits for it. */
  readonly look: () => Promise<void>
  /** Resolves when nothing that was left is under way any more. */
  readonly ended: () => Promise<void>
  /** Writes nothing from here on. */
  readonly stop: () => void
}

/** Runs reports when they are due, each time of a schedule once or accounted for, and what the server has put off. */
export const scheduleReports = (dependencies: Dependencies): ReportsSchedule => {
  let isStopped = false
  const mayBegin = () => !isStopped && dependencies.mayBegin()
  const runs = startRuns(dependencies, {
    isStopped: () => isStopped,
    // A report counts as running until its job has ended.
    onEnded: () => setImmediate(() => void look()),
  })
  const following = followUpRuns(dependencies, { runs, mayBegin, isStopped: () => isStopped })
  const dashboards = dashboardSchedule(dependencies)
  const lookOnce = async (reportId: ReportJobId): Promise<Timestamp | null> => {
    const life = { runs, mayBegin, offlineLookMs }
    try {
      const wakes = [
        await startWaiting(dependencies, life, reportId),
        await lookAt({ ...dependencies, ...life }, reportId),
      ]
      return earliest(wakes)
    } catch (error) {
      if (!isStopped) dependencies.logDefect('look at a report', error)
      return null
    }
  }
  const lookAtAll = async () => {
    if (!mayBegin()) return
    runs.endUnwritten()
    following.look()
    const reports = dependencies.store.listAllReports()
    const wakes = await Promise.all(reports.map(({ id }) => lookOnce(id)))
    if (!mayBegin()) return
    dependencies.wakeAt(earliest([...wakes, ...dashboards.look()]))
    lookAtBackups(dependencies, { runs, isStopped: () => isStopped })
  }
  const look = async () => {
    try {
      await lookAtAll()
    } catch (error) {
      dependencies.logDefect('look at the reports', error)
    }
  }
  return {
    runs,
    look,
    recover: () => recoverRuns(dependencies),
    start: following.start,
    ended: following.ended,
    stop: () => {
      isStopped = true
    },
  }
}

const earliest = (wakes: readonly (Timestamp | null)[]): Timestamp | null => {
  const known = wakes.filter((at) => at !== null)
  return known.length === 0 ? null : Math.min(...known)
}

type LookDependencies = Dependencies & { readonly runs: StartedRuns }

// A network that comes back tells nobody.
const offlineLookMs = 30 * secondMs

/** Answers when to look again. */
const lookAt = async (
  looking: LookDependencies,
  reportId: ReportJobId,
): Promise<Timestamp | null> => {
  const { store, runs, clock, mayBegin } = looking
  const report = store.readReport(reportId)
  if (!isScheduled(report)) return null
  const first = planRuns(looking, report, { allowedAt: 0, mayStart: false })
  keep(looking, report, first)
  const isHeldUp = first.progress.running !== null || runs.jobOf(reportId) !== null
  if (first.progress.waiting === null || isHeldUp) return first.wakeAt
  const account = await looking.accountFor({ ...report, ...report.definition })
  const fresh = mayBegin() ? store.readReport(reportId) : null
  if (!isScheduled(fresh)) return null
  const isBusy = account.ok && runs.isBusy(account.value, fresh)
  const isOnline = looking.isOnline()
  const waits = fresh.progress.waiting?.slot ?? null
  const mustWait =
    account.ok &&
    openableRun(looking, { report: fresh, account: account.value, slot: waits }) === null
  const isRunners = mustWait && isForRunner(looking, fresh)
  const putOff = waits === null ? null : store.readRunOfSlot({ reportId, slot: waits })
  const due = planRuns(looking, fresh, {
    allowedAt: mustWait
      ? allowedAt(looking, { report: fresh, account: account.value, run: putOff })
      : 0,
    mayStart: !isBusy && !isRunners && isOnline && runs.jobOf(reportId) === null,
  })
  if (due.start === null) {
    keep(looking, fresh, due)
    return isOnline ? due.wakeAt : clock.now() + offlineLookMs
  }
  const { slot, reason, isPostponed } = due.start
  const { progress, accounts } = due
  runs.start({
    report: fresh,
    account,
    slot,
    isPostponed,
    trigger: reason === 'missed' ? 'missed' : 'schedule',
    schedule: { reportId, at: clock.now(), progress, accounts },
  })
  return due.wakeAt
}

/** A runner that has not loaded it by then does not do it. */
const runnersTimeMs = 10 * minuteMs

const isForRunner = (
  { clock, teamReports }: LookDependencies,
  { definition, progress }: ScheduledReport,
): boolean =>
  definition.ofTeam !== undefined &&
  teamReports.isRunnerAhead() &&
  clock.now() < (progress.waiting?.slot ?? 0) + runnersTimeMs

type Plan = ReturnType<typeof dueRuns>

const planRuns = (
  { store, clock }: LookDependencies,
  { id: reportId, definition, progress }: ScheduledReport,
  world: { readonly allowedAt: Timestamp; readonly mayStart: boolean },
): Plan =>
  dueRuns(definition.rules, progress, {
    ...world,
    now: clock.now(),
    hasRun: (slot) => store.readRunOfSlot({ reportId, slot }) !== null,
  })

const keep = (
  { store, clock, notify }: LookDependencies,
  report: ScheduledReport,
  { progress, accounts }: Plan,
): void => {
  const { handledUntil, asking } = report.progress
  // Progress that differs only in the time of the look is not written.
  const isNews = JSON.stringify({ ...progress, handledUntil }) !== JSON.stringify(report.progress)
  const wasSetBack = progress.handledUntil < handledUntil
  if (!isNews && accounts.length === 0 && !wasSetBack) return
  const change = { reportId: report.id, at: clock.now(), progress, accounts }
  if (!store.write.writeSchedule(change).ok) return
  if (progress.asking === null || progress.asking.count === asking?.count) return
  notify(
    { kind: 'missed', report: report.definition.name, count: progress.asking.count },
    { kind: 'report', workspaceId: report.workspaceId, reportId: report.id },
  )
}
