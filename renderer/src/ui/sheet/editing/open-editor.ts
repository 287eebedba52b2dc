import type { CellEditingStoppedEvent } from 'ag-grid-community'
import { textOrNull } from './cell-edits.ts'
import { cellNote } from './cell-note.ts'
import { rowAt } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'

interface FocusWatch {
  /** Whether the focus has gone elsewhere since it was last in a cell. */
  readonly isLeft: () => boolean
  readonly detach: () => void
}

/** Tells whether a person has left the cells. */
const watchLeaving = (): FocusWatch => {
  let isLeft = false
  const follow = ({ target }: FocusEvent) => {
    // The grid itself puts the focus into the cell of an editor that it has closed.
    isLeft = target instanceof Element && !target.closest('.ag-cell')
  }
  document.addEventListener('focusin', follow)
  return {
    isLeft: () => isLeft,
    detach: () => document.removeEventListener('focusin', follow),
  }
}

/** The editor of a cell while it is open. */
export interface OpenEditor {
  readonly isOpen: () => boolean
  readonly holds: (element: Element | null) => boolean
  /** The text that was typed, where nothing is wrong with it; closes the editor, which else stays open. */
  readonly take: () => string | null
  /** Takes the text and hands it over. False: the editor stays open. */
  readonly commit: () => boolean
  readonly cancel: () => void
  readonly detach: () => void
}

interface OpenCell<T> {
  readonly row: T
  readonly rowId: string | undefined
  readonly colId: string
  readonly input: HTMLInputElement
}

interface TypedText<T> extends Pick<OpenCell<T>, 'row' | 'rowId' | 'colId'> {
  readonly text: string
}

export const openEditor = <T>({ api, place, latest }: LayerParts<T>): OpenEditor => {
  let typed: TypedText<T> | null = null
  const note = cellNote(place, 'sheet-problem')
  const leaving = watchLeaving()

  const opened = (): OpenCell<T> | null => {
    const [cell] = api.getEditingCells()
    const input = place.querySelector<HTMLInputElement>('.ag-cell-inline-editing input')
    const row = cell && rowAt(api, cell.rowIndex)
    if (!cell || !input || row === undefined) return null
    return { row, rowId: api.getDisplayedRowAtIndex(cell.rowIndex)?.id, colId: cell.colId, input }
  }
  // An empty text clears: nothing can be wrong with it.
  const problemOf = (colId: string, text: string): string | null =>
    textOrNull(text) === null ? null : (latest.current.editing?.problemOf?.(colId, text) ?? null)
  const handOver = (row: T, colId: string, text: string) => {
    const { editing } = latest.current
    if (!editing || text === editing.rawText(row, colId)) return
    if (problemOf(colId, text) !== null) return
    editing.onEdits([{ row, colId, text: textOrNull(text) }], 'edit', [])
  }
  const close = () => {
    typed = null
    note.clear()
    // The typed text has been read already, so the grid has nothing to write.
    api.stopEditing(true)
  }
  /** What is wrong with the text, or else what it comes to. */
  const tell = ({ row, colId, input }: OpenCell<T>, problem: string | null) => {
    input.setAttribute('aria-invalid', String(problem !== null))
    const hint = latest.current.editing?.hintOf?.(row, colId, input.value) ?? null
    if (problem !== null) note.tell(input, { tone: 'problem', words: problem })
    else note.tell(input, hint === null ? null : { tone: 'hint', words: hint })
  }
  const take = (): OpenCell<T> | null => {
    const cell = opened()
    if (!cell) return null
    const problem = problemOf(cell.colId, cell.input.value)
    if (problem === null) {
      close()
      return cell
    }
    tell(cell, problem)
    cell.input.focus()
    return null
  }
  const onInput = () => {
    const cell = opened()
    if (!cell) return
    typed = { ...cell, text: cell.input.value }
    // A number that is being typed is half a number: what is wrong is said when it is to be left, and unsaid at once.
    tell(cell, note.tone() === 'problem' ? problemOf(cell.colId, cell.input.value) : null)
  }
  // A change of the rows or columns may close an editor: what was typed is not lost where a person had
  // left it. A number that is still being typed is half a number, and another price.
  const onStopped = ({ node, column }: CellEditingStoppedEvent<T>) => {
    // A table that is gone tells of its editor once more: what was typed was handed over before it went.
    if (api.isDestroyed() || opened()) return
    note.clear()
    const lost = typed
    if (!lost || lost.rowId !== node.id || lost.colId !== column.getColId()) return
    typed = null
    if (leaving.isLeft()) handOver(lost.row, lost.colId, lost.text)
  }
  place.addEventListener('input', onInput)
  api.addEventListener('cellEditingStopped', onStopped)
  return {
    isOpen: () => api.getEditingCells().length > 0,
    holds: (element) => element?.closest('.ag-cell-inline-editing') != null,
    take: () => take()?.input.value ?? null,
    commit: () => {
      const cell = take()
      if (!cell) return api.getEditingCells().length === 0
      handOver(cell.row, cell.colId, cell.input.value)
      return true
    },
    cancel: close,
    detach: () => {
      note.clear()
      place.removeEventListener('input', onInput)
      leaving.detach()
      if (!api.isDestroyed()) api.removeEventListener('cellEditingStopped', onStopped)
    },
  }
}
