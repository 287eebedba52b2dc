import { findColumns } from '../find-columns.ts'
import { columnIds, rowAt } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'

interface LockedCells {
  readonly changed: () => void
  readonly detach: () => void
}

/** The grid writes no `aria-readonly`: it is set here on the cells that are drawn, with the next frame. */
export const tellLockedCells = <T>({ api, place, latest }: LayerParts<T>): LockedCells => {
  let frame = 0
  const tell = () => {
    frame = 0
    const { editing } = latest.current
    if (!editing || api.isDestroyed()) return
    const [colIds, placeOf] = [columnIds(api), findColumns(api)]
    // A row has one element for each of its pinned parts.
    for (const part of place.querySelectorAll('.ag-row[row-index]')) {
      const row = rowAt(api, Number(part.getAttribute('row-index')))
      if (row === undefined) continue
      for (const cell of part.querySelectorAll('.ag-cell')) {
        const colId = colIds[placeOf(cell)] ?? ''
        const isReadOnly = String(!editing.isEditable(row, colId))
        if (cell.getAttribute('aria-readonly') !== isReadOnly) {
          cell.setAttribute('aria-readonly', isReadOnly)
        }
      }
    }
  }
  const changed = () => {
    frame ||= requestAnimationFrame(tell)
  }
  const events = ['viewportChanged', 'virtualColumnsChanged', 'modelUpdated'] as const
  for (const event of events) api.addEventListener(event, changed)
  changed()
  return {
    changed,
    detach: () => {
      cancelAnimationFrame(frame)
      if (api.isDestroyed()) return
      for (const event of events) api.removeEventListener(event, changed)
    },
  }
}
