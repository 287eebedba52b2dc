import type { Report } from '#core/contract/exports'
import type { ExportsDesk } from '../exports-desk.ts'
import type { ReportForm } from './report-form.ts'

/** What each part of the form knows. */
export interface EditorParts {
  readonly desk: ExportsDesk
  /** Null for a new one. */
  readonly report: Report | null
  readonly form: ReportForm
  /** Whether somebody has tried to save the report. */
  readonly isTried: boolean
  readonly wrong: ReadonlySet<string>
  readonly onForm: (part: Partial<ReportForm>) => void
}
