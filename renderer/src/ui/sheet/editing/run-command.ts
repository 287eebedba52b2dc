import type { SheetRange } from '../sheet-editing.ts'
import { clearEdits, fillDownEdits, fillRightEdits } from './cell-edits.ts'
import { type Motion, moveCell } from './cell-motion.ts'
import {
  boundsOf,
  type Direction,
  extendTo,
  isSingle,
  type Selection,
  singleCell,
} from './cell-range.ts'
import { cellsWithin, columnIds, focusCell, rowAt, showCell, sizeOf } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import { nextCell } from './next-cell.ts'
import type { RangeModel } from './range-model.ts'
import type { SheetCommand } from './sheet-command.ts'

interface CommandParts<T> extends LayerParts<T> {
  readonly ranges: RangeModel
}

/** Enter and Tab. False: there is nowhere to go. */
export const step = <T>(
  { api, latest, ranges }: CommandParts<T>,
  direction: Direction,
): boolean => {
  const selection = ranges.current()
  if (!selection) return false
  const ids = columnIds(api)
  const next = nextCell({
    selection,
    direction,
    size: sizeOf(api),
    isEditable: ({ row: index, column }) => {
      const row = rowAt(api, index)
      const colId = ids[column]
      if (row === undefined || colId === undefined) return false
      return latest.current.editing?.isEditable(row, colId) === true
    },
  })
  if (!next) return false
  ranges.select(isSingle(selection) ? singleCell(next) : { ...selection, active: next })
  return true
}

const extend = <T>({ api, ranges }: CommandParts<T>, selection: Selection, motion: Motion) => {
  const end = moveCell(selection.end, motion, sizeOf(api))
  ranges.draw(extendTo(selection, end))
  showCell(api, end)
}

type CoveredCells = 'all' | 'rows' | 'columns'

/** The range grown to whole rows, whole columns or everything; what was active stays so. */
const grow = <T>({ api, ranges }: CommandParts<T>, selection: Selection, cover: CoveredCells) => {
  const { rows, columns } = sizeOf(api)
  const { top, bottom, left, right } = boundsOf(selection)
  const isHigh = cover !== 'rows'
  const isWide = cover !== 'columns'
  ranges.draw({
    anchor: { row: isHigh ? 0 : top, column: isWide ? 0 : left },
    end: { row: isHigh ? rows - 1 : bottom, column: isWide ? columns - 1 : right },
    active: selection.active,
  })
}

/** A single row is filled from the one above, a single column from the one beside it. */
const fill = <T>(
  { api, latest }: CommandParts<T>,
  selection: Selection,
  direction: 'down' | 'right',
) => {
  const { editing } = latest.current
  const bounds = boundsOf(selection)
  if (!editing) return
  const isDown = direction === 'down'
  const within: SheetRange<T> = cellsWithin(api, {
    ...bounds,
    top: isDown && bounds.top === bounds.bottom ? Math.max(0, bounds.top - 1) : bounds.top,
    left: !isDown && bounds.left === bounds.right ? Math.max(0, bounds.left - 1) : bounds.left,
  })
  const { edits, passed } = (isDown ? fillDownEdits : fillRightEdits)(within, editing)
  if (edits.length + passed.length > 0) editing.onEdits(edits, 'copy', passed)
}

const clear = <T>({ api, latest }: CommandParts<T>, selection: Selection) => {
  const { editing } = latest.current
  if (!editing) return
  const { edits, passed } = clearEdits(cellsWithin(api, boundsOf(selection)), editing)
  editing.onEdits(edits, 'clear', passed)
}

/** Does what a key asks for. False: the key is the grid's and the page's. */
export const runCommand = <T>(work: CommandParts<T>, command: SheetCommand): boolean => {
  const { ranges, latest, api } = work
  const selection = ranges.current()
  if (!selection) return false
  switch (command.kind) {
    case 'go':
      ranges.select(singleCell(moveCell(selection.active, command.motion, sizeOf(api))))
      return true
    case 'extend':
      extend(work, selection, command.motion)
      return true
    case 'step':
      return step(work, command.direction)
    case 'all':
    case 'rows':
    case 'columns':
      grow(work, selection, command.kind)
      return true
    case 'collapse':
      ranges.draw(singleCell(selection.active))
      focusCell(api, selection.active)
      return true
    case 'fill':
      fill(work, selection, command.direction)
      return true
    case 'clear':
      clear(work, selection)
      return true
    case 'undo':
      latest.current.editing?.onUndo()
      return true
    case 'redo':
      latest.current.editing?.onRedo()
      return true
  }
}
