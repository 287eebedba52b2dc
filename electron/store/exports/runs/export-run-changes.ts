import type { Failure } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { HeaderMode, ReportColumn } from '#core/exports/table/report-table'
import type { ReportJobId, RunId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'

export interface BegunRun {
  readonly id: RunId
  readonly reportId: ReportJobId
  readonly trigger: ExportRun['trigger']
  readonly slot: Timestamp | null
  readonly isPostponed: boolean
  readonly headers: HeaderMode
  /** The request as `exportRequestText` writes it. */
  readonly request: string
  readonly askedFormat: 'xls' | 'xlsx'
  readonly at: Timestamp
}

/** Writes the run before its request leaves. A run that is there already, such as the one for a time, starts again. */
export const beginRun = (db: WritableDb, run: BegunRun): void => {
  db.prepare(
    `INSERT INTO export_run
       (id, report_id, trigger, slot, is_postponed, headers, request, asked_format,
       state, attempts, started_at)
     VALUES (@id, @reportId, @trigger, @slot, @isPostponed, @headers, @request, @askedFormat,
       'running', 1, @at)
     ON CONFLICT DO UPDATE SET state = 'running', attempts = attempts + 1,
       is_postponed = excluded.is_postponed, headers = excluded.headers,
       request = excluded.request, asked_format = excluded.asked_format,
       started_at = excluded.started_at, ended_at = NULL, failure = NULL,
       removed_at = NULL
     WHERE state <> 'done'`,
  ).run({ ...run, isPostponed: run.isPostponed ? 1 : 0 })
}

export interface EndedRun {
  readonly id: RunId
  readonly state: Exclude<ExportRun['state'], 'running' | 'done'>
  readonly failure: Failure | null
  readonly at: Timestamp
}

/** Ends a run without contents; one that is done stays done. */
export const endRun = (db: WritableDb, { id, state, failure, at }: EndedRun): void => {
  db.prepare(
    `UPDATE export_run SET state = ?, failure = ?, ended_at = ?
     WHERE id = ? AND state IN ('running', 'postponed')`,
  ).run(state, failure && JSON.stringify(failure), at, id)
}

/** Cancels postponed runs that the schedule no longer waits for; a run by hand, unknown to any schedule, waits on. */
export const endLeftPostponed = (
  db: WritableDb,
  { reportId, waiting }: { readonly reportId: ReportJobId; readonly waiting: Timestamp | null },
): void => {
  db.prepare(
    `UPDATE export_run SET state = 'cancelled'
     WHERE report_id = ? AND state = 'postponed' AND slot <> coalesce(?, -1)`,
  ).run(reportId, waiting)
}

/** A run of a colleague, and when they have loaded it. */
export interface LoadedElsewhere {
  readonly by: string
  readonly at: Timestamp
}

interface DoneRun {
  readonly id: RunId
  readonly sha256: string
  readonly at: Timestamp
  /** Not there of what this desk has loaded itself. A run is as old as its contents. */
  readonly loaded?: LoadedElsewhere | null
}

/** Ends the run with its contents, which were written in the same transaction. */
export const writeRunDone = (db: WritableDb, { id, sha256, at, loaded }: DoneRun): void => {
  db.prepare(
    `UPDATE export_run SET state = 'done', sha256 = @sha256, failure = NULL, loaded_by = @by,
       started_at = coalesce(@loadedAt, started_at), ended_at = coalesce(@loadedAt, @at)
     WHERE id = @id`,
  ).run({ id, sha256, at, by: loaded?.by ?? null, loadedAt: loaded?.at ?? null })
}

/** Writes what was found in the contents of a run. */
export const writeRunRead = (
  db: WritableDb,
  read: {
    readonly id: RunId
    readonly rows: number
    readonly columns: readonly ReportColumn[]
    readonly cellsSha256: string | null
  },
): void => {
  db.prepare(
    `UPDATE export_run SET rows = @rows, column_count = @count, columns = @columns,
       cells_sha256 = @cellsSha256, failure = NULL WHERE id = @id`,
  ).run({ ...read, count: read.columns.length, columns: JSON.stringify(read.columns) })
}

/** Notes that nobody can read the contents of a run; nothing else follows from them. */
export const writeRunUnreadable = (
  db: WritableDb,
  { id, failure }: { readonly id: RunId; readonly failure: Failure },
): void => {
  db.prepare('UPDATE export_run SET failure = ?, is_followed_up = 1 WHERE id = ?').run(
    JSON.stringify(failure),
    id,
  )
}

/** Notes that all has been done that follows from the contents of a run. */
export const writeFollowedUp = (db: WritableDb, runId: RunId): void => {
  db.prepare('UPDATE export_run SET is_followed_up = 1 WHERE id = ?').run(runId)
}

export const writeLatestFailure = (
  db: WritableDb,
  { id, failure }: { readonly id: RunId; readonly failure: Failure | null },
): void => {
  db.prepare('UPDATE export_run SET latest_failure = ? WHERE id = ?').run(
    failure && JSON.stringify(failure),
    id,
  )
}

export const pinRun = (
  db: WritableDb,
  { runId, isPinned }: { readonly runId: RunId; readonly isPinned: boolean },
): void => {
  db.prepare('UPDATE export_run SET is_pinned = ? WHERE id = ?').run(isPinned ? 1 : 0, runId)
}

const isNotUnderWay = `state NOT IN ('running', 'postponed')`

/** Moves runs to the bin, but for those that are under way. */
export const removeRuns = (
  db: WritableDb,
  { runs, at }: { readonly runs: readonly RunId[]; readonly at: Timestamp },
): void => {
  db.prepare(
    `UPDATE export_run SET removed_at = ? WHERE ${isNotUnderWay} AND removed_at IS NULL
       AND id IN (SELECT value FROM json_each(?))`,
  ).run(at, JSON.stringify(runs))
}

/** Restores runs from the bin; they are pinned, so that no rule removes them again. */
export const restoreRuns = (
  db: WritableDb,
  { runs, keep }: { readonly runs: readonly RunId[]; readonly keep: 'asBefore' | 'pinned' },
): void => {
  db.prepare(
    `UPDATE export_run SET removed_at = NULL, is_pinned = max(is_pinned, ?)
     WHERE removed_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
  ).run(keep === 'pinned' ? 1 : 0, JSON.stringify(runs))
}

export const deleteRuns = (db: WritableDb, runs: readonly RunId[]): void => {
  db.prepare(
    `DELETE FROM export_run WHERE ${isNotUnderWay} AND id IN (SELECT value FROM json_each(?))`,
  ).run(JSON.stringify(runs))
}

export const emptyBin = (db: WritableDb): void => {
  db.prepare('DELETE FROM export_run WHERE removed_at IS NOT NULL').run()
}
