import { plainTitle } from '#core/tables/plain-title'
import { type IdColumn, idColumns } from '../reports/id-columns.ts'
import { isIdColumn } from '../table/column-totals.ts'
import type { ReportColumn, ReportTable } from '../table/report-table.ts'
import type { ColumnPair } from './match-columns.ts'
import { rowKey } from './row-key.ts'

export interface RecognisedKey {
  readonly columns: readonly ColumnPair[]
  readonly reason: /** The catalogue says which columns tell the rows of this export apart. */
    | 'catalogue'
    /** A column that is called an ID and differs in every row. */
    | 'uniqueId'
    /** A column that differs in every row, whatever it is called. */
    | 'unique'
}

interface Tables {
  readonly before: ReportTable
  readonly after: ReportTable
  readonly pairs: readonly ColumnPair[]
}

/** The columns by which rows are aligned; null where none tells rows apart. A person may choose others. */
export const recogniseKey = (
  tables: Tables,
  catalogued: readonly IdColumn[] = [],
): RecognisedKey | null => {
  const { before, after, pairs } = tables
  const known = catalogued.map((wanted) => findPair(after.columns, pairs, wanted))
  if (known.length > 0 && known.every((pair) => pair !== null)) {
    const columns = known.flatMap((pair) => pair ?? [])
    if (isMostlyUnique(tables, columns)) return { columns, reason: 'catalogue' }
  }
  const isId = (pair: ColumnPair) => {
    const titles = [before.columns[pair.before], after.columns[pair.after]]
    return titles.some((column) => column && isIdColumn(column))
  }
  // Field-notes 3.2: the id of the row itself is more often among the last columns than among the first.
  const ids = pairs.filter(isId).reverse()
  const id = ids.find((pair) => isUnique(tables, [pair]))
  if (id) return { columns: [id], reason: 'uniqueId' }
  const some = pairs.find((pair) => isKeyLike(after, pair) && isUnique(tables, [pair]))
  return some ? { columns: [some], reason: 'unique' } : null
}

const findPair = (
  columns: readonly ReportColumn[],
  pairs: readonly ColumnPair[],
  wanted: IdColumn,
): ColumnPair | null => {
  const titles: readonly string[] = idColumns[wanted]
  const isWanted = ({ title, id }: ReportColumn) =>
    [title, id].some((name) => name && titles.includes(plainTitle(name)))
  return pairs.find(({ after }) => columns.slice(after, after + 1).some(isWanted)) ?? null
}

/** Whether a column may be a key: amounts and moments differ in every row by chance. */
const isKeyLike = ({ columns }: ReportTable, { after }: ColumnPair): boolean =>
  columns[after]?.type === 'text'

const isUnique = ({ before, after }: Tables, pairs: readonly ColumnPair[]): boolean =>
  shareOfKeys(
    before,
    pairs.map((pair) => pair.before),
  ) === 1 &&
  shareOfKeys(
    after,
    pairs.map((pair) => pair.after),
  ) === 1

// A few damaged rows do not rule a key out: they are reported as duplicates and as rows without a key.
const mostly = 0.98

const isMostlyUnique = ({ before, after }: Tables, pairs: readonly ColumnPair[]): boolean =>
  shareOfKeys(
    before,
    pairs.map((pair) => pair.before),
  ) >= mostly &&
  shareOfKeys(
    after,
    pairs.map((pair) => pair.after),
  ) >= mostly

const shareOfKeys = ({ rows }: ReportTable, columns: readonly number[]): number => {
  if (rows.length === 0) return 1
  const keys = new Set(rows.map((row) => rowKey(row, columns)))
  keys.delete(null)
  return keys.size / rows.length
}
