import type { CellClassParams, CellClassRules } from 'ag-grid-community'
import { type Bounds, hasSide, type Side, touchOf } from './editing/cell-range.ts'

/** The range as the cells see it: null where there is none or one of a single cell. */
export interface RangeView {
  bounds: Bounds | null
  columnAt: ReadonlyMap<string, number>
}

export const noRange = (): RangeView => ({ bounds: null, columnAt: new Map() })

/** Classes by rule: the grid gives them to cells that scroll into view as well. */
export const rangeRules = <T>(view: RangeView): CellClassRules<T> => {
  const touch = ({ rowIndex, column }: CellClassParams<T>): number => {
    const at = view.columnAt.get(column.getColId())
    return at === undefined ? 0 : touchOf(view.bounds, { row: rowIndex, column: at })
  }
  const edge = (side: Side) => (cell: CellClassParams<T>) => hasSide(touch(cell), side)
  return {
    'sheet-range': (cell) => touch(cell) !== 0,
    'sheet-range-top': edge('top'),
    'sheet-range-bottom': edge('bottom'),
    'sheet-range-left': edge('left'),
    'sheet-range-right': edge('right'),
  }
}
