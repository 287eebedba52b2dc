import type { IdColumn } from '../reports/id-columns.ts'
import type { ColumnType } from '../table/column-type.ts'
import type { ReportTable } from '../table/report-table.ts'
import { alignRows } from './align-rows.ts'
import { guessRenames } from './guess-renames.ts'
import { type ColumnPair, matchColumns } from './match-columns.ts'
import { type RecognisedKey, recogniseKey } from './recognise-key.ts'
import { sameCell } from './same-cell.ts'

export type ColumnChange =
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'removed'; readonly name: string }
  /** A guess, because the cells of both columns are the same. */
  | { readonly kind: 'renamed'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'typeChanged'
      readonly name: string
      readonly from: ColumnType
      readonly to: ColumnType
    }

interface ChangedRow {
  /** Row numbers of the record in both tables. */
  readonly before: number
  readonly after: number
  /** Indexes into `columns`. */
  readonly cells: readonly number[]
}

export interface RunComparison {
  /** Null where no column tells rows apart, so that only whole rows were compared. */
  readonly key:
    | RecognisedKey
    | { readonly columns: readonly ColumnPair[]; readonly reason: 'chosen' }
    | null
  /** The columns that both tables have, in the order of the newer one. */
  readonly columns: readonly ColumnPair[]
  readonly columnChanges: readonly ColumnChange[]
  readonly added: readonly number[]
  readonly removed: readonly number[]
  /** The changed rows, in the order of the newer table. */
  readonly changed: readonly ChangedRow[]
  readonly sameRows: number
  readonly changedCells: number
  /** How many cells changed in each of `columns`. */
  readonly changedByColumn: readonly number[]
  readonly duplicates: { readonly before: readonly number[]; readonly after: readonly number[] }
  readonly keyless: { readonly before: readonly number[]; readonly after: readonly number[] }
}

interface KeyOptions {
  /** The key that the catalogue gives for the export. */
  readonly catalogued?: readonly IdColumn[]
  /** Names of columns of the newer table that a person has chosen as the key. */
  readonly chosen?: readonly string[]
}

/** The changes between two runs of a report: of values and records, not of their places. */
export const compareRuns = (
  before: ReportTable,
  after: ReportTable,
  { catalogued = [], chosen }: KeyOptions = {},
): RunComparison => {
  const matched = matchColumns(before.columns, after.columns)
  const key = chosen
    ? chosenKey(after, matched.pairs, chosen)
    : recogniseKey({ before, after, pairs: matched.pairs }, catalogued)
  const rows = alignRows({ before, after, pairs: matched.pairs, key: key?.columns ?? [] })
  const renamed = guessRenames({ ...matched, before, after, rows: rows.pairs })
  const columns = [...matched.pairs, ...renamed].sort((a, b) => a.after - b.after)
  return {
    key,
    columns,
    columnChanges: columnChanges({ before, after }, { ...matched, renamed }),
    ...compareCells({ before, after }, columns, rows.pairs),
    added: rows.added,
    removed: rows.removed,
    duplicates: rows.duplicates,
    keyless: rows.keyless,
  }
}

const chosenKey = (
  { columns }: ReportTable,
  pairs: readonly ColumnPair[],
  chosen: readonly string[],
): RunComparison['key'] => {
  const picked = pairs.filter(({ after }) => chosen.includes(columns[after]?.name ?? ''))
  return picked.length === 0 ? null : { columns: picked, reason: 'chosen' }
}

interface Tables {
  readonly before: ReportTable
  readonly after: ReportTable
}

const columnChanges = (
  { before, after }: Tables,
  matched: ReturnType<typeof matchColumns> & { readonly renamed: readonly ColumnPair[] },
): ColumnChange[] => {
  const nameBefore = (at: number) => before.columns[at]?.name ?? ''
  const nameAfter = (at: number) => after.columns[at]?.name ?? ''
  const { renamed } = matched
  const gone = matched.removed.filter((at) => !renamed.some((pair) => pair.before === at))
  const come = matched.added.filter((at) => !renamed.some((pair) => pair.after === at))
  const types = [...matched.pairs, ...renamed].flatMap((pair): ColumnChange[] => {
    const [from = 'empty', to = 'empty'] = [
      before.columns[pair.before]?.type,
      after.columns[pair.after]?.type,
    ]
    // An empty column says nothing about its type.
    if (from === to || from === 'empty' || to === 'empty') return []
    return [{ kind: 'typeChanged', name: nameAfter(pair.after), from, to }]
  })
  return [
    ...gone.map((at): ColumnChange => ({ kind: 'removed', name: nameBefore(at) })),
    ...come.map((at): ColumnChange => ({ kind: 'added', name: nameAfter(at) })),
    ...renamed.map(
      (pair): ColumnChange => ({
        kind: 'renamed',
        from: nameBefore(pair.before),
        to: nameAfter(pair.after),
      }),
    ),
    ...types,
  ]
}

const compareCells = (
  { before, after }: Tables,
  columns: readonly ColumnPair[],
  rows: readonly { readonly before: number; readonly after: number }[],
) => {
  const rules = columns.map((pair) => ({
    ...pair,
    isSame: sameCell(
      before.columns[pair.before]?.type ?? 'text',
      after.columns[pair.after]?.type ?? 'text',
    ),
  }))
  const changed: ChangedRow[] = []
  const changedByColumn = columns.map(() => 0)
  let changedCells = 0
  for (const row of rows) {
    const [one = [], other = []] = [before.rows[row.before], after.rows[row.after]]
    let cells: number[] | null = null
    for (let at = 0; at < rules.length; at += 1) {
      const rule = rules[at]
      if (!rule || rule.isSame(one[rule.before] ?? null, other[rule.after] ?? null)) continue
      cells ??= []
      cells.push(at)
      changedByColumn[at] = (changedByColumn[at] ?? 0) + 1
    }
    if (!cells) continue
    changedCells += cells.length
    changed.push({ ...row, cells })
  }
  return { changed, changedByColumn, changedCells, sameRows: rows.length - changed.length }
}
