import type { JobProgress, RunRules } from '#core/exports/schedule/job-progress'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'

export type ScheduledReport = StoredReport & {
  readonly definition: StoredReport['definition'] & { readonly rules: RunRules }
  readonly progress: JobProgress
}

export const isScheduled = (report: StoredReport | null): report is ScheduledReport =>
  report !== null && report.definition.rules !== null && report.progress !== null
