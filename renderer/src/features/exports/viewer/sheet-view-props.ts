import type { ExportRun } from '#core/exports/runs/export-run'
import type { OpenedReport } from '../opened-report.ts'
import type { RunSheet, TableRow } from './run-table.ts'

export interface SheetViewProps {
  readonly opened: OpenedReport
  readonly run: ExportRun
  readonly sheet: RunSheet
  readonly sheets: readonly RunSheet[]
  readonly sheetAt: number
  readonly rows: TableRow[]
  readonly isComplete: boolean
  readonly onSheet: (at: number) => void
}
