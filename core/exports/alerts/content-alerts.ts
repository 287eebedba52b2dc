import { z } from 'zod'
import { matchColumns } from '../compare/match-columns.ts'
import { measureRun, measureSchema } from '../runs/measure-run.ts'
import { columnNamesSchema } from '../table/column-condition.ts'
import { findColumn, type ReportColumn, type ReportTable } from '../table/report-table.ts'

/** A rule about the contents of a report, which raises an alert. */
export const alertRuleSchema = z.discriminatedUnion('kind', [
  /** A share of 0.2 raises an alert when a fifth of the previous run's rows, or more, is gone. */
  z.strictObject({ kind: z.literal('rowsFell'), share: z.number().positive().max(1) }),
  /** Null stands for any column that the previous run had. */
  z.strictObject({ kind: z.literal('columnMissing'), column: columnNamesSchema.nullable() }),
  /** A rule such as "free units < 10": the number of rows that meet conditions, or the sum of a column. */
  z.strictObject({
    kind: z.literal('measure'),
    measure: measureSchema,
    is: z.enum(['less', 'atMost', 'equals', 'atLeast', 'more']),
    limit: z.number(),
  }),
])
export type AlertRule = z.infer<typeof alertRuleSchema>

/** What is stored of the previous run without its rows. */
export interface RunShape {
  readonly rows: number
  readonly columns: readonly ReportColumn[]
}

export const alertFindingSchema = z.union([
  z.strictObject({ kind: z.literal('quiet') }),
  z.strictObject({ kind: z.literal('rowsFell'), before: z.int(), after: z.int() }),
  z.strictObject({ kind: z.literal('columnsMissing'), names: z.array(z.string()).readonly() }),
  z.strictObject({ kind: z.literal('measured'), value: z.string() }),
  /** A rule that cannot be applied is reported, and not taken for one that found nothing. */
  z.strictObject({
    kind: z.literal('cannotTell'),
    reason: z.literal('columnMissing'),
    column: z.array(z.string()).readonly(),
  }),
  z.strictObject({ kind: z.literal('cannotTell'), reason: z.literal('noNumbers') }),
])
export type AlertFinding = z.infer<typeof alertFindingSchema>

const quiet: AlertFinding = { kind: 'quiet' }

/** `before` is the newest earlier run with contents; null for the first run, which can have lost nothing. */
export const checkAlert = (
  rule: AlertRule,
  after: ReportTable,
  before: RunShape | null,
): AlertFinding => {
  switch (rule.kind) {
    case 'rowsFell':
      return before ? checkRows(rule.share, before.rows, after.rows.length) : quiet
    case 'columnMissing':
      return checkColumns(rule.column, after, before)
    case 'measure':
      return checkMeasure(rule, after)
  }
}

const checkRows = (share: number, before: number, after: number): AlertFinding =>
  before > 0 && before - after >= share * before ? { kind: 'rowsFell', before, after } : quiet

const checkColumns = (
  column: readonly string[] | null,
  after: ReportTable,
  before: RunShape | null,
): AlertFinding => {
  if (column) {
    const names = column.slice(0, 1)
    return findColumn(after.columns, column) < 0 ? { kind: 'columnsMissing', names } : quiet
  }
  const known = before?.columns ?? []
  const gone = matchColumns(known, after.columns).removed.map((at) => known[at]?.name ?? '')
  return gone.length > 0 ? { kind: 'columnsMissing', names: gone } : quiet
}

const checkMeasure = (
  { measure, is, limit }: Extract<AlertRule, { kind: 'measure' }>,
  table: ReportTable,
): AlertFinding => {
  const measured = measureRun(table, measure)
  if (measured.kind === 'noNumbers') return { kind: 'cannotTell', reason: 'noNumbers' }
  if (measured.kind === 'columnMissing') {
    return { kind: 'cannotTell', reason: 'columnMissing', column: measured.column }
  }
  const { value } = measured
  return holds[is](Number(value), limit) ? { kind: 'measured', value } : quiet
}

type Comparison = (value: number, limit: number) => boolean
const holds: Readonly<Record<'less' | 'atMost' | 'equals' | 'atLeast' | 'more', Comparison>> = {
  less: (value, limit) => value < limit,
  atMost: (value, limit) => value <= limit,
  equals: (value, limit) => value === limit,
  atLeast: (value, limit) => value >= limit,
  more: (value, limit) => value > limit,
}
