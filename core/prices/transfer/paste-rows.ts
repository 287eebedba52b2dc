import { widthOf } from '#core/tables/width-of'
import { isSide, type PasteColumn, type PasteScope } from './paste-target.ts'
import type { PricedRow } from './plan-rows.ts'

/** How a block has met the cells it was pasted on. */
export interface MatchedRows {
  /** Rows of the block below the last row of the grid. */
  readonly rowsOutside: number
  /** Columns of the block that say something and find no column of prices. */
  readonly columnsOutside: number
  /** Whether the block goes to units or columns that were not selected, though several cells were. */
  readonly isBeyondSelection: boolean
  /** The first row of the block, where it is a heading and no prices. */
  readonly heading: string | null
}

interface PastedRows extends MatchedRows {
  readonly rows: PricedRow[]
}

/** Which row of a block of prices alone goes to which unit, and to which of its cells. */
export const pasteRows = (scope: PasteScope): PastedRows => {
  const width = widthOf(scope.block)
  const { units, selected, columns: below } = scope.target
  const heading = headingOf(scope)
  const block = heading === null ? scope.block : scope.block.slice(1)
  const size = filledBy({ rows: block.length, columns: width }, selected)
  const reached = Array.from({ length: size.columns }, (_, column) => below[column] ?? null)
  const columns = withoutFilledNet(reached, width)
  const rows: PricedRow[] = []
  for (const [index, unit] of units.slice(0, size.rows).entries()) {
    const row = block[index % block.length] ?? []
    const texts = columns.map((_, column) => row[column % width] ?? '')
    const cells = cellsOf(texts, columns)
    if (cells.length > 0) rows.push({ unit, cells })
  }
  const lost = reached.filter(
    (column, index) => !isSide(column) && block.some((row) => isFilled(row[index % width])),
  )
  return {
    rows,
    heading,
    rowsOutside: Math.max(0, size.rows - units.length),
    columnsOutside: lost.length,
    isBeyondSelection: isBeyond(size, selected),
  }
}

/** One amount that fills both prices of a unit is the one with VAT: the other follows. */
const withoutFilledNet = (columns: readonly PasteColumn[], width: number): PasteColumn[] => {
  const sources = (side: PasteColumn) =>
    columns.flatMap((column, index) => (column === side ? [index % width] : []))
  const gross = sources('gross')
  return columns.map((column, index) =>
    column === 'net' && gross.includes(index % width) ? null : column,
  )
}

interface Size {
  readonly rows: number
  readonly columns: number
}

/** As in a spreadsheet, a block that fits into the selection several times fills it; any other is pasted once. */
const filledBy = (block: Size, selected: Size): Size => {
  const timesIn = (size: number, place: number): boolean => place === 1 || place % size === 0
  const isTiled = timesIn(block.rows, selected.rows) && timesIn(block.columns, selected.columns)
  if (!isTiled) return block
  return {
    rows: Math.max(block.rows, selected.rows),
    columns: Math.max(block.columns, selected.columns),
  }
}

const isBeyond = (size: Size, { rows, columns }: Size): boolean =>
  rows * columns > 1 && (size.rows > rows || size.columns > columns)

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/**
 * The words above a block of prices, which would move each price one unit down; null where there are none. Where the
 * selection is as high as the block, a person has matched the two, words included.
 */
const headingOf = ({ block, target: { selected } }: PasteScope): string | null => {
  const [first = [], ...rest] = block
  const isSelectedWhole = selected.rows % block.length === 0
  if (isSelectedWhole || !first.some(isFilled) || first.some((text) => /\d/.test(text))) return null
  const isOfPrices = rest.some((row) => row.some(isFilled)) && rest.flat().every(isPriceOrEmpty)
  return isOfPrices && /\p{L}/u.test(first.join()) ? first.filter(isFilled).join(' · ') : null
}

// A digit is enough here: the price is read later, where an unreadable one is reported.
const isPriceOrEmpty = (text: string): boolean => !isFilled(text) || /\d/.test(text)

const cellsOf = (row: readonly string[], columns: readonly PasteColumn[]): PricedRow['cells'] =>
  row.flatMap((text, index) => {
    const side = columns[index]
    return isSide(side) && isFilled(text) ? [{ side, text }] : []
  })
