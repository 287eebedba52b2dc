import type { ReportDefinition } from '../../core/exports/reports/report-definition.ts'
import type { Schedule } from '../../core/exports/schedule/schedule.ts'
import { toJson } from '../../core/json.ts'

/** A report that is asked for at its times, and of which nobody is told. */
export const scheduledReport = (
  name: string,
  content: ReportDefinition['content'],
  schedule: Schedule,
) =>
  toJson<ReportDefinition>({
    name,
    content,
    accountId: null,
    rules: { schedule, missed: 'once', maxAgeMs: 7 * 86_400_000, pauseAfter: 20 },
    retention: null,
    alerts: [],
    latest: null,
    delivery: null,
  })
