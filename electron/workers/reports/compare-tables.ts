import { compareRuns, type RunComparison } from '#core/exports/compare/compare-runs'
import type {
  ComparedColumn,
  ComparedRow,
  ComparisonSummary,
} from '#core/exports/compare/comparison-summary'
import { isAnnounced } from '#core/exports/reports/announced-columns'
import { catalogue } from '#core/exports/reports/catalogue'
import type { ReportRow, ReportTable } from '#core/exports/table/report-table'
import type { Cell } from '#core/tables/table'

export interface TableComparison {
  readonly summary: ComparisonSummary
  /** Rows in the order of the newer run, then the removed ones; without their cells. */
  readonly rows: readonly PlacedRow[]
  readonly toRow: (placed: PlacedRow) => ComparedRow
}

interface PlacedRow {
  readonly kind: ComparedRow['kind']
  readonly before: number | null
  readonly after: number | null
  readonly cells: readonly number[]
}

interface CompareTablesInput {
  readonly before: ReportTable
  readonly after: ReportTable
  readonly key: readonly string[] | null
  readonly exportName: string
}

export const compareTables = ({
  before,
  after,
  key,
  exportName,
}: CompareTablesInput): TableComparison => {
  const entry = catalogue.find(({ name }) => name === exportName)
  const comparison = compareRuns(before, after, {
    ...(entry ? { catalogued: entry.key } : {}),
    ...(key ? { chosen: key } : {}),
  })
  const columns = toColumns(before, after, comparison)
  // The columns of the comparison, by the places that they have among all of both runs.
  const places = comparison.columns.map((pair) =>
    columns.findIndex(({ after: at }) => at === pair.after),
  )
  return {
    summary: {
      ...summaryOf(comparison, { before, after }),
      columns,
      changedByColumn: columns.map((_, at) => {
        const paired = places.indexOf(at)
        return paired < 0 ? 0 : (comparison.changedByColumn[paired] ?? 0)
      }),
      columnChanges: comparison.columnChanges.map((change) => ({
        ...change,
        isAnnounced:
          (change.kind === 'added' || change.kind === 'removed') &&
          entry !== undefined &&
          isAnnounced(entry.name, change.name, change.kind),
      })),
    },
    rows: placedRows(comparison, places),
    toRow: (placed) => ({
      kind: placed.kind,
      before: cellsOf(placed.before, before.rows, columns, 'before'),
      after: cellsOf(placed.after, after.rows, columns, 'after'),
      cells: placed.cells,
    }),
  }
}

type Tables = Pick<CompareTablesInput, 'before' | 'after'>

const toColumns = (
  before: ReportTable,
  after: ReportTable,
  { columns: pairs }: RunComparison,
): ComparedColumn[] => {
  const partner = new Map(pairs.map((pair) => [pair.after, pair.before]))
  const paired = new Set(pairs.map((pair) => pair.before))
  return [
    ...after.columns.map(({ name, type }, at) => ({
      name,
      type,
      before: partner.get(at) ?? null,
      after: at,
    })),
    ...before.columns.flatMap(({ name, type }, at) =>
      paired.has(at) ? [] : [{ name, type, before: at, after: null }],
    ),
  ]
}

const summaryOf = (
  { key, added, removed, changed, sameRows, changedCells, duplicates, keyless }: RunComparison,
  { before, after }: Tables,
) => ({
  key: key && {
    reason: key.reason,
    columns: key.columns.map((pair) => after.columns[pair.after]?.name ?? ''),
  },
  rows: { before: before.rows.length, after: after.rows.length },
  added: added.length,
  removed: removed.length,
  changed: changed.length,
  same: sameRows,
  changedCells,
  duplicates: { before: duplicates.before.length, after: duplicates.after.length },
  keyless: { before: keyless.before.length, after: keyless.after.length },
})

const placedRows = (
  { added, removed, changed }: RunComparison,
  places: readonly number[],
): PlacedRow[] => {
  const there: PlacedRow[] = [
    ...added.map((at) => ({ kind: 'added' as const, before: null, after: at, cells: [] })),
    ...changed.map((row) => ({
      kind: 'changed' as const,
      before: row.before,
      after: row.after,
      cells: row.cells.map((at) => places[at] ?? 0),
    })),
  ].sort((one, other) => (one.after ?? 0) - (other.after ?? 0))
  const gone = removed.map((at) => ({
    kind: 'removed' as const,
    before: at,
    after: null,
    cells: [],
  }))
  return [...there, ...gone]
}

const cellsOf = (
  place: number | null,
  rows: readonly ReportRow[],
  columns: readonly ComparedColumn[],
  side: 'before' | 'after',
): readonly Cell[] | null => {
  if (place === null) return null
  const row = rows[place] ?? []
  return columns.map((column) => {
    const at = column[side]
    return at === null ? null : (row[at] ?? null)
  })
}
