import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import type { UnitsByNumber } from './units-by-number.ts'

/** What an imported table may tell of a unit. The last four are those of a pricelist that was exported here. */
export const importColumns = [
  'number',
  'net',
  'gross',
  'unitId',
  'baseNet',
  'baseGross',
  'exportedAt',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Where each of them stands; null: nowhere. */
export interface ImportMapping {
  /** The row with the titles, counted from zero; null: the table has none. */
  readonly headerRow: number | null
  readonly columns: Readonly<Record<ImportColumn, number | null>>
}

/** Titles that no language changes: they bring a table home. */
export const homeTitles = {
  unitId: 'unitdesk.unit',
  baseNet: 'unitdesk.net',
  baseGross: 'unitdesk.gross',
  exportedAt: 'unitdesk.time',
} as const satisfies Partial<Record<ImportColumn, string>>

interface Guessed {
  readonly rows: readonly (readonly Cell[])[]
  /** How people call these columns, in every language. */
  readonly names: Readonly<Record<'number' | 'net' | 'gross', readonly string[]>>
  readonly units: UnitsByNumber
}

const rowsLookedAt = 30

/** The row that names most columns is the header; a column full of unit numbers needs no name. */
export const guessColumns = ({ rows, names, units }: Guessed): ImportMapping => {
  let best: ImportMapping = { headerRow: null, columns: nowhere }
  for (const [index, row] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = columnsOf(row, names)
    if (countOf(columns) > countOf(best.columns)) best = { headerRow: index, columns }
  }
  const number = best.columns.number ?? numberColumn(rows, units)
  return { ...best, columns: { ...best.columns, number } }
}

const nowhere: ImportMapping['columns'] = {
  number: null,
  net: null,
  gross: null,
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedAt: null,
}

const countOf = (columns: ImportMapping['columns']): number =>
  Object.values(columns).filter((column) => column !== null).length

const columnsOf = (row: readonly Cell[], names: Guessed['names']): ImportMapping['columns'] => {
  const titles = row.map((cell) => (typeof cell === 'string' ? titleKey(cell) : ''))
  const known: Record<ImportColumn, readonly string[]> = {
    ...names,
    unitId: [homeTitles.unitId],
    baseNet: [homeTitles.baseNet],
    baseGross: [homeTitles.baseGross],
    exportedAt: [homeTitles.exportedAt],
  }
  const columns = { ...nowhere }
  for (const column of importColumns) {
    const keys = known[column].map(titleKey).filter((key) => key !== '')
    const exact = titles.findIndex((title) => keys.includes(title))
    // `Price incl. VAT (CZK)` is `Price incl. VAT`.
    const begun = titles.findIndex((title) => keys.some((key) => title.startsWith(`${key} `)))
    columns[column] = exact >= 0 ? exact : begun >= 0 ? begun : null
  }
  return columns
}

const titleKey = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

const numberColumn = (rows: Guessed['rows'], units: UnitsByNumber): number | null => {
  const width = widthOf(rows)
  let best: number | null = null
  let most = 0
  for (let column = 0; column < width; column += 1) {
    const filled = rows.map((row) => row[column] ?? null).filter((cell) => cell !== null)
    const known = filled.filter((cell) => units.find(String(cell)).length > 0).length
    if (known <= most || known * 2 <= filled.length) continue
    best = column
    most = known
  }
  return best
}
