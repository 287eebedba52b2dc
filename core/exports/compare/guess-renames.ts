import { readText } from '../table/read-cell.ts'
import type { ReportTable } from '../table/report-table.ts'
import type { ColumnPair } from './match-columns.ts'
import { sameCell } from './same-cell.ts'

interface GuessRenamesInput {
  readonly before: ReportTable
  readonly after: ReportTable
  readonly removed: readonly number[]
  readonly added: readonly number[]
  readonly rows: readonly { readonly before: number; readonly after: number }[]
}

const rowsLookedAt = 300
const enough = 0.9
// A column with one value in all rows equals every other such column.
const fewestValues = 2

/** Pairs of a removed and an added column with the same cells: the column was probably renamed. */
export const guessRenames = ({
  before,
  after,
  removed,
  added,
  rows,
}: GuessRenamesInput): ColumnPair[] => {
  const looked = sample(rows)
  const candidates = removed.flatMap((from) =>
    added.flatMap((to) => {
      const likeness = likenessOf({ before, after }, { before: from, after: to }, looked)
      return likeness >= enough ? [{ pair: { before: from, after: to }, likeness }] : []
    }),
  )
  const taken = { before: new Set<number>(), after: new Set<number>() }
  return candidates
    .sort((a, b) => b.likeness - a.likeness)
    .flatMap(({ pair }) => {
      if (taken.before.has(pair.before) || taken.after.has(pair.after)) return []
      taken.before.add(pair.before)
      taken.after.add(pair.after)
      return pair
    })
}

const sample = (rows: GuessRenamesInput['rows']): GuessRenamesInput['rows'] => {
  const step = Math.max(1, Math.floor(rows.length / rowsLookedAt))
  return rows.filter((_, at) => at % step === 0)
}

const likenessOf = (
  { before, after }: Pick<GuessRenamesInput, 'before' | 'after'>,
  pair: ColumnPair,
  rows: GuessRenamesInput['rows'],
): number => {
  const [from, to] = [before.columns[pair.before], after.columns[pair.after]]
  if (!from || !to || from.type !== to.type) return 0
  const isSame = sameCell(from.type, to.type)
  const values = new Set<string>()
  let filled = 0
  let same = 0
  for (const row of rows) {
    const one = before.rows[row.before]?.[pair.before] ?? null
    const other = after.rows[row.after]?.[pair.after] ?? null
    const text = readText(one)
    if (text === '' && readText(other) === '') continue
    filled += 1
    values.add(text)
    if (isSame(one, other)) same += 1
  }
  return values.size < fewestValues ? 0 : same / filled
}
