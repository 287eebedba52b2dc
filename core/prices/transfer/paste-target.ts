import type { ThousandsMark } from '#core/tables/read-decimal'
import type { EditableSide } from '../draft/price-edit.ts'
import type { PlanScope } from '../draft/price-plan.ts'
import type { Unit } from '../pricelist/unit.ts'

/** The kind of a column of the grid; null for one that cannot be pasted over. */
export type PasteColumn = EditableSide | 'number' | null

export const isSide = (column: PasteColumn | undefined): column is EditableSide =>
  column === 'net' || column === 'gross' || column === 'perArea'

export interface PasteTarget {
  /** The units in the order of the grid, from the first row of the selection to the last row. */
  readonly units: readonly Unit[]
  /** The columns from the first one of the selection to the last one of the grid. */
  readonly columns: readonly PasteColumn[]
  /** The size of the selection: a block that fits into it several times fills it. */
  readonly selected: { readonly rows: number; readonly columns: number }
}

export interface PasteScope extends PlanScope {
  readonly block: readonly (readonly string[])[]
  readonly target: PasteTarget
  /** The mark of thousands in the person's locale; what the block's own numbers show goes before it. */
  readonly thousands?: ThousandsMark | null
  /** The pricelist's currency as a code; null: unknown. */
  readonly currency?: string | null
}
