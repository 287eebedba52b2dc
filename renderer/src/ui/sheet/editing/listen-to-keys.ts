import { secondMs } from '#core/time'
import { sameEdits } from './cell-edits.ts'
import { boundsOf, isSingle } from './cell-range.ts'
import { cellsWithin, focusedPlace } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import type { OpenEditor } from './open-editor.ts'
import type { RangeModel } from './range-model.ts'
import { runCommand, step } from './run-command.ts'
import {
  type EditorCommand,
  editorCommand,
  isModifier,
  isWriting,
  type SheetCommand,
  sheetCommand,
} from './sheet-command.ts'

// Whoever pauses for longer between two signs begins anew, as they are asked to do where a cell is not ready yet.
const longestBetweenSignsMs = 2 * secondMs

interface KeyListenerParts {
  readonly ranges: RangeModel
  readonly editor: OpenEditor
}

/** The keys of a spreadsheet, taken before the grid and the page see them. */
export const listenToKeys = <T>(
  parts: LayerParts<T>,
  { ranges, editor }: KeyListenerParts,
): (() => void) => {
  const { api, place, latest } = parts
  const work = { ...parts, ranges }
  let isTyped = false
  let refusedAt: number | null = null

  const isLocked = (): boolean => {
    const at = focusedPlace(api)
    return at === null || latest.current.editing?.isEditable(at.row, at.colId) !== true
  }
  /** A cell that opens in the middle of a word or number would take the rest for the whole: 0 of 9,000,000. */
  const isRestOfRefused = (event: KeyboardEvent): boolean => {
    // A hand that lets go of Shift and takes it again between two digits is still at its number.
    if (isModifier(event)) return false
    const isRest =
      isWriting(event) && refusedAt !== null && event.timeStamp - refusedAt <= longestBetweenSignsMs
    refusedAt = isRest || (isWriting(event) && isLocked()) ? event.timeStamp : null
    return isRest && !isLocked()
  }
  const toRange = () => {
    const selection = ranges.current()
    const { editing } = latest.current
    if (!selection || !editing || isSingle(selection)) {
      editor.commit()
      return
    }
    const text = editor.take()
    if (text === null) return
    const { edits, passed } = sameEdits(cellsWithin(api, boundsOf(selection)), editing, text)
    editing.onEdits(edits, 'fill', passed)
  }
  const leave = (command: EditorCommand) => {
    const selection = ranges.current()
    if (command.kind === 'commit') {
      if (!editor.commit() || step(work, command.direction)) return
    } else if (command.kind === 'commitToRange') toRange()
    else editor.cancel()
    // Nowhere to go: the focus that the editor had goes back to its cell.
    if (selection && !editor.isOpen()) ranges.select(selection)
  }
  // Ctrl+R refreshes, unless there is a range to fill to the right.
  const isOfPage = (command: SheetCommand): boolean => {
    const selection = ranges.current()
    const isRight = command.kind === 'fill' && command.direction === 'right'
    return isRight && (selection === null || isSingle(selection))
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !place.contains(target) || event.isComposing) return
    if (!target.closest('.ag-cell')) return
    let isDone = false
    if (editor.isOpen()) {
      const command = editorCommand(event, isTyped)
      if (command) leave(command)
      isDone = command !== null
    } else {
      isTyped = event.key.length === 1
      const command = sheetCommand(event)
      isDone =
        isRestOfRefused(event) ||
        (command !== null && !isOfPage(command) && runCommand(work, command))
    }
    if (!isDone) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const forget = () => {
    isTyped = false
    refusedAt = null
  }
  // Listens before the document, which has the shortcuts of the application.
  window.addEventListener('keydown', press, { capture: true })
  place.addEventListener('mousedown', forget, { capture: true })
  return () => {
    window.removeEventListener('keydown', press, { capture: true })
    place.removeEventListener('mousedown', forget, { capture: true })
  }
}
