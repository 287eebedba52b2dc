import type { ReportRow } from '#core/exports/table/report-table'

export interface TableRow {
  /** The row's place in the sheet. */
  readonly id: string
  readonly cells: ReportRow
}
