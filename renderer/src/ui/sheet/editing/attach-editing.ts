import { clipboard } from './clipboard.ts'
import type { LayerParts } from './layer-parts.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { listenToMouse } from './listen-to-mouse.ts'
import { nameEditor } from './name-editor.ts'
import { openEditor } from './open-editor.ts'
import { createRangeModel, type RangeModel } from './range-model.ts'
import { reportRange } from './range-report.ts'
import { tellLockedCells } from './tell-locked-cells.ts'

export interface EditingLayer {
  readonly copy: (withHeaders: boolean) => void
  /** Cells were drawn anew: locks may have changed. */
  readonly redrawn: () => void
  /** The rows or columns have changed. */
  readonly revise: () => void
  readonly detach: () => void
}

/** Makes a spreadsheet of a table. */
export const attachEditing = <T>(parts: LayerParts<T>): EditingLayer => {
  const { api, latest } = parts
  const report = reportRange(parts, () => ranges.current())
  const ranges: RangeModel = createRangeModel({ ...parts, onChange: report.changed })
  const editor = openEditor(parts)
  const copied = clipboard(parts, ranges)
  const locked = tellLockedCells(parts)
  const stops = [
    report.detach,
    editor.detach,
    copied.detach,
    locked.detach,
    nameEditor(parts),
    listenToKeys(parts, { ranges, editor }),
    listenToMouse(parts, { ranges, editor }),
  ]
  api.addEventListener('cellFocused', ranges.follow)
  api.addEventListener('modelUpdated', ranges.revise)
  api.addEventListener('displayedColumnsChanged', ranges.revise)

  const detach = () => {
    if (!api.isDestroyed()) ranges.draw(null)
    for (const stop of stops.splice(0)) stop()
    // A grid that is gone has taken its listeners with it.
    if (api.isDestroyed()) return
    latest.current.onRange?.(null)
    api.removeEventListener('gridPreDestroyed', leave)
    api.removeEventListener('cellFocused', ranges.follow)
    api.removeEventListener('modelUpdated', ranges.revise)
    api.removeEventListener('displayedColumnsChanged', ranges.revise)
  }
  // The screen is left: what was typed and is right is not lost.
  const leave = () => {
    editor.commit()
    detach()
  }
  api.addEventListener('gridPreDestroyed', leave)
  return { copy: copied.copy, redrawn: locked.changed, revise: ranges.revise, detach }
}
