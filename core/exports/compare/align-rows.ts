import { readText } from '../table/read-cell.ts'
import type { ReportRow, ReportTable } from '../table/report-table.ts'
import type { ColumnPair } from './match-columns.ts'
import { rowKey } from './row-key.ts'

interface AlignedRows {
  /** Row numbers of one record in both tables. */
  readonly pairs: readonly { readonly before: number; readonly after: number }[]
  readonly removed: readonly number[]
  readonly added: readonly number[]
  /** Rows with the key of an earlier row; they are aligned by their other cells. */
  readonly duplicates: { readonly before: readonly number[]; readonly after: readonly number[] }
  /** Rows without a key. Equal ones are aligned; the others count as removed and added. */
  readonly keyless: { readonly before: readonly number[]; readonly after: readonly number[] }
}

interface Sides {
  readonly before: ReportTable
  readonly after: ReportTable
  /** The columns that both tables have. */
  readonly pairs: readonly ColumnPair[]
  /** An empty key: rows are told apart by all their cells. */
  readonly key: readonly ColumnPair[]
}

/** Finds the rows of two runs that are the same record, whatever their order, in one pass over each table. */
export const alignRows = (sides: Sides): AlignedRows => {
  const before = groupRows(
    sides.before,
    sides.key.map((pair) => pair.before),
  )
  const after = groupRows(
    sides.after,
    sides.key.map((pair) => pair.after),
  )
  const keyless = pairEqual(sides, before.keyless, after.keyless)
  const pairs = [...keyless.pairs]
  const removed = [...keyless.before]
  const added = [...keyless.after]
  for (const [key, rowsBefore] of before.groups) {
    const rowsAfter = after.groups.get(key) ?? []
    const isOne = rowsBefore.length === 1 && rowsAfter.length === 1
    const equal = isOne ? null : pairEqual(sides, rowsBefore, rowsAfter)
    for (const pair of equal?.pairs ?? []) pairs.push(pair)
    const [left, right] = [equal?.before ?? rowsBefore, equal?.after ?? rowsAfter]
    const common = Math.min(left.length, right.length)
    for (const [at, from] of left.entries()) {
      if (at < common) pairs.push({ before: from, after: right[at] ?? 0 })
      else removed.push(from)
    }
    for (const to of right.slice(common)) added.push(to)
  }
  for (const [key, rowsAfter] of after.groups) {
    if (!before.groups.has(key)) for (const to of rowsAfter) added.push(to)
  }
  const ascending = (a: number, b: number) => a - b
  return {
    pairs: pairs.sort((a, b) => a.after - b.after),
    removed: removed.sort(ascending),
    added: added.sort(ascending),
    duplicates: { before: repeated(before.groups), after: repeated(after.groups) },
    keyless: { before: before.keyless, after: after.keyless },
  }
}

interface Groups {
  readonly groups: ReadonlyMap<string, readonly number[]>
  readonly keyless: readonly number[]
}

const groupRows = ({ rows }: ReportTable, columns: readonly number[]): Groups => {
  const groups = new Map<string, number[]>()
  const keyless: number[] = []
  for (const [at, row] of rows.entries()) {
    const key = columns.length === 0 ? null : rowKey(row, columns)
    if (key === null) {
      keyless.push(at)
      continue
    }
    const group = groups.get(key)
    if (group) group.push(at)
    else groups.set(key, [at])
  }
  return { groups, keyless }
}

const repeated = (groups: Groups['groups']): number[] =>
  [...groups.values()].flatMap((group) => group.slice(1)).sort((a, b) => a - b)

/** Pairs the equal rows among those that no key tells apart; the result also has what is left on both sides. */
const pairEqual = (
  { before, after, pairs: columns }: Sides,
  rowsBefore: readonly number[],
  rowsAfter: readonly number[],
) => {
  const waiting = new Map<string, number[]>()
  const textOf = (row: ReportRow | undefined, side: keyof ColumnPair) =>
    JSON.stringify(columns.map((pair) => readText(row?.[pair[side]] ?? null)))
  for (const at of [...rowsBefore].reverse()) {
    const text = textOf(before.rows[at], 'before')
    const same = waiting.get(text)
    if (same) same.push(at)
    else waiting.set(text, [at])
  }
  const pairs: { before: number; after: number }[] = []
  const added: number[] = []
  for (const at of rowsAfter) {
    const found = waiting.get(textOf(after.rows[at], 'after'))?.pop()
    if (found === undefined) added.push(at)
    else pairs.push({ before: found, after: at })
  }
  const paired = new Set(pairs.map((pair) => pair.before))
  return { pairs, before: rowsBefore.filter((at) => !paired.has(at)), after: added }
}
