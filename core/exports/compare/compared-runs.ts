import type { Cell } from '#core/tables/table'
import type { ColumnType } from '../table/column-type.ts'
import type { ColumnChange } from './compare-runs.ts'

/** A column of either run. */
export interface ComparedColumn {
  readonly name: string
  readonly type: ColumnType
  /** Where it is in each run; null where it is not. */
  readonly before: number | null
  readonly after: number | null
}

/** What changed between two runs, without the rows. */
export interface ComparedRuns {
  /** Names of the columns by which rows are aligned; null: nothing tells them apart but all that is in them. */
  readonly key: {
    readonly columns: readonly string[]
    readonly reason: 'catalogue' | 'uniqueId' | 'unique' | 'chosen'
  } | null
  /** In the order of the newer run, then those that only the older one has. */
  readonly columns: readonly ComparedColumn[]
  readonly columnChanges: readonly (ColumnChange & {
    /** The specification says so: nobody is to blame. */
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
  /** Rows that share their key with an earlier one, and rows without a key. */
  readonly duplicates: { readonly before: number; readonly after: number }
  readonly keyless: { readonly before: number; readonly after: number }
}

/** In the order of the newer run, then what is gone. Cells as `columns` of `ComparedRuns` has them. */
export interface ComparedRow {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: readonly Cell[] | null
  readonly after: readonly Cell[] | null
  /** Places of the cells that changed. */
  readonly cells: readonly number[]
}
