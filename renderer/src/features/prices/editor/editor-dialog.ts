import type { BatchId, UnitId } from '#core/ids'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { PricePlan, SkippedUnit } from '#core/prices/draft/price-plan'
import type { ImportMapping } from '#core/prices/transfer/import-columns'
import type { PastePlan } from '#core/prices/transfer/paste-plan'
import type { Timestamp } from '#core/time'
import type { MadeStep } from './use-price-draft.ts'

/** What lies over the table at the moment. */
export type EditorDialog =
  | { readonly kind: 'paste'; readonly plan: PastePlan; readonly label: StepLabel }
  | {
      readonly kind: 'keyedPaste'
      readonly block: readonly (readonly string[])[]
      readonly mapping: ImportMapping
      readonly label: StepLabel
    }
  | { readonly kind: 'skipped'; readonly skipped: readonly SkippedUnit[] }
  | { readonly kind: 'import'; readonly file: File | null }
  /** Shows what has changed since a moment. */
  | { readonly kind: 'meanwhile'; readonly since: Timestamp }
  | { readonly kind: 'unit'; readonly unitId: UnitId }
  /** Asks what these units have that the list does not say. */
  | { readonly kind: 'ownColumn'; readonly unitIds: readonly UnitId[] }
  | { readonly kind: 'history'; readonly batchId: BatchId | null }
  | {
      readonly kind:
        | 'archivedDrafts'
        | 'compareDrafts'
        | 'scheduled'
        | 'priceList'
        | 'premiums'
        | 'pace'
        | 'whatIf'
    }
  | {
      readonly kind:
        | 'rules'
        | 'dealColumns'
        | 'conflicts'
        | 'contested'
        | 'review'
        | 'formula'
        | 'replace'
    }

export type OpenDialog = (dialog: EditorDialog | null) => void

/** A plan that has been carried out, for telling it. */
export interface DonePlan {
  readonly label: StepLabel
  readonly plan: PricePlan
  /** The step that it has become; null where it changed nothing. */
  readonly made: MadeStep | null
}
