import type { Pivot } from './pivot.ts'
import type { Grouping } from './pivot-group.ts'
import { readNumber } from './read-cell.ts'
import { findColumn, type ReportTable } from './report-table.ts'

// More bars than that are no picture.
const mostBands = 8
// A villa among flats has a bar of its own; it does not put all flats into one.
const farShare = 0.05

/** A pivot whose bands divide what a table has, in whatever currency; the last one as it is where nothing is to be divided. */
export const fitBands = (pivot: Pivot, table: ReportTable): Pivot => {
  const fitted = (grouping: Grouping): Grouping => {
    if (grouping.by !== 'band') return grouping
    const at = findColumn(table.columns, grouping.column)
    const numbers = table.rows.flatMap((row) => readNumber(row[at] ?? null) ?? [])
    return { ...grouping, size: bandSize(numbers) ?? grouping.size }
  }
  return {
    ...pivot,
    rows: pivot.rows.map(fitted),
    columns: pivot.columns && fitted(pivot.columns),
  }
}

/** The least of 1, 2, 5, 10, 20 … that divides nearly all numbers into few bands; null where they are all the same. */
const bandSize = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const far = Math.floor(sorted.length * farShare)
  const [least = 0, most = 0] = [sorted[far], sorted[sorted.length - 1 - far]]
  if (least === most) return null
  const start = Math.floor(Math.log10((most - least) / mostBands))
  const sizes = [0, 1, 2].flatMap((more) => [1, 2, 5].map((of) => Number(`${of}e${start + more}`)))
  const bandsOf = (size: number) => Math.floor(most / size) - Math.floor(least / size) + 1
  return sizes.find((size) => bandsOf(size) <= mostBands) ?? null
}
