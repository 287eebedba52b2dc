import { writeTsv } from '#core/tables/tsv'
import { putOnClipboard } from '../../put-on-clipboard.ts'
import type { SheetRange } from '../sheet-editing.ts'
import { clearEdits } from './cell-edits.ts'
import { boundsOf } from './cell-range.ts'
import { cellsWithin, sizeOf } from './grid-cells.ts'
import { guardedTexts, readTexts } from './guarded-texts.ts'
import { htmlTable } from './html-table.ts'
import type { LayerParts } from './layer-parts.ts'
import type { RangeModel } from './range-model.ts'

interface Clipboard {
  readonly copy: (withHeaders: boolean) => void
  readonly detach: () => void
}

/** The range to and from Excel: tabs and lines, and a table for what understands one. */
export const clipboard = <T>(
  { api, place, latest }: LayerParts<T>,
  ranges: RangeModel,
): Clipboard => {
  // The focus says whose it is: without selected text, Chromium sends these events to the body. An open editor,
  // or the field of a filter, copies and pastes for itself.
  const isOfCells = (): boolean => {
    const focused = document.activeElement
    return focused?.matches('.ag-cell') === true && place.contains(focused)
  }
  const selected = (): SheetRange<T> | null => {
    const selection = ranges.current()
    return selection && cellsWithin(api, boundsOf(selection))
  }
  const textsOf = ({ rows, colIds }: SheetRange<T>): string[][] =>
    rows.map((row) => colIds.map((colId) => latest.current.editing?.rawText(row, colId) ?? ''))
  const titlesOf = ({ colIds }: SheetRange<T>): string[] =>
    colIds.map((colId) => {
      const column = api.getColumn(colId)
      return column ? api.getDisplayNameForColumn(column, 'header') : ''
    })

  const copy = (event: ClipboardEvent): SheetRange<T> | null => {
    const range = isOfCells() ? selected() : null
    if (!range) return null
    const texts = guardedTexts(textsOf(range))
    event.preventDefault()
    event.clipboardData?.setData('text/plain', writeTsv(texts))
    event.clipboardData?.setData('text/html', htmlTable(texts))
    return range
  }
  const cut = (event: ClipboardEvent) => {
    const range = copy(event)
    const { editing } = latest.current
    if (!range || !editing) return
    const { edits, passed } = clearEdits(range, editing)
    editing.onEdits(edits, 'clear', passed)
  }
  const paste = (event: ClipboardEvent) => {
    const selection = ranges.current()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!selection || !isOfCells() || text === '') return
    event.preventDefault()
    const { rows, columns } = sizeOf(api)
    const { top, bottom, left, right } = boundsOf(selection)
    latest.current.editing?.onPaste({
      block: readTexts(text),
      ...cellsWithin(api, { top, left, bottom: rows - 1, right: columns - 1 }),
      selected: { rows: bottom - top + 1, columns: right - left + 1 },
    })
  }
  document.addEventListener('copy', copy)
  document.addEventListener('cut', cut)
  document.addEventListener('paste', paste)
  return {
    copy: (withHeaders) => {
      const range = selected()
      if (!range) return
      void putOnClipboard(
        asItem(guardedTexts([...(withHeaders ? [titlesOf(range)] : []), ...textsOf(range)])),
      )
    },
    detach: () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    },
  }
}

const asItem = (texts: readonly (readonly string[])[]): ClipboardItem =>
  new ClipboardItem({
    'text/plain': new Blob([writeTsv(texts)], { type: 'text/plain' }),
    'text/html': new Blob([htmlTable(texts)], { type: 'text/html' }),
  })
