/** A cell by its place among the rows and columns shown. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

/** A range from its anchor to its end; the active cell, which takes what is typed, is somewhere inside. */
export interface Selection {
  readonly anchor: CellAt
  readonly end: CellAt
  readonly active: CellAt
}

export interface Bounds {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const singleCell = (at: CellAt): Selection => ({ anchor: at, end: at, active: at })

export const isSameCell = (a: CellAt, b: CellAt): boolean =>
  a.row === b.row && a.column === b.column

export const boundsOf = ({ anchor, end }: Selection): Bounds => ({
  top: Math.min(anchor.row, end.row),
  bottom: Math.max(anchor.row, end.row),
  left: Math.min(anchor.column, end.column),
  right: Math.max(anchor.column, end.column),
})

export const holdsCell = ({ top, bottom, left, right }: Bounds, { row, column }: CellAt): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export type Side = 'top' | 'bottom' | 'left' | 'right'

const sideBits: Readonly<Record<Side, number>> = { top: 2, bottom: 4, left: 8, right: 16 }

/** How a range touches a cell: 0 for not at all, else one bit for being inside and one for each side that is an edge. */
export const touchOf = (bounds: Bounds | null, at: CellAt): number => {
  if (bounds === null || !holdsCell(bounds, at)) return 0
  return (
    1 +
    (at.row === bounds.top ? sideBits.top : 0) +
    (at.row === bounds.bottom ? sideBits.bottom : 0) +
    (at.column === bounds.left ? sideBits.left : 0) +
    (at.column === bounds.right ? sideBits.right : 0)
  )
}

export const hasSide = (touch: number, side: Side): boolean => (touch & sideBits[side]) !== 0

export const isSingle = ({ anchor, end }: Selection): boolean => isSameCell(anchor, end)

export const extendTo = (selection: Selection, end: CellAt): Selection => ({ ...selection, end })

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Enter and Tab inside a range: around its cells, column by column or row by row. */
export const stepInside = (
  { top, bottom, left, right }: Bounds,
  { row, column }: CellAt,
  direction: Direction,
): CellAt => {
  const height = bottom - top + 1
  const width = right - left + 1
  const isVertical = direction === 'up' || direction === 'down'
  const by = direction === 'down' || direction === 'right' ? 1 : -1
  const place = isVertical
    ? (column - left) * height + (row - top)
    : (row - top) * width + (column - left)
  const next = (place + by + height * width) % (height * width)
  return isVertical
    ? { row: top + (next % height), column: left + Math.floor(next / height) }
    : { row: top + Math.floor(next / width), column: left + (next % width) }
}
