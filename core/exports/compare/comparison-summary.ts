import type { Cell } from '#core/tables/table'
import type { ColumnType } from '../table/column-type.ts'
import type { ColumnChange } from './compare-runs.ts'

/** A column of either run. */
export interface ComparedColumn {
  readonly name: string
  readonly type: ColumnType
  /** The column's index in each run; null where the run does not have it. */
  readonly before: number | null
  readonly after: number | null
}

/** The changes between two runs, without the rows. */
export interface ComparisonSummary {
  /** Names of the key columns by which rows are aligned; null where only all cells together tell rows apart. */
  readonly key: {
    readonly columns: readonly string[]
    readonly reason: 'catalogue' | 'uniqueId' | 'unique' | 'chosen'
  } | null
  /** The columns in the order of the newer run, then those that only the older one has. */
  readonly columns: readonly ComparedColumn[]
  readonly columnChanges: readonly (ColumnChange & {
    /** Whether the specification has announced the change, so that nobody has to look for a cause. */
    readonly isAnnounced: boolean
  })[]
  readonly rows: { readonly before: number; readonly after: number }
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly same: number
  readonly changedCells: number
  /** How many cells changed in each of `columns`. */
  readonly changedByColumn: readonly number[]
  /** Rows with the key of an earlier row, and rows without a key. */
  readonly duplicates: { readonly before: number; readonly after: number }
  readonly keyless: { readonly before: number; readonly after: number }
}

/** Rows in the order of the newer run, then the removed ones. Their cells follow `columns` of `ComparisonSummary`. */
export interface ComparedRow {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: readonly Cell[] | null
  readonly after: readonly Cell[] | null
  /** Indexes of the cells that changed. */
  readonly cells: readonly number[]
}
