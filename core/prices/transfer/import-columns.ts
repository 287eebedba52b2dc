import { fold } from '#core/fold'
import { rowsLookedAt } from '#core/tables/find-header'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import type { UnitsByNumber } from '../pricelist/units-by-number.ts'
import { priceTitles } from './price-titles.ts'

/** What an imported table may say about a unit. Only a pricelist that was exported here has the six after the prices. */
export const importColumns = [
  'number',
  'net',
  'gross',
  'perArea',
  'unitId',
  'baseNet',
  'baseGross',
  'exportedNet',
  'exportedGross',
  'exportedAt',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Where each import column stands; null: nowhere. */
export interface ImportMapping {
  /** The row with the titles, counted from zero; null: the table has none. */
  readonly headerRow: number | null
  readonly columns: Readonly<Record<ImportColumn, number | null>>
}

/** Whether one column was mapped to two prices. One amount is never both: it is read once, and the other follows. */
export const hasSharedColumn = ({ columns }: ImportMapping): boolean => {
  const mapped = [columns.net, columns.gross, columns.perArea].filter((column) => column !== null)
  return new Set(mapped).size < mapped.length
}

/** What a table must have and nobody has found in it yet; null: nothing. */
export const missingColumns = ({ columns }: ImportMapping): 'numbers' | 'prices' | null => {
  const { number, unitId, net, gross, perArea } = columns
  if (number === null && unitId === null) return 'numbers'
  return net === null && gross === null && perArea === null ? 'prices' : null
}

/** Titles of the hidden columns by which an exported pricelist is recognised; they are the same in every language. */
export const roundTripTitles = {
  unitId: 'unitdesk.unit',
  baseNet: 'unitdesk.net',
  baseGross: 'unitdesk.gross',
  exportedNet: 'unitdesk.shown.net',
  exportedGross: 'unitdesk.shown.gross',
  exportedAt: 'unitdesk.time',
} as const satisfies Partial<Record<ImportColumn, string>>

interface ColumnGuess {
  readonly rows: readonly (readonly Cell[])[]
  readonly units: UnitsByNumber
}

/** The row that names most columns is the header; unit numbers are recognised by what they are too. */
export const guessColumns = ({ rows, units }: ColumnGuess): ImportMapping => {
  let best: ImportMapping = { headerRow: null, columns: noColumns }
  for (const [index, row] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = columnsOf(row)
    if (countOf(columns) > countOf(best.columns)) best = { headerRow: index, columns }
  }
  const number = numberColumn({ rows, units }, best.columns.number)
  return { ...best, columns: { ...best.columns, number } }
}

const noColumns: ImportMapping['columns'] = {
  number: null,
  net: null,
  gross: null,
  perArea: null,
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedNet: null,
  exportedGross: null,
  exportedAt: null,
}

const countOf = (columns: ImportMapping['columns']): number =>
  Object.values(columns).filter((column) => column !== null).length

const columnsOf = (row: readonly Cell[]): ImportMapping['columns'] => {
  const titles = row.map((cell) => (typeof cell === 'string' ? cell : ''))
  const known: Record<ImportColumn, readonly string[]> = {
    ...priceTitles,
    // A price of an area often stands beside the price itself, which says more: it is read where a person says so.
    perArea: [],
    unitId: [roundTripTitles.unitId],
    baseNet: [roundTripTitles.baseNet],
    baseGross: [roundTripTitles.baseGross],
    exportedNet: [roundTripTitles.exportedNet],
    exportedGross: [roundTripTitles.exportedGross],
    exportedAt: [roundTripTitles.exportedAt],
  }
  const columns = { ...noColumns }
  const doubtful = new Set<ImportColumn>()
  // A title that is known whole goes before one that is only known in part, whatever their order.
  for (const keyOf of [titleKey, bareKey]) {
    for (const column of importColumns) {
      if (columns[column] !== null || doubtful.has(column)) continue
      const keys = known[column].map(titleKey).filter((key) => key !== '')
      const taken = Object.values(columns)
      const [at = null, ...others] = titles.flatMap((title, index) =>
        !taken.includes(index) && keys.includes(keyOf(title)) ? [index] : [],
      )
      // Prices of today and of tomorrow, or in two currencies: only a person knows which are meant.
      if (column !== 'number' && others.length > 0) doubtful.add(column)
      else columns[column] = at
    }
  }
  return columns
}

const currency = / (?:(?:v|in) )?(?:kc|czk|eur|pln|z[lł]|huf|ft|ron|lei|gbp|usd|chf)$/u
const ofArea = /(?:^| )(?:area|ploch\p{L}*|vymer\p{L}*|metr\p{L}*|sq\.? ?m|m ?[2²]?)(?: |$)/u

/** `Price incl. VAT (CZK)` is `Price incl. VAT`; `Net area` and `Net (CZK/m²)` name no price of a unit. */
const bareKey = (title: string): string =>
  ofArea.test(titleKey(title))
    ? ''
    : titleKey(title.replace(/[([][^()[\]]*[)\]]\s*$/, '')).replace(currency, '')

// The point stays, because the titles of an export have one.
const titleKey = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

/**
 * A column full of unit numbers; the one that is titled so goes before any other, and stays where there is none. Of
 * several that name other units none is taken: the place in a list, or a floor, may be the number of a unit as well.
 */
const numberColumn = (guess: ColumnGuess, titled: number | null): number | null => {
  const columns = numberColumns(guess)
  if (titled !== null && columns.includes(titled)) return titled
  const [first, ...others] = columns
  if (first === undefined) return titled
  const { rows, units } = guess
  const unitIn = (row: readonly Cell[], column: number) => units.find(String(row[column] ?? ''))[0]
  const isSame = (other: number) => rows.every((row) => unitIn(row, first) === unitIn(row, other))
  return others.every(isSame) ? first : null
}

/** The columns of which most of what is filled in is the number of a unit. */
export const numberColumns = ({ rows, units }: ColumnGuess): number[] => {
  const isOfNumbers = (column: number): boolean => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    const known = filled.filter((cell) => units.find(String(cell)).length > 0).length
    return known * 2 > filled.length
  }
  return Array.from({ length: widthOf(rows) }, (_, column) => column).filter(isOfNumbers)
}
