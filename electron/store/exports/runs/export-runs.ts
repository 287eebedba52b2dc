import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import { deliverySchema } from '#core/exports/delivery/delivery'
import { exportRunSchema } from '#core/exports/runs/export-run'
import type { ReportColumn } from '#core/exports/table/report-table'
import { type ReportJobId, type RunId, reportJobIdSchema, runIdSchema } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const { state, trigger, format } = exportRunSchema.shape
const flag = z.union([z.literal(0), z.literal(1)]).transform((up) => up === 1)

const rowSchema = z
  .object({
    id: runIdSchema,
    report_id: reportJobIdSchema,
    state,
    trigger,
    slot: z.int().nullable(),
    is_postponed: flag,
    attempts: z.int(),
    started_at: z.int(),
    ended_at: z.int().nullable(),
    format,
    asked_format: format,
    bytes: z.int().nullable(),
    rows: z.int().nullable(),
    column_count: z.int().nullable(),
    sha256: z.string().nullable(),
    same_as: runIdSchema.nullable(),
    is_pinned: flag,
    request: z.string().nullable(),
    failure: jsonColumn(failureSchema).nullable(),
    latest_failure: jsonColumn(failureSchema).nullable(),
    deliveries: jsonColumn(z.array(deliverySchema)),
    loaded_by: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    reportId: row.report_id,
    state: row.state,
    trigger: row.trigger,
    slot: row.slot,
    isPostponed: row.is_postponed,
    attempts: row.attempts,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    format: row.format,
    bytes: row.bytes,
    rows: row.rows,
    columns: row.column_count,
    sha256: row.sha256,
    sameAs: row.same_as,
    isPinned: row.is_pinned,
    failure: row.failure,
    latestFailure: row.latest_failure,
    deliveries: row.deliveries,
    request: row.request,
    askedFormat: row.asked_format,
    loadedBy: row.loaded_by,
  }))
export type StoredRun = z.infer<typeof rowSchema>

const select = `SELECT r.id, r.report_id, r.state, r.trigger, r.slot, r.is_postponed, r.attempts,
    r.started_at, r.ended_at, r.asked_format, c.format, c.bytes, r.rows, r.column_count,
    r.sha256, r.is_pinned, r.loaded_by, r.request, r.failure, r.latest_failure,
    (SELECT json_group_array(json_object('channel', d.channel, 'state', d.state, 'at', d.at,
       'failure', json(d.failure), 'refused', json(d.refused)))
     FROM export_delivery d WHERE d.run_id = r.id) AS deliveries,
    coalesce(
      (SELECT nullif(first.id, r.id) FROM export_run first INDEXED BY export_run_of_cells
       WHERE first.cells_sha256 = r.cells_sha256 AND first.report_id = r.report_id
         AND first.removed_at IS NULL
       ORDER BY first.started_at, first.id LIMIT 1),
      (SELECT nullif(first.id, r.id) FROM export_run first INDEXED BY export_run_of_contents
       WHERE first.sha256 = r.sha256 AND first.report_id = r.report_id AND first.removed_at IS NULL
       ORDER BY first.started_at, first.id LIMIT 1)) AS same_as
  FROM export_run r LEFT JOIN export_contents c INDEXED BY export_contents_sizes
    ON c.sha256 = r.sha256`

const parse = (row: unknown): StoredRun => rowSchema.parse(row)

/** Lists runs, the newest first. */
export const listRuns = (db: ReadableDb, reportId: ReportJobId): StoredRun[] =>
  db
    .prepare<[string]>(
      `${select} WHERE r.report_id = ? AND r.removed_at IS NULL ORDER BY r.started_at DESC`,
    )
    .all(reportId)
    .map(parse)

/** Lists the runs in the bin, the newest first. */
export const listRemovedRuns = (db: ReadableDb, reportId: ReportJobId): StoredRun[] =>
  db
    .prepare<[string]>(`${select} WHERE r.report_id = ? AND r.removed_at IS NOT NULL`)
    .all(reportId)
    .map(parse)
    .sort((one, other) => other.startedAt - one.startedAt)

export const readRun = (db: ReadableDb, runId: RunId): StoredRun | null => {
  const row = db.prepare<[string]>(`${select} WHERE r.id = ?`).get(runId)
  return row === undefined ? null : parse(row)
}

export const readLastRun = (db: ReadableDb, reportId: ReportJobId): StoredRun | null => {
  const row = db
    .prepare<[string]>(
      `${select} WHERE r.report_id = ? AND r.removed_at IS NULL ORDER BY r.started_at DESC LIMIT 1`,
    )
    .get(reportId)
  return row === undefined ? null : parse(row)
}

