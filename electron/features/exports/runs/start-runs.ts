import { type Result, success } from '#core/contract/failure'
import { headersOf } from '#core/exports/reports/to-export-spec'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type JobId, type ReportJobId, runIdSchema } from '#core/ids'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { BegunRun } from '../../../store/exports/runs/export-run-changes.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { runExport } from './run-export.ts'

type Dependencies = Parameters<typeof runExport>[0] & Pick<ExportsDependencies, 'jobs' | 'newId'>

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
  return {
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
        try {
          return await runExport(dependencies, { report, run, account, tell, signal, isStopped })
        } finally {
          for (const key of keys) busy.delete(key)
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
