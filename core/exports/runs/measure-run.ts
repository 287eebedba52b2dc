import { z } from 'zod'
import { columnNamesSchema, conditionSchema, filterRows } from '../table/column-condition.ts'
import { divideExact, exactText, sumExactly } from '../table/exact.ts'
import { readNumber } from '../table/read-cell.ts'
import { findColumn, type ReportTable } from '../table/report-table.ts'

const where = { where: z.array(conditionSchema).max(5) }

/** A number that is measured in every run. */
export const measureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rows'), ...where }),
  z.strictObject({
    kind: z.enum(['sum', 'average', 'least', 'most']),
    column: columnNamesSchema,
    ...where,
  }),
])
export type Measure = z.infer<typeof measureSchema>

export type MeasuredRun =
  /** Exact decimal text. */
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'columnMissing'; readonly column: readonly string[] }
  /** No row has a number there. */
  | { readonly kind: 'noNumbers' }

export const measureRun = (table: ReportTable, measure: Measure): MeasuredRun => {
  const rows = filterRows(table, measure.where)
  if ('missing' in rows) return { kind: 'columnMissing', column: rows.missing }
  if (measure.kind === 'rows') return { kind: 'value', value: String(rows.length) }
  const at = findColumn(table.columns, measure.column)
  if (at < 0) return { kind: 'columnMissing', column: measure.column }
  const numbers = rows.flatMap((row) => readNumber(row[at] ?? null) ?? [])
  if (numbers.length === 0 && measure.kind !== 'sum') return { kind: 'noNumbers' }
  return { kind: 'value', value: exactText(resultOf(measure.kind, numbers)) }
}

const resultOf = (kind: Exclude<Measure['kind'], 'rows'>, numbers: readonly number[]) => {
  if (kind === 'least') return sumExactly([numbers.reduce((a, b) => Math.min(a, b))])
  if (kind === 'most') return sumExactly([numbers.reduce((a, b) => Math.max(a, b))])
  const sum = sumExactly(numbers)
  return kind === 'sum' ? sum : divideExact(sum, numbers.length)
}
