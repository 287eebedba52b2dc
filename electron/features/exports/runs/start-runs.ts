import { cancelled, failed, type Result, success } from '#core/contract/failure'
import { headersOf } from '#core/exports/reports/to-export-spec'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type JobId, type ReportJobId, runIdSchema } from '#core/ids'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { BegunRun } from '../../../store/exports/runs/export-run-changes.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { endRun, type RunEnd } from './end-run.ts'
import { runExport } from './run-export.ts'

type Dependencies = Parameters<typeof runExport>[0] &
  Pick<ExportsDependencies, 'jobs' | 'newId' | 'logDefect'>

interface RunStart extends Pick<BegunRun, 'trigger' | 'slot' | 'isPostponed'> {
  readonly report: StoredReport
  /** A failure becomes the outcome of the run. */
  readonly account: Result<CallingAccount>
  /** The change of the schedule, written in the same transaction. */
  readonly schedule: ScheduleChange | null
}

export interface StartedRuns {
  readonly jobOf: (reportId: ReportJobId) => JobId | null
  /** Whether a run of ours calls the same endpoint with the same login, or another of the same backup. */
  readonly isBusy: (account: CallingAccount, report: StoredReport) => boolean
  /** Starts a run of a report that is not running. */
  readonly start: (starting: RunStart) => Result<JobId>
  /** Writes down the ends that the disk did not take: until then their reports count as running, and wait. */
  readonly endUnwritten: () => void
}

interface Life {
  readonly isStopped: () => boolean
  readonly onEnded: () => void
}

/** Runs as jobs, each written down before anything of it leaves. */
export const startRuns = (
  dependencies: Dependencies,
  { isStopped, onEnded }: Life,
): StartedRuns => {
  const { store, clock, jobs, newId } = dependencies
  const busy = new Set<string>()
  const unwritten = new Map<BegunRun, RunEnd>()
  return {
    endUnwritten: () => {
      for (const [run, end] of [...unwritten]) {
        unwritten.delete(run)
        if (!endRun(dependencies, run, end).ok) unwritten.set(run, end)
      }
    },
    jobOf: (reportId) =>
      jobs
        .list()
        .find(
          ({ kind, subject, outcome }) =>
            kind === 'runExport' && subject === reportId && outcome === null,
        )?.id ?? null,
    isBusy: (account, report) => keysOf(account, report).some((key) => busy.has(key)),
    start: ({ report, account, schedule, ...started }) => {
      const { id: reportId, definition } = report
      const known =
        started.slot === null
          ? store.readWaitingByHand(reportId)
          : store.readRunOfSlot({ reportId, slot: started.slot })
      const run: BegunRun = {
        ...started,
        id: known?.id ?? runIdSchema.parse(newId()),
        reportId,
        at: clock.now(),
        headers: headersOf(definition.content),
        request: exportRequestText(definition.content),
        askedFormat: definition.content.format,
      }
      const begun = store.write.startRun(run, schedule)
      if (!begun.ok) return begun
      const keys = account.ok ? keysOf(account.value, report) : []
      for (const key of keys) busy.add(key)
      const work = async (
        ...[tell, signal]: Parameters<Parameters<typeof jobs.start>[0]['run']>
      ) => {
        const onUnwritten = (end: RunEnd) => unwritten.set(run, end)
        const onAnswered = () => {
          for (const key of keys.splice(0)) busy.delete(key)
        }
        const around = { tell, signal, isStopped, onAnswered, onUnwritten }
        try {
          return await runExport(dependencies, { report, run, account, ...around })
        } catch (error) {
          if (isStopped()) return failed(cancelled)
          const failure = dependencies.logDefect('run a report', error)
          // What arrived has its end; a run without one would keep its report waiting until the next start.
          if (store.readRun(run.id)?.state === 'running') onUnwritten({ kind: 'failed', failure })
          return failed(failure)
        } finally {
          onAnswered()
          onEnded()
        }
      }
      const job = jobs.start({ kind: 'runExport', subject: reportId, run: work })
      return success(job)
    },
  }
}

const keysOf = ({ baseUrl, login }: CallingAccount, report: StoredReport): string[] => [
  JSON.stringify([baseUrl, login, report.definition.content.name]),
  // The tables of a backup are asked for one after another: a refusal of one decides whether the next is asked for.
  ...(isOfBackup(report) ? [JSON.stringify([baseUrl, login])] : []),
]
