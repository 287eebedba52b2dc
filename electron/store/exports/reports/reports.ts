import { z } from 'zod'
import {
  type ReportDefinition,
  reportDefinitionSchema,
} from '#core/exports/reports/report-definition'
import { type JobProgress, jobProgressSchema } from '#core/exports/schedule/job-progress'
import { type ReportJobId, reportJobIdSchema, type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const rowSchema = z
  .object({
    id: reportJobIdSchema,
    workspace_id: workspaceIdSchema,
    created_at: z.int(),
    definition: jsonColumn(reportDefinitionSchema),
    latest_folder: z.string().nullable(),
    progress: jsonColumn(jobProgressSchema).nullable(),
  })
  .transform(({ workspace_id, created_at, latest_folder, ...row }) => ({
    ...row,
    workspaceId: workspace_id,
    createdAt: created_at,
    latestFolder: latest_folder,
  }))
export type StoredReport = z.infer<typeof rowSchema>

const columns = 'id, workspace_id, created_at, definition, latest_folder, progress'

// A report that this version cannot read costs nobody the others.
const readable = (row: unknown): StoredReport[] => {
  const read = rowSchema.safeParse(row)
  return read.success ? [read.data] : []
}

/** Lists the reports of a workspace in the order in which they were made. */
export const listReports = (db: ReadableDb, workspaceId: WorkspaceId): StoredReport[] =>
  db
    .prepare<[string]>(
      `SELECT ${columns} FROM report WHERE workspace_id = ? ORDER BY created_at, id`,
    )
    .all(workspaceId)
    .flatMap(readable)

/** Lists the reports of every workspace. */
export const listAllReports = (db: ReadableDb): StoredReport[] =>
  db.prepare<[]>(`SELECT ${columns} FROM report`).all().flatMap(readable)

export const readReport = (db: ReadableDb, reportId: ReportJobId): StoredReport | null => {
  const row = db.prepare<[string]>(`SELECT ${columns} FROM report WHERE id = ?`).get(reportId)
  return readable(row)[0] ?? null
}

/** Answers with the report as it is kept: the folder token of a definition is of one run alone. */
const keptDefinition = ({ latest, ...definition }: ReportDefinition): string =>
  JSON.stringify({ ...definition, latest: latest && { ...latest, folder: null } })

export const writeReport = (db: WritableDb, report: StoredReport): void => {
  db.prepare(
    `INSERT INTO report (${columns}) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET definition = excluded.definition,
       latest_folder = excluded.latest_folder, progress = excluded.progress`,
  ).run(
    report.id,
    report.workspaceId,
    report.createdAt,
    keptDefinition(report.definition),
    report.latestFolder,
    report.progress && JSON.stringify(report.progress),
  )
}

export const writeReportProgress = (
  db: WritableDb,
  { id, progress }: { readonly id: ReportJobId; readonly progress: JobProgress },
): void => {
  db.prepare('UPDATE report SET progress = ? WHERE id = ?').run(JSON.stringify(progress), id)
}

/**
 * Reports of a team that this desk has left are its own, and run by hand: the team goes on loading them at their times, and
 * two who do not know of each other would come too early for one another.
 */
export const letTeamReportsGo = (db: WritableDb): void => {
  db.prepare(
    `UPDATE report SET progress = NULL,
       definition = json_set(json_remove(definition, '$.ofTeam'), '$.rules', NULL)
     WHERE definition ->> '$.ofTeam' IS NOT NULL`,
  ).run()
}

export const removeReport = (db: WritableDb, reportId: ReportJobId): void => {
  db.prepare('DELETE FROM report WHERE id = ?').run(reportId)
}
