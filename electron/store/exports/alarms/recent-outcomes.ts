import type { ReportJobId } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'

const lookedAt = 20

/** How often the newest runs of a report have failed in a row, as far as runs have ended and were read; at most 20. */
export const countFailuresInARow = (db: ReadableDb, reportId: ReportJobId): number => {
  const outcomes = db
    .prepare<[string, number], 'failed' | 'good'>(
      `SELECT CASE WHEN state = 'failed' OR failure IS NOT NULL THEN 'failed' ELSE 'good' END
       FROM export_run
       WHERE report_id = ? AND (state = 'failed' OR (state = 'done'
         AND (failure IS NOT NULL OR rows IS NOT NULL)))
       ORDER BY started_at DESC LIMIT ?`,
    )
    .pluck()
    .all(reportId, lookedAt)
  const good = outcomes.indexOf('good')
  return good < 0 ? outcomes.length : good
}
