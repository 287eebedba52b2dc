import { plainTitle } from '#core/tables/plain-title'
import { idColumns } from '../reports/id-columns.ts'
import { divideExact, exactText, sumExactly } from './exact.ts'
import { isFilled, readDate, readFlag, readNumber } from './read-cell.ts'
import type { ReportColumn, ReportRow, ReportTable } from './report-table.ts'

interface ColumnTotal {
  readonly filled: number
  /** Exact decimal text; null where a sum means nothing. */
  readonly sum: string | null
  readonly average: string | null
  /** The least and greatest value: numbers as decimal text, days and times as `2026-11-21 13:45`. */
  readonly least: string | null
  readonly most: string | null
  /** How often a flag is up. */
  readonly up: number | null
  /** Cells of a column of numbers that are none; they are in no sum. */
  readonly unread: number
}

/** The foot of a table, a total for each column; over the rows that a filter leaves, where there is one. */
export const columnTotals = (
  { columns, rows: all }: ReportTable,
  rows: readonly ReportRow[] = all,
): ColumnTotal[] =>
  columns.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? null)
    const filled = cells.filter(isFilled).length
    const none = { filled, sum: null, average: null, least: null, most: null, up: null, unread: 0 }
    if (column.type === 'flag') {
      return { ...none, up: cells.filter((cell) => readFlag(cell)).length }
    }
    if (column.type === 'date') {
      return { ...none, ...extremes(cells.flatMap((cell) => readDate(cell) ?? [])) }
    }
    if (column.type !== 'number' || !isQuantity(column)) return none
    const numbers = cells.flatMap((cell) => readNumber(cell) ?? [])
    return { ...none, ...numbersOf(numbers), unread: filled - numbers.length }
  })

const extremes = (sorted: string[]) => {
  sorted.sort()
  return { least: sorted[0] ?? null, most: sorted.at(-1) ?? null }
}

const numbersOf = (numbers: readonly number[]) => {
  if (numbers.length === 0) return {}
  const sum = sumExactly(numbers)
  const least = numbers.reduce((a, b) => Math.min(a, b))
  const most = numbers.reduce((a, b) => Math.max(a, b))
  return {
    sum: exactText(sum),
    average: exactText(divideExact(sum, numbers.length)),
    least: exactText(sumExactly([least])),
    most: exactText(sumExactly([most])),
  }
}

const knownIds = new Set<string>(Object.values(idColumns).flat())

/** A column of numbers that tell one thing from another. */
export const isIdColumn = ({ title, id }: Pick<ReportColumn, 'title' | 'id'>): boolean =>
  [title, id ?? ''].some(
    (name) => /(?:^|[\s_-])id$|^id[\s_-]/i.test(name.trim()) || knownIds.has(plainTitle(name)),
  )

const namesOfNoQuantity = new Set([
  'podlazi',
  'cislopodlazi',
  'patro',
  'floor',
  'floornumber',
  'rok',
  'rokvystavby',
  'rokkolaudace',
  'year',
  'yearbuilt',
  'yearofconstruction',
  'mesic',
  'month',
  'psc',
  'zip',
  'zipcode',
  'postcode',
  'postalcode',
  'cislojednotky',
  'unitnumber',
  'cisloparcely',
  'parcelnumber',
  'cislovady',
  'defectnumber',
  'cislofaktury',
  'invoicenumber',
  'cislosmlouvy',
  'contractnumber',
  'ico',
  'companynumber',
  'variabilnisymbol',
  'vs',
  'variablesymbol',
  'telefon',
  'phone',
])

/** Whether numbers of a column are added up: nobody adds up floors, years or numbers that are names. */
export const isQuantity = (column: Pick<ReportColumn, 'title' | 'id'>): boolean =>
  !isIdColumn(column) &&
  ![column.title, column.id ?? ''].some((name) => namesOfNoQuantity.has(plainTitle(name)))
