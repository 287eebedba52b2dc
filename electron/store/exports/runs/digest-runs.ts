import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import { exportRunSchema } from '#core/exports/runs/export-run'
import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

interface Span {
  readonly from: Timestamp
  /** The end of the day, which is not part of it. */
  readonly until: Timestamp
}

const rowSchema = z
  .object({
    workspace_id: workspaceIdSchema,
    state: exportRunSchema.shape.state,
    is_postponed: z.int(),
    failure: jsonColumn(failureSchema).nullable(),
  })
  .transform(({ workspace_id, is_postponed, ...row }) => ({
    ...row,
    workspaceId: workspace_id,
    isPostponed: is_postponed === 1,
  }))
export type DayRun = z.infer<typeof rowSchema>

/** Lists the runs of a day of all reports but those of a backup, also binned ones. It goes report by report, for which there is an index. */
export const listRunsOfDay = (db: ReadableDb, { from, until }: Span): DayRun[] =>
  db
    .prepare<[object]>(
      `SELECT report.workspace_id, r.state, r.is_postponed, r.failure
       FROM report CROSS JOIN export_run r ON r.report_id = report.id
         AND report.definition ->> 'isOfBackup' IS NULL
         AND r.started_at >= @from AND r.started_at < @until`,
    )
    .all({ from, until })
    .map((row) => rowSchema.parse(row))

/** Lists the workspaces of the alerts of a day, one for each alert. */
export const listAlertsOfDay = (db: ReadableDb, { from, until }: Span): WorkspaceId[] =>
  db
    .prepare<[object], string>(
      `SELECT report.workspace_id FROM report CROSS JOIN export_alert a ON a.report_id = report.id
         AND a.at >= @from AND a.at < @until`,
    )
    .pluck()
    .all({ from, until })
    .map((id) => workspaceIdSchema.parse(id))
