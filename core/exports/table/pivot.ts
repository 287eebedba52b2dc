import { z } from 'zod'
import { columnNamesSchema } from './column-condition.ts'
import { divideExact, exactText, sumExactly } from './exact.ts'
import { compareGroups, type Grouping, groupingSchema, groupOf } from './pivot-group.ts'
import { isFilled, readNumber } from './read-cell.ts'
import { findColumn, type ReportRow, type ReportTable } from './report-table.ts'

export const pivotSchema = z.strictObject({
  rows: z.array(groupingSchema).min(1).max(3),
  columns: groupingSchema.nullable(),
  /** Null counts the rows. */
  value: columnNamesSchema.nullable(),
  measure: z.enum(['count', 'sum', 'average']),
})
export type Pivot = z.infer<typeof pivotSchema>

/** Exact decimal text; null where there is nothing to measure. */
type PivotCell = string | null

export type PivotResult =
  | {
      readonly kind: 'table'
      /** What the table calls the columns by which rows are grouped, and the one that is measured. */
      readonly titles: { readonly rows: readonly string[]; readonly value: string | null }
      /** The groups of each row, one for each of the pivot's. */
      readonly rows: readonly (readonly (string | null)[])[]
      readonly columns: readonly (string | null)[]
      readonly cells: readonly (readonly PivotCell[])[]
      readonly rowTotals: readonly PivotCell[]
      readonly columnTotals: readonly PivotCell[]
      readonly total: PivotCell
      /** Cells of the value that are no numbers; they are in no sum. */
      readonly unread: number
    }
  | { readonly kind: 'columnMissing'; readonly column: readonly string[] }
  | { readonly kind: 'tooManyColumns'; readonly count: number }

const mostColumns = 200

export const pivotTable = (table: ReportTable, pivot: Pivot): PivotResult => {
  const groupings = pivot.columns ? [...pivot.rows, pivot.columns] : pivot.rows
  const wanted = [...groupings.map(({ column }) => column), ...(pivot.value ? [pivot.value] : [])]
  const missing = wanted.find((names) => findColumn(table.columns, names) < 0)
  if (missing) return { kind: 'columnMissing', column: missing }
  const rows = collect(table, pivot.rows)
  const columns = collect(table, pivot.columns ? [pivot.columns] : [])
  if (columns.groups.length > mostColumns) {
    return { kind: 'tooManyColumns', count: columns.groups.length }
  }
  const valueAt = pivot.value ? findColumn(table.columns, pivot.value) : -1
  const cellOf = (members: readonly ReportRow[]) => measureRows(members, valueAt, pivot.measure)
  const cells = rows.members.map((members) => {
    const split = columns.groups.map((): ReportRow[] => [])
    for (const row of members) split[columns.placeOf(row)]?.push(row)
    return split.map(cellOf)
  })
  const titleOf = (names: readonly string[]) =>
    table.columns[findColumn(table.columns, names)]?.name ?? ''
  return {
    kind: 'table',
    titles: {
      rows: pivot.rows.map(({ column }) => titleOf(column)),
      value: pivot.value && titleOf(pivot.value),
    },
    rows: rows.groups,
    columns: columns.groups.map(([group = null]) => group),
    cells,
    rowTotals: rows.members.map(cellOf),
    columnTotals: columns.members.map(cellOf),
    total: cellOf(table.rows),
    unread: valueAt < 0 ? 0 : table.rows.filter((row) => isUnread(row[valueAt] ?? null)).length,
  }
}

const isUnread = (cell: ReportRow[number]): boolean => isFilled(cell) && readNumber(cell) === null

interface PivotGroups {
  readonly groups: readonly (readonly (string | null)[])[]
  readonly members: readonly (readonly ReportRow[])[]
  readonly placeOf: (row: ReportRow) => number
}

/** The groups that there are, in order, and the rows of each; all rows are one group where nothing groups. */
const collect = ({ columns, rows }: ReportTable, groupings: readonly Grouping[]): PivotGroups => {
  const sources = groupings.map((grouping) => {
    const at = findColumn(columns, grouping.column)
    return { grouping, at, compare: compareGroups(grouping, columns[at]?.type ?? 'text') }
  })
  const groupsOf = (row: ReportRow) =>
    sources.map(({ grouping, at }) => groupOf(row[at] ?? null, grouping))
  const found = new Map<string, { groups: (string | null)[]; members: ReportRow[] }>()
  for (const row of rows) {
    const groups = groupsOf(row)
    const name = JSON.stringify(groups)
    const group = found.get(name)
    if (group) group.members.push(row)
    else found.set(name, { groups, members: [row] })
  }
  const sorted = [...found].sort(([, one], [, other]) => {
    for (const [at, { compare }] of sources.entries()) {
      const order = compare(one.groups[at] ?? null, other.groups[at] ?? null)
      if (order !== 0) return order
    }
    return 0
  })
  const places = new Map(sorted.map(([name], at) => [name, at]))
  return {
    groups: sorted.map(([, { groups }]) => groups),
    members: sorted.map(([, { members }]) => members),
    placeOf: (row) => places.get(JSON.stringify(groupsOf(row))) ?? -1,
  }
}

const measureRows = (
  rows: readonly ReportRow[],
  valueAt: number,
  measure: Pivot['measure'],
): PivotCell => {
  if (rows.length === 0) return null
  if (valueAt < 0) return String(rows.length)
  if (measure === 'count') return String(rows.filter((row) => isFilled(row[valueAt])).length)
  const numbers = rows.flatMap((row) => readNumber(row[valueAt] ?? null) ?? [])
  if (numbers.length === 0) return null
  const sum = sumExactly(numbers)
  return exactText(measure === 'sum' ? sum : divideExact(sum, numbers.length))
}
