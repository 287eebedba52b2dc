import type { ExportRun } from '#core/exports/runs/export-run'
import type { ReportSheet } from '#core/exports/table/report-table'
import type { OpenedReport } from '../opened-report.ts'
import type { TableRow } from './table-row.ts'

export interface SheetViewProps {
  readonly opened: OpenedReport
  readonly run: ExportRun
  readonly sheet: ReportSheet
  readonly sheets: readonly ReportSheet[]
  readonly sheetAt: number
  readonly rows: TableRow[]
  readonly isComplete: boolean
  readonly onSheet: (at: number) => void
}
