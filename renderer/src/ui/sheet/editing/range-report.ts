import i18next from 'i18next'
import type { SheetRange } from '../sheet-editing.ts'
import { boundsOf, isSingle, type Selection } from './cell-range.ts'
import type { LayerParts } from './layer-parts.ts'

const quietMs = 400

interface Report {
  readonly changed: () => void
  readonly detach: () => void
}

/** Reports the range to the screen with the next frame, and to a screen reader once it rests. */
export const reportRange = <T>(
  { api, said, latest }: LayerParts<T>,
  current: {
    readonly selection: () => Selection | null
    readonly range: () => SheetRange<T> | null
  },
): Report => {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const nameOf = (index: number): string => {
    const [first] = api.getAllDisplayedColumns()
    const rowNode = api.getDisplayedRowAtIndex(index)
    if (!first || !rowNode) return ''
    return String(api.getCellValue({ rowNode, colKey: first, useFormatter: true }) ?? '')
  }
  const say = () => {
    const selection = current.selection()
    if (!selection || isSingle(selection)) {
      said.textContent = ''
      return
    }
    const { top, bottom, left, right } = boundsOf(selection)
    const count = (bottom - top + 1) * (right - left + 1)
    said.textContent = i18next.t('sheet.range', { count, from: nameOf(top), to: nameOf(bottom) })
  }
  const tell = () => {
    frame = 0
    latest.current.onRange?.(current.range())
  }
  return {
    changed: () => {
      frame ||= requestAnimationFrame(tell)
      clearTimeout(timer)
      timer = setTimeout(say, quietMs)
    },
    detach: () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    },
  }
}
