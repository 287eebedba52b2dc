import type { Pivot, PivotResult } from './pivot.ts'
import { periodBefore } from './pivot-group.ts'

export type PivotFigures = Extract<PivotResult, { kind: 'table' }>

export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
}

export interface ChartFigures {
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
}

interface PivotChart extends ChartFigures {
  /** Columns that are only in the table: more lines than colours tell nothing. */
  readonly leftOut: number
  /** Periods before the first that is drawn. */
  readonly earlier: number
}

interface Names {
  readonly rowName: (groups: readonly (string | null)[]) => string
  readonly columnName: (group: string | null) => string
  /** The name of the only series, where nothing splits the rows. */
  readonly measure: string
}

const mostSeries = 8

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** As many periods as can be told apart on half a page. */
const mostPeriods = { day: 62, week: 26, month: 60, quarter: 60, year: 60 } as const

/** The rows that are drawn, by their place in the table: null for a period that no row of the report falls into. */
interface DrawnRow {
  readonly groups: readonly (string | null)[]
  readonly at: number | null
}

/** All rows; of periods the newest, with those in between in which nothing happened. */
const drawnRows = ({ rows: [by, ...others] }: Pivot, { rows }: PivotFigures): DrawnRow[] => {
  const drawn = rows.map((groups, at): DrawnRow => ({ groups, at }))
  if (by?.by !== 'period' || others.length > 0) return drawn
  const places = new Map(drawn.map(({ groups: [period = null], at }) => [period, at]))
  const known = rows.flatMap(([period]) => period ?? [])
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return drawn
  const periods: DrawnRow[] = []
  for (
    let period = last;
    period >= first && periods.length < mostPeriods[by.unit];
    period = periodBefore(period, by.unit)
  ) {
    periods.unshift({ groups: [period], at: places.get(period) ?? null })
  }
  return [...periods, ...drawn.filter(({ groups }) => groups[0] === null)]
}

/** The figures of a pivot as a chart draws them: the largest columns, in the order of the table. */
export const chartFigures = (
  pivot: Pivot,
  figures: PivotFigures,
  { rowName, columnName, measure }: Names,
): PivotChart => {
  const rows = drawnRows(pivot, figures)
  const earlier = figures.rows.length - rows.filter(({ at }) => at !== null).length
  const labels = rows.map(({ groups }) => rowName(groups))
  // Of nothing there is no average.
  const none = pivot.measure === 'average' ? null : 0
  const valuesOf = (valueAt: (row: number) => string | null) =>
    rows.map(({ at }) => (at === null ? none : numberOf(valueAt(at))))
  if (pivot.columns === null) {
    const values = valuesOf((row) => figures.rowTotals[row] ?? null)
    return { labels, series: [{ name: measure, values }], leftOut: 0, earlier }
  }
  const largest = figures.columns
    .map((_group, at) => ({ at, size: Math.abs(numberOf(figures.columnTotals[at] ?? null) ?? 0) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostSeries)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const series = largest.map((at) => ({
    name: columnName(figures.columns[at] ?? null),
    values: valuesOf((row) => figures.cells[row]?.[at] ?? null),
  }))
  return { labels, series, leftOut: figures.columns.length - largest.length, earlier }
}
