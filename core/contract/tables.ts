import { z } from 'zod'
import { fileTokenSchema } from '#core/ids'
import type { Cell, Table } from '#core/tables/table'
import { jsonInput, jsonOf, read, write } from './define.ts'

const maxTableLength = 20_000_000

export const tablesCalls = {
  /** One sheet of a workbook or a text table, cell by cell as it is written in the file. */
  'tables.readTable': read({
    input: z.strictObject({
      file: fileTokenSchema,
      /** Null for the first sheet. */
      sheet: z.string().max(200).nullable(),
    }),
    output: z.strictObject({
      fileName: z.string(),
      sheets: z.array(z.string()),
      sheet: z.string(),
      rows: jsonOf<readonly (readonly Cell[])[]>(),
    }),
    reads: [],
  }),
  /** Asks for a place and writes the table there; null when the person cancelled. */
  'tables.saveTable': write({
    input: z.strictObject({
      fileName: z.string().trim().min(1).max(120),
      format: z.enum(['xlsx', 'csv']),
      table: jsonInput<Table>(maxTableLength),
    }),
    output: z.strictObject({ fileName: z.string() }).nullable(),
  }),
  /** Asks for a place and writes there as PDF what the page has laid out for paper; null when the person cancelled. */
  'tables.savePdf': write({
    input: z.strictObject({ fileName: z.string().trim().min(1).max(120) }),
    output: z.strictObject({ fileName: z.string() }).nullable(),
  }),
}
