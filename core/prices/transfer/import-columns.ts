import { fold } from '#core/fold'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import type { UnitsByNumber } from '../pricelist/units-by-number.ts'

/** What an imported table may say about a unit. Only a pricelist that was exported here has the last six. */
export const importColumns = [
  'number',
  'net',
  'gross',
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

/** Whether one column was mapped to both prices. One amount is never both: it is read once, and the other side follows. */
export const isOneColumnForBoth = ({ columns }: ImportMapping): boolean =>
  columns.net !== null && columns.net === columns.gross

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
  /** What people call these columns, in every language. */
  readonly names: Readonly<Record<'number' | 'net' | 'gross', readonly string[]>>
  readonly units: UnitsByNumber
}

const rowsLookedAt = 30

/** The row that names most columns is the header; a column full of unit numbers is recognised without a title. */
export const guessColumns = ({ rows, names, units }: ColumnGuess): ImportMapping => {
  let best: ImportMapping = { headerRow: null, columns: noColumns }
  for (const [index, row] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = columnsOf(row, names)
    if (countOf(columns) > countOf(best.columns)) best = { headerRow: index, columns }
  }
  const number = best.columns.number ?? numberColumn(rows, units)
  return { ...best, columns: { ...best.columns, number } }
}

const noColumns: ImportMapping['columns'] = {
  number: null,
  net: null,
  gross: null,
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedNet: null,
  exportedGross: null,
  exportedAt: null,
}

const countOf = (columns: ImportMapping['columns']): number =>
  Object.values(columns).filter((column) => column !== null).length

const columnsOf = (row: readonly Cell[], names: ColumnGuess['names']): ImportMapping['columns'] => {
  const titles = row.map((cell) => (typeof cell === 'string' ? cell : ''))
  const known: Record<ImportColumn, readonly string[]> = {
    ...names,
    unitId: [roundTripTitles.unitId],
    baseNet: [roundTripTitles.baseNet],
    baseGross: [roundTripTitles.baseGross],
    exportedNet: [roundTripTitles.exportedNet],
    exportedGross: [roundTripTitles.exportedGross],
    exportedAt: [roundTripTitles.exportedAt],
  }
  const columns = { ...noColumns }
  // A title that is known whole goes before one that is only known in part, whatever their order.
  for (const keyOf of [titleKey, bareKey]) {
    for (const column of importColumns) {
      if (columns[column] !== null) continue
      const keys = known[column].map(titleKey).filter((key) => key !== '')
      const taken = Object.values(columns)
      const at = titles.findIndex(
        (title, index) => !taken.includes(index) && keys.includes(keyOf(title)),
      )
      columns[column] = at >= 0 ? at : null
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

const numberColumn = (rows: ColumnGuess['rows'], units: UnitsByNumber): number | null => {
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
