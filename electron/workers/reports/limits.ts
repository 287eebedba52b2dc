import type { RowLimits } from '../tables/workbook-rows.ts'

/** A workbook of the older format ends at 65,536 rows; of the newer one this is as much as memory allows. */
export const reportLimits: RowLimits = { maxRows: 200_000, maxColumns: 1_000, maxCells: 6_000_000 }
export const maxSheets = 50
export const maxContentsBytes = 100_000_000
