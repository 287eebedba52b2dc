import { cellNote } from './cell-note.ts'
import { focusedCell, rowAt } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 ? key !== ' ' : key === 'F2')

/** Shows beside a locked cell why it is locked when somebody types into it. */
export const tellWhyLocked = <T>({ api, place, latest }: LayerParts<T>): (() => void) => {
  const note = cellNote(place, 'sheet-locked')
  const say = (target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest('.ag-cell') : null
    const at = focusedCell(api)
    const row = at && rowAt(api, at.row)
    const colId = cell?.getAttribute('col-id')
    const why = cell && row && colId ? latest.current.editing?.whyLocked?.(row, colId) : null
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
