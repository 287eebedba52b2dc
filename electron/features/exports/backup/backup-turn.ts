import type { Failure } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { StoredRun } from '../../../store/exports/runs/export-runs.ts'
import type { ExportsStore } from '../dependencies.ts'
import { isScheduled, type ScheduledReport } from '../schedule/is-scheduled.ts'

interface TurnTable {
  readonly report: ScheduledReport
  /** The newest run since the turn began; null where there is none. */
  readonly run: StoredRun | null
}

/** All tables that one time of the schedule asks for. */
export interface BackupTurn {
  readonly slot: Timestamp
  readonly tables: readonly TurnTable[]
  /** A table is on its way, or waits for its time. */
  readonly isUnderWay: boolean
}

/** The turn that is read now, or was read last; null before the first. */
export const latestTurn = (
  { readLastRun }: Pick<ExportsStore, 'readLastRun'>,
  reports: readonly StoredReport[],
): BackupTurn | null => {
  const found = reports
    .filter(isScheduled)
    .map((report) => ({ report, run: readLastRun(report.id) }))
  const slots = found.flatMap(({ report: { progress }, run }) =>
    [progress.running?.slot, progress.waiting?.slot, run?.slot].flatMap((slot) => slot ?? []),
  )
  if (slots.length === 0) return null
  const slot = Math.max(...slots)
  return {
    slot,
    // One that has waited since an earlier time has read what it would read for this one.
    tables: found.map(({ report, run }) => ({
      report,
      run: run !== null && (run.slot === slot || run.startedAt >= slot) ? run : null,
    })),
    isUnderWay: found.some(
      ({ report: { progress } }) => progress.running !== null || progress.waiting !== null,
    ),
  }
}

/** The contents of a table as they came, whether anybody can read them or not. */
export const arrivedRun = ({ run }: TurnTable): (StoredRun & { readonly sha256: string }) | null =>
  run?.state === 'done' && run.sha256 !== null ? { ...run, sha256: run.sha256 } : null

/** The tables of a turn that did not come, and why. */
export const failedTables = ({
  tables,
}: BackupTurn): { readonly name: string; readonly failure: Failure }[] =>
  tables.flatMap(({ report, run }) =>
    run?.failure && run.state === 'failed'
      ? [{ name: report.definition.content.name, failure: run.failure }]
      : [],
  )
