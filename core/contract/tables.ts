import { z } from 'zod'
import { fileTokenSchema } from '#core/ids'
import { read, write } from './define.ts'

const maxTableJson = 20_000_000

export const tablesCalls = {
  /** One sheet of a workbook or a text table, as it is written there. */
  'tables.readTable': read({
    input: z.strictObject({
      file: fileTokenSchema,
      /** Null: the first one. */
      sheet: z.string().max(200).nullable(),
    }),
    output: z.strictObject({
      fileName: z.string(),
      sheets: z.array(z.string()),
      sheet: z.string(),
      /** A JSON array of rows; a cell is a text, a number or null. */
      rowsJson: z.string(),
    }),
    reads: [],
  }),
  /** Asks where to, and writes. Null when the person decided otherwise. */
  'tables.saveTable': write({
    input: z.strictObject({
      fileName: z.string().trim().min(1).max(120),
      format: z.enum(['xlsx', 'csv']),
      /** A JSON `Table` of core/tables/table. */
      tableJson: z.string().max(maxTableJson),
    }),
    output: z.strictObject({ fileName: z.string() }).nullable(),
    changes: [],
  }),
}
