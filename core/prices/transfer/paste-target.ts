import type { ThousandsMark } from '#core/tables/read-decimal'
import type { EditableSide } from '../draft/price-edit.ts'
import type { PlanGround } from '../draft/price-plan.ts'
import type { Unit } from '../pricelist/unit.ts'

/** What stands in a column of the grid; null: nothing that can be pasted over. */
export type PasteColumn = EditableSide | 'number' | null

export interface PasteTarget {
  /** As they are shown, from the first row of the selection to the last row of the grid. */
  readonly units: readonly Unit[]
  /** From the first column of the selection to the last one of the grid. */
  readonly columns: readonly PasteColumn[]
  /** The selection itself: a block that fits into it several times fills it. */
  readonly selected: { readonly rows: number; readonly columns: number }
}

export interface PasteScope extends PlanGround {
  readonly block: readonly (readonly string[])[]
  readonly target: PasteTarget
  readonly allUnits: readonly Unit[]
  /** What groups thousands where this person lives; the block's own numbers go before it. */
  readonly thousands?: ThousandsMark | null
  /** Of the pricelist, as a code; null: unknown. */
  readonly currency?: string | null
}
