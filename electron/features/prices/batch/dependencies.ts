import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { BatchId, DraftId, ProjectKey, UnitId } from '#core/ids'
import type { Batch, BatchState, BatchUnit, OpenBatch } from '#core/prices/batch/batch'
import type { DealEvidence } from '#core/prices/deals/deal-evidence'
import type { DraftChange, DraftPrice, StepLabel } from '#core/prices/draft/draft-price'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../../crm/calls/client.ts'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { BatchPage } from '../../../store/prices/batch/batches.ts'
import type { Settlement } from '../../../store/prices/batch/settle-batch.ts'
import type { DraftHead, NewDraft } from '../../../store/prices/draft/drafts.ts'
import type { BatchNotice } from '../../../window/notices/batch-notice.ts'
import type { Progress } from '../../jobs/run-jobs.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface BatchesStore {
  readonly readDraftHead: (draftId: DraftId) => DraftHead | null
  readonly readDraftPrices: (draftId: DraftId) => Map<UnitId, DraftPrice>
  /** The step by which each price of a draft came. */
  readonly readPriceLabels: (draftId: DraftId) => ReadonlyMap<UnitId, StepLabel>
  /** Of the pricelist that is kept, those that are named and known. */
  readonly readUnitsOf: (of: ProjectKey & { unitIds: readonly UnitId[] }) => Unit[]
  readonly readRules: (of: ProjectKey) => PriceRules
  readonly listEvidence: (of: ProjectKey) => DealEvidence[]
  readonly listBatches: (page: BatchPage) => Batch[]
  readonly listOpenBatches: () => OpenBatch[]
  readonly listInState: (kinds: readonly BatchState['kind'][]) => Batch[]
  readonly readBatch: (batchId: BatchId) => Batch | null
  readonly readBatchUnits: (batchId: BatchId) => BatchUnit[]
  readonly insertBatch: (made: { batch: Batch; units: readonly BatchUnit[] }) => Result<null>
  readonly writeState: (of: { batchId: BatchId; state: BatchState }) => Result<null>
  /** Committed before the bytes leave. */
  readonly beginSending: (leaving: {
    batchId: BatchId
    at: number
    account: string
    units: readonly BatchUnit[]
    sumBeforeMinor: number
    sumAfterMinor: number
  }) => Result<null>
  readonly settle: (settlement: Settlement) => Result<null>
  readonly writeFoundOut: (of: { batchId: BatchId; at: number | null }) => Result<null>
  /** A draft with one step, or with none where there is nothing to change. */
  readonly insertRollBack: (made: {
    draft: NewDraft
    changes: readonly DraftChange[]
    detail: string
  }) => Result<null>
}

export interface BatchesDependencies {
  readonly store: BatchesStore
  readonly client: Pick<CrmClient, 'updateUnits'>
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** Replaces the kept pricelist by what the server has now; begins after this call. */
  readonly refreshPricelist: (
    wanted: ProjectKey & { tell: (progress: Progress) => void; signal: AbortSignal },
  ) => Promise<Result<null>>
  /** The longest that the server may be at a request. */
  readonly requestMs: number
  readonly clock: Clock
  readonly newId: () => string
  /** Who sits at this computer. */
  readonly author: string
  readonly announce: (topics: readonly Topic[]) => void
  /** Tells a person outside the window what happened to a batch while nobody looked. */
  readonly notify: (notice: BatchNotice, of: ProjectKey) => void
  /** Sending and comparing of one project never overlap. */
  readonly inTurn: <T>(project: string, work: () => Promise<T>) => Promise<T>
}

/** A batch at work: what its job tells, and how the person stops it. */
export interface Working {
  readonly batchId: BatchId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}
