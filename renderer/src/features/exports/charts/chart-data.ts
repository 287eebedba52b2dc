import type { PivotResult } from '#core/exports/table/pivot'

export type PivotFigures = Extract<PivotResult, { kind: 'table' }>

export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
}

export interface ChartFigures {
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Columns that are only in the table: more lines than colours tell nothing. */
  readonly leftOut: number
}

interface Names {
  readonly rowName: (groups: readonly (string | null)[]) => string
  readonly columnName: (group: string | null) => string
  /** The name of the only series, where nothing splits the rows. */
  readonly measure: string
}

const mostSeries = 8

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** The figures of a pivot as a chart draws them: the largest columns, in the order of the table. */
export const chartFigures = (
  pivot: PivotFigures,
  isSplit: boolean,
  { rowName, columnName, measure }: Names,
): ChartFigures => {
  const labels = pivot.rows.map(rowName)
  if (!isSplit) {
    const values = pivot.rowTotals.map(numberOf)
    return { labels, series: [{ name: measure, values }], leftOut: 0 }
  }
  const largest = pivot.columns
    .map((_group, at) => ({ at, size: Math.abs(numberOf(pivot.columnTotals[at] ?? null) ?? 0) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostSeries)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const series = largest.map((at) => ({
    name: columnName(pivot.columns[at] ?? null),
    values: pivot.cells.map((row) => numberOf(row[at] ?? null)),
  }))
  return { labels, series, leftOut: pivot.columns.length - largest.length }
}
