import { widthOf } from '#core/tables/width-of'
import type { PasteColumn, PasteScope } from './paste-target.ts'
import type { PricedRow } from './plan-rows.ts'
import type { EditableSide } from './price-edit.ts'
import { readPrice } from './read-price.ts'
import { type UnitsByNumber, unitsByNumber } from './units-by-number.ts'

/** How the rows of a block found their units. */
export interface MatchedRows {
  readonly matchedBy: 'position' | 'number'
  readonly unknownNumbers: string[]
  /** Rows of the block below the last row of the grid. */
  readonly rowsOutside: number
}

interface FoundRows extends MatchedRows {
  readonly rows: PricedRow[]
}

/** Which row of the block speaks of which unit, and in which cells. */
export const pasteRows = (scope: PasteScope): FoundRows => {
  const width = widthOf(scope.block)
  const units = unitsByNumber(scope.allUnits)
  const place = numberPlace(scope, { width, units })
  return place === null ? byPosition(scope, width) : byNumber(scope, { ...place, units })
}

interface NumberPlace {
  /** The column of the block that holds unit numbers. */
  readonly at: number
  /** What the columns of the block mean. */
  readonly columns: readonly PasteColumn[]
}

const numberPlace = (
  { block, target: { columns } }: PasteScope,
  { width, units }: { readonly width: number; readonly units: UnitsByNumber },
): NumberPlace | null => {
  const at = columns.slice(0, width).indexOf('number')
  if (at >= 0) return { at, columns }
  const numbers = block.map(([first = '']) => first.trim()).filter((first) => first !== '')
  const known = numbers.filter((number) => units.find(number).length > 0)
  if (width < 2 || known.length * 2 <= numbers.length) return null
  // Pasted onto a price: the number stands in front of what belongs there.
  return { at: 0, columns: ['number', ...columns] }
}

const byNumber = (
  { block }: PasteScope,
  { at, columns, units }: NumberPlace & { readonly units: UnitsByNumber },
): FoundRows => {
  const unknownNumbers: string[] = []
  const rows: PricedRow[] = []
  for (const [index, row] of block.entries()) {
    const number = row[at]?.trim() ?? ''
    const cells = cellsOf(row, columns)
    if (number === '' || cells.length === 0) continue
    const found = units.find(number)
    if (found.length === 0 && !(index === 0 && isHeading(cells))) unknownNumbers.push(number)
    for (const unit of found) rows.push({ unit, cells, isCertain: found.length === 1 })
  }
  return { matchedBy: 'number', unknownNumbers, rowsOutside: 0, rows }
}

const isHeading = (cells: PricedRow['cells']): boolean =>
  cells.every(({ text }) => !/\d/.test(text) && readPrice(text).kind === 'notANumber')

const byPosition = ({ block, target }: PasteScope, width: number): FoundRows => {
  const { units, selected } = target
  const height = repeated(block.length, selected.rows)
  const columns = target.columns.slice(0, repeated(width, selected.columns))
  const rows: PricedRow[] = []
  for (const [index, unit] of units.slice(0, height).entries()) {
    const row = block[index % block.length] ?? []
    const cells = cellsOf(
      columns.map((_, column) => row[column % width] ?? ''),
      columns,
    )
    if (cells.length > 0) rows.push({ unit, cells, isCertain: true })
  }
  const rowsOutside = Math.max(0, height - units.length)
  return { matchedBy: 'position', unknownNumbers: [], rowsOutside, rows }
}

/** A block that fits into the selection several times fills it. */
const repeated = (size: number, selected: number): number =>
  size > 0 && selected > size && selected % size === 0 ? selected : size

const cellsOf = (row: readonly string[], columns: readonly PasteColumn[]): PricedRow['cells'] =>
  row.flatMap((text, index) => {
    const side = columns[index]
    return isSide(side) && text.trim() !== '' ? [{ side, text }] : []
  })

const isSide = (column: PasteColumn | undefined): column is EditableSide =>
  column === 'net' || column === 'gross' || column === 'perArea'
