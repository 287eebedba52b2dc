import type { Unit } from '#core/prices/pricelist/unit'
import type { SheetEditing } from '../../../ui/sheet/sheet-editing.ts'
import type { PriceLens } from '../grid/price-lens.ts'

/** What the editor gives to the table once its code and the draft are here. */
export interface PriceDesk {
  readonly lens: PriceLens
  readonly editing: SheetEditing<Unit>
  readonly onContextMenu: (unit: Unit, colId: string, at: { x: number; y: number }) => void
}
