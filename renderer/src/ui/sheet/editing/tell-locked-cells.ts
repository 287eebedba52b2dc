import { cellOf, columnIds, rowAt } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'

interface LockedCells {
  readonly changed: () => void
  readonly detach: () => void
}

/** The grid writes no `aria-readonly`: done here for the cells drawn, when there is time for it. */
export const tellLockedCells = <T>({ api, place, latest }: LayerParts<T>): LockedCells => {
  let frame = 0
  const tell = () => {
    frame = 0
    const { editing } = latest.current
    if (!editing || api.isDestroyed()) return
    const ids = columnIds(api)
    for (const cell of place.querySelectorAll('.ag-cell')) {
      const at = cellOf(api, cell)
      const row = at && rowAt(api, at.row)
      if (!at || row === null || row === undefined) continue
      const isReadOnly = String(!editing.isEditable(row, ids[at.column] ?? ''))
      if (cell.getAttribute('aria-readonly') !== isReadOnly) {
        cell.setAttribute('aria-readonly', isReadOnly)
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
