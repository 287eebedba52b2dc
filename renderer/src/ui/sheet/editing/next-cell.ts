import type { SheetSize } from './cell-motion.ts'
import { moveCell } from './cell-motion.ts'
import {
  boundsOf,
  type CellAt,
  type Direction,
  isSingle,
  type Selection,
  stepInside,
} from './cell-range.ts'

interface Step {
  readonly selection: Selection
  readonly direction: Direction
  readonly size: SheetSize
  readonly isEditable: (at: CellAt) => boolean
}

const nextEditable = ({ selection, direction, size, isEditable }: Step): CellAt | null => {
  const { rows, columns } = size
  const by = direction === 'right' ? 1 : -1
  const { row, column } = selection.active
  for (let place = row * columns + column + by; place >= 0 && place < rows * columns; place += by) {
    const at = { row: Math.floor(place / columns), column: place % columns }
    if (isEditable(at)) return at
  }
  return null
}

/** The cell to which Enter and Tab go: around a range; else down a column, and from one editable cell to the next. */
export const nextCell = (step: Step): CellAt | null => {
  const { selection, direction, size } = step
  if (!isSingle(selection)) return stepInside(boundsOf(selection), selection.active, direction)
  const isVertical = direction === 'up' || direction === 'down'
  return isVertical ? moveCell(selection.active, direction, size) : nextEditable(step)
}
