import { plainTitle } from '#core/tables/plain-title'
import { idColumns } from '../reports/id-columns.ts'
import type { ReportColumn } from '../table/report-table.ts'

/** A column that both tables have, with its index in each. */
export interface ColumnPair {
  readonly before: number
  readonly after: number
}

interface MatchedColumns {
  readonly pairs: readonly ColumnPair[]
  readonly removed: readonly number[]
  readonly added: readonly number[]
}

const idKinds = new Map<string, string>(
  Object.entries(idColumns).flatMap(([kind, titles]) => titles.map((title) => [title, kind])),
)

type NameOf = (column: ReportColumn) => string

// The server's own name counts first: a person may have changed the language in between.
const namings: readonly NameOf[] = [
  ({ id }) => id ?? '',
  ({ name }) => name,
  ({ name }) => plainTitle(name),
  // The columns of IDs are known in every language.
  ({ title }) => idKinds.get(plainTitle(title)) ?? '',
]

/** Finds the columns of two runs that are the same, whatever their order. */
export const matchColumns = (
  before: readonly ReportColumn[],
  after: readonly ReportColumn[],
): MatchedColumns => {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  for (const nameOf of namings) {
    const known = new Map<string, number>()
    for (const [at, column] of after.entries()) {
      if (!taken.has(at) && !known.has(nameOf(column))) known.set(nameOf(column), at)
    }
    for (const [at, column] of before.entries()) {
      const found = partner.has(at) || nameOf(column) === '' ? undefined : known.get(nameOf(column))
      if (found === undefined || taken.has(found)) continue
      partner.set(at, found)
      taken.add(found)
    }
  }
  return {
    pairs: [...partner]
      .map(([at, found]) => ({ before: at, after: found }))
      .sort((a, b) => a.after - b.after),
    removed: [...before.keys()].filter((at) => !partner.has(at)),
    added: [...after.keys()].filter((at) => !taken.has(at)),
  }
}
