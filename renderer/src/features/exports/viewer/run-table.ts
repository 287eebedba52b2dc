import type { ReportColumn, ReportRow } from '#core/exports/table/report-table'

/** A sheet of a run as `exports.openRun` tells it. */
export interface RunSheet {
  readonly name: string
  readonly rows: number
  readonly columns: readonly ReportColumn[]
}

export interface TableRow {
  /** Its place in the sheet. */
  readonly id: string
  readonly cells: ReportRow
}
