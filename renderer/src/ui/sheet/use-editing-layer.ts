import type { GridApi } from 'ag-grid-community'
import { type RefObject, useEffect } from 'react'
import type { EditingLayer } from './editing/attach-editing.ts'
import type { RangeView } from './range-view.ts'
import type { SheetProps } from './sheet-props.ts'

interface Parts<T> {
  readonly isWanted: boolean
  readonly grid: RefObject<GridApi<T> | null>
  readonly place: RefObject<HTMLElement | null>
  /** Says to a screen reader what was selected. */
  readonly said: RefObject<HTMLElement | null>
  readonly view: RangeView
  readonly latest: RefObject<SheetProps<T>>
  /** Holds the layer while there is one. */
  readonly layer: RefObject<EditingLayer<T> | null>
}

/** What makes a spreadsheet of the table comes after its first picture. */
export const useEditingLayer = <T>(parts: Parts<T>): void => {
  const { isWanted, grid, place, said, view, latest, layer } = parts
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const attach = async () => {
      const { attachEditing } = await import('./editing/attach-editing.ts')
      if (isGone || !grid.current || !place.current || !said.current) return
      layer.current = attachEditing({
        api: grid.current,
        place: place.current,
        said: said.current,
        view,
        latest,
      })
    }
    void attach()
    return () => {
      isGone = true
      layer.current?.detach()
      layer.current = null
    }
  }, [isWanted, grid, place, said, view, latest, layer])
}
