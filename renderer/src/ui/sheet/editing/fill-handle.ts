import { filledRange, repeatedCell } from '#core/tables/fill-range'
import type { CellEdit, PassedCell } from '../sheet-editing.ts'
import { textOrNull } from './cell-edits.ts'
import { type Bounds, boundsOf, type CellAt, holdsCell, isSameCell } from './cell-range.ts'
import { dragCells } from './drag-cells.ts'
import { cellOf, columnIds, rowAt } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import type { RangeModel } from './range-model.ts'

const handlePx = 9

interface FillHandle {
  /** Begins a fill where the pointer goes down on the handle. */
  readonly press: (event: PointerEvent) => boolean
  readonly detach: () => void
}

/** The small square at the end of a range: drawn on, it repeats the range over the cells beside it. */
export const fillHandle = <T>(parts: LayerParts<T>, ranges: RangeModel): FillHandle => {
  const { api, place, latest } = parts
  let endDrag = () => {}

  const cellUnder = ({ target }: PointerEvent): Element | null =>
    target instanceof Element ? target.closest('.ag-cell[aria-readonly="false"]') : null
  const isOnHandle = (event: PointerEvent): boolean => {
    const cell = cellUnder(event)
    const selection = ranges.current()
    const at = cell && cellOf(api, cell)
    if (!cell || !at || !selection) return false
    const { bottom, right } = boundsOf(selection)
    if (!isSameCell(at, { row: bottom, column: right })) return false
    const box = cell.getBoundingClientRect()
    return box.right - event.clientX <= handlePx && box.bottom - event.clientY <= handlePx
  }
  const editsOf = (source: Bounds, filled: Bounds) => {
    const { editing } = latest.current
    const ids = columnIds(api)
    const edits: CellEdit<T>[] = []
    const passed: PassedCell<T>[] = []
    const fill = (at: CellAt) => {
      const from = repeatedCell(source, at)
      const [row, giver] = [rowAt(api, at.row), rowAt(api, from.row)]
      const [colId, giverId] = [ids[at.column], ids[from.column]]
      if (!editing || row === undefined || giver === undefined || !colId || !giverId) return
      if (!editing.isEditable(row, colId)) passed.push({ row, colId })
      else edits.push({ row, colId, text: textOrNull(editing.rawText(giver, giverId)) })
    }
    for (let row = filled.top; row <= filled.bottom; row += 1) {
      for (let column = filled.left; column <= filled.right; column += 1) {
        if (!holdsCell(source, { row, column })) fill({ row, column })
      }
    }
    return { edits, passed }
  }
  const begin = (source: Bounds, active: CellAt) => {
    let filled = source
    endDrag()
    endDrag = dragCells(parts, {
      from: { row: source.bottom, column: source.right },
      onReach: (to) => {
        filled = filledRange(source, to)
        const { top, left, bottom, right } = filled
        const [anchor, end] = [
          { row: top, column: left },
          { row: bottom, column: right },
        ]
        ranges.draw({ anchor, end, active })
      },
      onDrop: () => {
        const { edits, passed } = editsOf(source, filled)
        if (edits.length + passed.length === 0) return
        latest.current.editing?.onEdits(edits, 'copy', passed)
      },
    })
  }
  const point = (event: PointerEvent) => {
    const cell = cellUnder(event)
    if (cell instanceof HTMLElement) cell.style.cursor = isOnHandle(event) ? 'crosshair' : ''
  }
  place.addEventListener('pointermove', point, { passive: true })
  return {
    press: (event) => {
      const selection = ranges.current()
      if (event.button !== 0 || event.shiftKey || !selection || !isOnHandle(event)) return false
      begin(boundsOf(selection), selection.active)
      return true
    },
    detach: () => {
      endDrag()
      place.removeEventListener('pointermove', point)
    },
  }
}
