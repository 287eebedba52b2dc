import { z } from 'zod'

/**
 * How a column is shown where the file knows of it. Money is exact decimal text and becomes a number there; a
 * percentage is a fraction; a time is what the clock on the wall shows, `2026-11-21 13:45`, because spreadsheets
 * know no time zones; a date is the same, or `2026-11-21` alone, of which the day is shown.
 */
const tableColumnSchema = z.strictObject({
  title: z.string().max(200),
  kind: z.enum(['text', 'number', 'money', 'percent', 'date', 'dateTime']),
  /** Carried along for the way back, not for reading. */
  hidden: z.boolean(),
})

const cellSchema = z.union([z.string(), z.number(), z.null()])
export type Cell = z.infer<typeof cellSchema>

const sheet = {
  title: z.string().max(120),
  columns: z.array(tableColumnSchema).min(1).max(200),
  rows: z.array(z.array(cellSchema)).max(100_000),
}

/** A table on its way to a file. */
export const tableSchema = z.strictObject({
  ...sheet,
  /** Further sheets of a workbook; a text table is the first alone. */
  sheets: z.array(z.strictObject(sheet)).max(10).optional(),
})
export type Table = z.infer<typeof tableSchema>