/** The newest run of a report that can be looked at, as far as is known. */
export const readNewestTable = (
  db: ReadableDb,
  reportId: ReportJobId,
): { readonly runId: RunId; readonly at: Timestamp } | null =>
  db
    .prepare<[string], { runId: RunId; at: Timestamp }>(
      `SELECT id AS runId, started_at AS at FROM export_run
       WHERE report_id = ? AND removed_at IS NULL AND sha256 IS NOT NULL AND failure IS NULL
       ORDER BY started_at DESC LIMIT 1`,
    )
    .get(reportId) ?? null

export const readRunOfSlot = (
  db: ReadableDb,
  { reportId, slot }: { readonly reportId: ReportJobId; readonly slot: Timestamp },
): StoredRun | null => {
  const row = db
    .prepare<[string, number]>(`${select} WHERE r.report_id = ? AND r.slot = ?`)
    .get(reportId, slot)
  return row === undefined ? null : parse(row)
}

/** The run by hand that waits until the server lets it in. */
export const readWaitingByHand = (db: ReadableDb, reportId: ReportJobId): StoredRun | null => {
  const row = db
    .prepare<[string]>(
      `${select} WHERE r.report_id = ? AND r.slot IS NULL AND r.state = 'postponed'`,
    )
    .get(reportId)
  return row === undefined ? null : parse(row)
}

/** Lists the runs that the end of the application has cut off. */
export const listRunningRuns = (db: ReadableDb): StoredRun[] =>
  db
    .prepare<[]>(`${select} WHERE r.id IN (SELECT id FROM export_run WHERE state = 'running')`)
    .all()
    .map(parse)

/** Lists runs that were downloaded and not followed up to the end, the oldest first. */
export const listUnfollowedRuns = (db: ReadableDb): RunId[] =>
  db
    .prepare<[], RunId>(
      `SELECT id FROM export_run INDEXED BY export_run_unfollowed
       WHERE state = 'done' AND is_followed_up = 0 AND removed_at IS NULL ORDER BY started_at`,
    )
    .pluck()
    .all()

const mostRecent = 20

/** The row counts of the newest runs that were read and asked for the same, the oldest first. */
export const listRecentRows = (
  db: ReadableDb,
  reportId: ReportJobId,
): { at: Timestamp; rows: number }[] =>
  db
    .prepare<[object], { at: Timestamp; rows: number }>(
      `SELECT started_at AS at, rows FROM export_run
       WHERE report_id = @reportId AND removed_at IS NULL AND state = 'done'
         AND rows IS NOT NULL AND request IS (
           SELECT request FROM export_run WHERE report_id = @reportId AND removed_at IS NULL
             AND state = 'done' AND rows IS NOT NULL ORDER BY started_at DESC LIMIT 1)
       ORDER BY started_at DESC LIMIT @mostRecent`,
    )
    .all({ reportId, mostRecent })
    .reverse()

const shapeSchema = z.object({
  rows: z.int(),
  columns: jsonColumn(z.array(z.custom<ReportColumn>())),
})

/** The shape of the newest earlier run that asked for the same. */
export const readShapeBefore = (
  db: ReadableDb,
  { reportId, runId }: { readonly reportId: ReportJobId; readonly runId: RunId },
): z.infer<typeof shapeSchema> | null => {
  const row = db
    .prepare<[object]>(
      `SELECT rows, columns FROM export_run WHERE report_id = @reportId AND removed_at IS NULL
         AND state = 'done' AND columns IS NOT NULL
         AND request IS (SELECT request FROM export_run WHERE id = @runId)
         AND started_at < (SELECT started_at FROM export_run WHERE id = @runId)
       ORDER BY started_at DESC LIMIT 1`,
    )
    .get({ reportId, runId })
  return row === undefined ? null : shapeSchema.parse(row)
}

/** Runs of all reports for the rules of keeping, without those that are on their way. */
export const listKeptRuns = (db: ReadableDb) =>
  db
    .prepare<[]>(
      `SELECT r.id, r.report_id, r.started_at, r.is_pinned, r.sha256, r.removed_at, c.stored_bytes
       FROM export_run r LEFT JOIN export_contents c INDEXED BY export_contents_sizes
         ON c.sha256 = r.sha256
       WHERE r.state NOT IN ('running', 'postponed')`,
    )
    .all()
    .map((row) => keptSchema.parse(row))

const keptSchema = z
  .object({
    id: runIdSchema,
    report_id: reportJobIdSchema,
    started_at: z.int(),
    is_pinned: flag,
    sha256: z.string().nullable(),
    removed_at: z.int().nullable(),
    stored_bytes: z.int().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    jobId: row.report_id,
    at: row.started_at,
    isPinned: row.is_pinned,
    removedAt: row.removed_at,
    contents: row.sha256 === null ? null : { hash: row.sha256, bytes: row.stored_bytes ?? 0 },
  }))
