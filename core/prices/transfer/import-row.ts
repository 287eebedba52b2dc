import type { ThousandsMark } from '#core/tables/read-decimal'
import type { Cell } from '#core/tables/table'
import type { Unit } from '../pricelist/unit.ts'
import type { UnitsByNumber } from '../pricelist/units-by-number.ts'
import type { ServerPair } from '../rules/price-pair.ts'
import { readPrice } from '../rules/read-price.ts'
import type { RowPrices } from './edit-pair.ts'
import type { ImportColumn, ImportMapping } from './import-columns.ts'

/** One row of an imported table, as far as it can be understood. */
export interface ImportedRow {
  readonly row: number
  readonly number: string
  readonly unit: Unit | null
  /** Why no unit was found; null where one was. */
  readonly whyNoUnit: 'unmatched' | 'ambiguous' | 'contradicts' | null
  readonly prices: RowPrices
  /** The server's prices when the table was exported here; null where it was not. */
  readonly base: ServerPair | null
  /** The prices that the table showed when it was exported here, with the draft of that time; null where not. */
  readonly exported: ServerPair | null
  /** The text of a price that is no number; null where all prices could be read. */
  readonly unreadable: string | null
}

interface ImportRowScope {
  readonly cells: readonly Cell[]
  readonly columns: ImportMapping['columns']
  readonly thousands: ThousandsMark | null
  readonly currency: string | null
  readonly byNumber: UnitsByNumber
  readonly byId: ReadonlyMap<number, Unit>
}

/** Null for a row that names no unit. */
export const readImportRow = (reading: ImportRowScope): Omit<ImportedRow, 'row'> | null => {
  const number = textOf(cellOf(reading, 'number'))
  const id = textOf(cellOf(reading, 'unitId'))
  if (number === '' && id === '') return null
  const found = findUnit(reading, { number, id })
  const net = price(reading, 'net')
  const gross = price(reading, 'gross')
  const perArea = price(reading, 'perArea')
  return {
    number: number === '' ? (found.unit?.number ?? id) : number,
    ...found,
    prices: { netMinor: net.minor, grossMinor: gross.minor, perAreaMinor: perArea.minor },
    ...exportedPairs(reading),
    unreadable: net.unreadable ?? gross.unreadable ?? perArea.unreadable,
  }
}

const cellOf = ({ cells, columns }: ImportRowScope, column: ImportColumn): Cell => {
  const at = columns[column]
  return at === null ? null : (cells[at] ?? null)
}

const textOf = (cell: Cell): string => (cell === null ? '' : String(cell).trim())

const findUnit = (
  { byId, byNumber }: ImportRowScope,
  { number, id }: { readonly number: string; readonly id: string },
): Pick<ImportedRow, 'unit' | 'whyNoUnit'> => {
  const named = byNumber.find(number)
  if (id !== '') {
    const unit = byId.get(Number(id))
    // An id of another project: its number may exist here too and mean another unit.
    if (!unit) return { unit: null, whyNoUnit: 'unmatched' }
    if (number !== '' && !named.includes(unit)) return { unit: null, whyNoUnit: 'contradicts' }
    return { unit, whyNoUnit: null }
  }
  const [unit] = named
  if (!unit) return { unit: null, whyNoUnit: 'unmatched' }
  return named.length > 1 ? { unit: null, whyNoUnit: 'ambiguous' } : { unit, whyNoUnit: null }
}

interface PriceCell {
  readonly minor: number | null
  readonly unreadable: string | null
}

const price = (reading: ImportRowScope, column: ImportColumn): PriceCell => {
  const cell = cellOf(reading, column)
  const read = readPrice(cell, reading.thousands, reading.currency)
  if (read.kind === 'price') return { minor: read.minor, unreadable: null }
  return { minor: null, unreadable: read.kind === 'empty' ? null : textOf(cell) }
}

const exportedPairs = (reading: ImportRowScope): Pick<ImportedRow, 'base' | 'exported'> => {
  if (cellOf(reading, 'exportedAt') === null) return { base: null, exported: null }
  const base = pairIn(reading, 'baseNet', 'baseGross')
  // A table that has no shown prices has the server's prices alone.
  return { base, exported: pairIn(reading, 'exportedNet', 'exportedGross') ?? base }
}

const pairIn = (
  reading: ImportRowScope,
  netColumn: ImportColumn,
  grossColumn: ImportColumn,
): ServerPair | null => {
  if (reading.columns[netColumn] === null || reading.columns[grossColumn] === null) return null
  const net = price(reading, netColumn)
  const gross = price(reading, grossColumn)
  if (net.unreadable !== null || gross.unreadable !== null) return null
  return { netMinor: net.minor, grossMinor: gross.minor }
}
