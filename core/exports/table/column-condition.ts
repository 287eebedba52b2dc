import { z } from 'zod'
import type { ColumnType } from './column-type.ts'
import { isFilled, readDate, readNumber, readText } from './read-cell.ts'
import { findColumn, type ReportRow, type ReportTable } from './report-table.ts'

/** A column by any of the names that it may have. */
export const columnNamesSchema = z.array(z.string().min(1).max(200)).min(1).max(20)

export const conditionSchema = z.strictObject({
  column: columnNamesSchema,
  is: z.enum([
    'equals',
    'differs',
    'contains',
    'less',
    'atMost',
    'more',
    'atLeast',
    'empty',
    'filled',
  ]),
  /** The value as a person has written it, which `typedValue` reads; unused by `empty` and `filled`. */
  value: z.string().max(200),
})
export type Condition = z.infer<typeof conditionSchema>

/** Whether there is something to compare with. */
export const isComplete = ({ is, value }: Condition): boolean =>
  is === 'empty' || is === 'filled' || value.trim() !== ''

/** The rows for which every condition holds; the names of the first column that is not there. */
export const filterRows = (
  { columns, rows }: ReportTable,
  conditions: readonly Condition[],
): readonly ReportRow[] | { readonly missing: readonly string[] } => {
  const tests: ((row: ReportRow) => boolean)[] = []
  for (const condition of conditions) {
    const at = findColumn(columns, condition.column)
    if (at < 0) return { missing: condition.column }
    const type = columns[at]?.type ?? 'text'
    tests.push((row) => holds(condition, row[at] ?? null, type))
  }
  return rows.filter((row) => tests.every((fits) => fits(row)))
}

const holds = ({ is, value }: Condition, cell: ReportRow[number], type: ColumnType): boolean => {
  if (is === 'empty') return !isFilled(cell)
  if (is === 'filled') return isFilled(cell)
  if (is === 'contains') return folded(readText(cell)).includes(folded(value))
  const order = compare(cell, value, type)
  switch (is) {
    case 'equals':
      return order === 0
    case 'differs':
      return order !== 0
    case 'less':
      return order !== null && order < 0
    case 'atMost':
      return order !== null && order <= 0
    case 'more':
      return order !== null && order > 0
    case 'atLeast':
      return order !== null && order >= 0
  }
}

const folded = (text: string): string => text.trim().toLocaleLowerCase('cs')

/** Null where they cannot be compared: an empty cell is neither less than a number nor more. */
const compare = (cell: ReportRow[number], value: string, type: ColumnType): number | null => {
  const [one, other] = [readNumber(cell), numberOf(value)]
  if (type === 'number') return one === null || other === null ? null : one - other
  if (type === 'date') return compareDates(readDate(cell), value)
  if (one !== null && other !== null) return one - other
  return isFilled(cell) ? orderOf(folded(readText(cell)), folded(value)) : null
}

const exact = /^-?\d+(?:\.\d+)?$/

const numberOf = (value: string): number | null =>
  exact.test(value) ? Number(value) : readNumber(value)

/** A value that is only a day stands for every moment of that day. */
const compareDates = (at: string | null, value: string): number | null => {
  const other = readDate(value)
  if (value.includes(':')) return orderOf(at, other)
  return orderOf(at?.slice(0, 10) ?? null, other?.slice(0, 10) ?? null)
}

const orderOf = (one: string | null, other: string | null): number | null => {
  if (one === null || other === null) return null
  if (one === other) return 0
  return one < other ? -1 : 1
}
