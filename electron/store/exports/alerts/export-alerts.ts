import { z } from 'zod'
import {
  type AlertFinding,
  type AlertRule,
  alertFindingSchema,
  alertRuleSchema,
} from '#core/exports/alerts/content-alerts'
import {
  type AlertId,
  alertIdSchema,
  type ReportJobId,
  type RunId,
  reportJobIdSchema,
  runIdSchema,
} from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

export interface NewAlert {
  readonly id: AlertId
  readonly reportId: ReportJobId
  readonly runId: RunId
  readonly at: Timestamp
  readonly rule: AlertRule
  readonly finding: AlertFinding
}

const rowSchema = z
  .object({
    id: alertIdSchema,
    report_id: reportJobIdSchema,
    run_id: runIdSchema,
    at: z.int(),
    rule: jsonColumn(alertRuleSchema),
    finding: jsonColumn(alertFindingSchema),
    acknowledged_at: z.int().nullable(),
  })
  .transform(({ report_id, run_id, acknowledged_at, ...row }) => ({
    ...row,
    reportId: report_id,
    runId: run_id,
    acknowledgedAt: acknowledged_at,
  }))
export type StoredAlert = z.infer<typeof rowSchema>

const mostListed = 500

// Alerts of a binned run come back with it.
const isShown = `NOT EXISTS (
  SELECT 1 FROM export_run WHERE id = export_alert.run_id AND removed_at IS NOT NULL)`

/** Lists alerts, the newest first. */
export const listAlerts = (db: ReadableDb, reportId: ReportJobId): StoredAlert[] =>
  db
    .prepare<[string, number]>(
      `SELECT id, report_id, run_id, at, rule, finding, acknowledged_at FROM export_alert
       WHERE report_id = ? AND ${isShown} ORDER BY at DESC LIMIT ?`,
    )
    .all(reportId, mostListed)
    .map((row) => rowSchema.parse(row))

export const countOpenAlerts = (db: ReadableDb, reportId: ReportJobId): number =>
  db
    .prepare<[string], number>(
      `SELECT count(*) FROM export_alert INDEXED BY export_alert_open
       WHERE report_id = ? AND acknowledged_at IS NULL AND ${isShown}`,
    )
    .pluck()
    .get(reportId) ?? 0

/** Replaces the alerts of a run, within the caller's transaction. */
export const replaceAlerts = (
  db: WritableDb,
  { runId, alerts }: { readonly runId: RunId; readonly alerts: readonly NewAlert[] },
): void => {
  db.prepare('DELETE FROM export_alert WHERE run_id = ?').run(runId)
  const insert = db.prepare(
    `INSERT INTO export_alert (id, report_id, run_id, at, rule, finding) VALUES (?, ?, ?, ?, ?, ?)`,
  )
  for (const { id, reportId, at, rule, finding } of alerts) {
    insert.run(id, reportId, runId, at, JSON.stringify(rule), JSON.stringify(finding))
  }
}

export const acknowledgeAlerts = (
  db: WritableDb,
  { alerts, at }: { readonly alerts: readonly AlertId[]; readonly at: Timestamp },
): void => {
  db.prepare(
    `UPDATE export_alert SET acknowledged_at = ?
     WHERE acknowledged_at IS NULL AND id IN (SELECT value FROM json_each(?))`,
  ).run(at, JSON.stringify(alerts))
}
