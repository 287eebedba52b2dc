import type { CellEditingStartedEvent } from 'ag-grid-community'
import type { SheetRange } from '../sheet-editing.ts'
import { cellNote } from './cell-note.ts'
import { boundsOf } from './cell-range.ts'
import { clipboard } from './clipboard.ts'
import { cellsWithin, focusedPlace } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { listenToMouse } from './listen-to-mouse.ts'
import { openEditor } from './open-editor.ts'
import { createRangeModel, type RangeModel } from './range-model.ts'
import { reportRange } from './range-report.ts'
import { tellLockedCells } from './tell-locked-cells.ts'

/** The grid calls every editor "Cell Editor": here it is named after its column and its row. */
const nameEditor = <T>({ api, place }: LayerParts<T>): (() => void) => {
  const name = ({ column, node }: CellEditingStartedEvent<T>) => {
    // A person may open a cell and leave at once: the call then comes when the table is gone.
    if (api.isDestroyed()) return
    const [first] = api.getAllDisplayedColumns()
    const row = first && api.getCellValue({ rowNode: node, colKey: first, useFormatter: true })
    const title = api.getDisplayNameForColumn(column, 'header')
    place
      .querySelector('.ag-cell-inline-editing input')
      ?.setAttribute('aria-label', `${title}, ${row ?? ''}`)
  }
  api.addEventListener('cellEditingStarted', name)
  return () => {
    if (!api.isDestroyed()) api.removeEventListener('cellEditingStarted', name)
  }
}

export interface EditingLayer<T> {
  readonly range: () => SheetRange<T> | null
  readonly copy: (withHeaders: boolean) => void
  /** Cells were drawn again: locks may have changed. */
  readonly redrawn: () => void
  /** The rows or columns have changed. */
  readonly revise: () => void
  readonly detach: () => void
}

/** Makes a spreadsheet of a table. */
export const attachEditing = <T>(parts: LayerParts<T>): EditingLayer<T> => {
  const { api, latest } = parts
  const range = () => {
    const selection = ranges.current()
    return selection && cellsWithin(api, boundsOf(selection))
  }
  const report = reportRange(parts, { selection: () => ranges.current(), range })
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
    tellWhyLocked(parts),
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
  return { range, copy: copied.copy, redrawn: locked.changed, revise: ranges.revise, detach }
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 ? key !== ' ' : key === 'F2')

/** Shows beside a locked cell why it is locked when somebody types into it. */
const tellWhyLocked = <T>({ api, place, latest }: LayerParts<T>): (() => void) => {
  const note = cellNote(place, 'sheet-locked')
  const say = (target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest('.ag-cell') : null
    const at = focusedPlace(api)
    const why = cell && at ? latest.current.editing?.whyLocked?.(at.row, at.colId) : null
    note.tell(cell, why ? { tone: 'hint', words: why } : null)
  }
  const press = (event: KeyboardEvent) => {
    if (isTyping(event)) say(event.target)
    else note.clear()
  }
  const click = (event: MouseEvent) => say(event.target)
  place.addEventListener('keydown', press)
  place.addEventListener('dblclick', click)
  place.addEventListener('pointerdown', note.clear, { capture: true })
  place.addEventListener('focusout', note.clear)
  return () => {
    note.clear()
    place.removeEventListener('keydown', press)
    place.removeEventListener('dblclick', click)
    place.removeEventListener('pointerdown', note.clear, { capture: true })
    place.removeEventListener('focusout', note.clear)
  }
}
