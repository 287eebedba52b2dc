import type { GridApi } from 'ag-grid-community'
import type { RangeView } from '../range-view.ts'
import type { SheetProps } from '../sheet-props.ts'

/** What the parts of the editing layer work on. */
export interface LayerParts<T> {
  readonly api: GridApi<T>
  readonly place: HTMLElement
  /** Says to a screen reader what was selected. */
  readonly said: HTMLElement
  readonly view: RangeView
  readonly latest: { readonly current: SheetProps<T> }
}
