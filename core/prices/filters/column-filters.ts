/** What a person wants to see in one column. Rows pass that have one of the values, or a number within the limits. */
export type ColumnFilter =
  | { readonly kind: 'values'; readonly values: ReadonlySet<string> }
  | { readonly kind: 'range'; readonly from: number | null; readonly to: number | null }

/** The filters of a table by column; rows pass that meet every one of them. */
export type ColumnFilters = ReadonlyMap<string, ColumnFilter>

/** What filters see of a row. A row may have several values in a column; an empty one is the lack of any. */
export interface FilteredColumns<T> {
  readonly valuesOf: (row: T, column: string) => readonly string[]
  readonly numberOf: (row: T, column: string) => number | null
}

export const noFilters: ColumnFilters = new Map()

const isIdle = (filter: ColumnFilter): boolean =>
  filter.kind === 'values' ? filter.values.size === 0 : filter.from === null && filter.to === null

/** The filters with another one for a column; one that lets everything pass is none. */
export const withFilter = (
  filters: ColumnFilters,
  column: string,
  filter: ColumnFilter | null,
): ColumnFilters => {
  const others = [...filters].filter(([id]) => id !== column)
  return new Map(
    filter === null || isIdle(filter) ? others : [...others, [column, filter] as const],
  )
}

export const valuesOfFilter = (filters: ColumnFilters, column: string): ReadonlySet<string> => {
  const filter = filters.get(column)
  return filter?.kind === 'values' ? filter.values : new Set()
}

/** Chooses values that are not all chosen, and else lets go of them. */
export const toggleValues = (
  filters: ColumnFilters,
  column: string,
  values: readonly string[],
): ColumnFilters => {
  const chosen = new Set(valuesOfFilter(filters, column))
  const areChosen = values.every((value) => chosen.has(value))
  for (const value of values) {
    if (areChosen) chosen.delete(value)
    else chosen.add(value)
  }
  return withFilter(filters, column, { kind: 'values', values: chosen })
}

type Test<T> = (row: T) => boolean

const testOf = <T>(
  column: string,
  filter: ColumnFilter,
  { valuesOf, numberOf }: FilteredColumns<T>,
): Test<T> => {
  if (filter.kind === 'values') {
    return (row) => valuesOf(row, column).some((value) => filter.values.has(value))
  }
  const { from, to } = filter
  return (row) => {
    const number = numberOf(row, column)
    return number !== null && (from === null || number >= from) && (to === null || number <= to)
  }
}

/** The test of a row; null where every row passes. */
export const passesFilters = <T>(
  filters: ColumnFilters,
  columns: FilteredColumns<T>,
): Test<T> | null => {
  const tests = [...filters].map(([column, filter]) => testOf(column, filter, columns))
  return tests.length === 0 ? null : (row) => tests.every((passes) => passes(row))
}

interface CountInput<T> {
  readonly rows: readonly T[]
  readonly filters: ColumnFilters
  readonly columns: FilteredColumns<T>
  readonly column: string
}

/** How many rows each value of a column would show beside the filters of the other columns. */
export const countValues = <T>({ rows, filters, columns, column }: CountInput<T>) => {
  const passes = passesFilters(withFilter(filters, column, null), columns)
  const counts = new Map<string, number>()
  for (const row of rows) {
    const isCounted = passes === null || passes(row)
    for (const value of columns.valuesOf(row, column)) {
      counts.set(value, (counts.get(value) ?? 0) + Number(isCounted))
    }
  }
  return counts
}
