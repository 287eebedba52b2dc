import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { BatchId, DraftId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../../crm/calls/client.ts'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import type * as batchUnits from '../../../store/prices/batch/batch-units.ts'
import type * as batches from '../../../store/prices/batch/batches.ts'
import type * as rollBack from '../../../store/prices/batch/insert-roll-back.ts'
import type * as settling from '../../../store/prices/batch/settle-batch.ts'
import type * as evidence from '../../../store/prices/deals/deal-evidence.ts'
import type * as draftPrices from '../../../store/prices/draft/draft-prices.ts'
import type * as drafts from '../../../store/prices/draft/drafts.ts'
import type * as labels from '../../../store/prices/draft/price-labels.ts'
import type * as pricelists from '../../../store/prices/pricelist/pricelists.ts'
import type * as rules from '../../../store/prices/rules/price-rules.ts'
import type { BoundReads, BoundWrites } from '../../../store/rows/bound.ts'
import type { BatchNotice } from '../../../window/notices/batch-notice.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { TeamSchedule } from './team-schedule.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface BatchesStore
  extends BoundReads<
    Pick<typeof drafts, 'readDraftHead' | 'isDraftSealed'> &
      Pick<typeof draftPrices, 'readDraftPrices'> &
      Pick<typeof labels, 'readPriceLabels'> &
      Pick<typeof pricelists, 'readPricelist' | 'readUnitsOf'> &
      Pick<typeof rules, 'readPriceRules'> &
      Pick<typeof evidence, 'listDealEvidence'> &
      Pick<
        typeof batches,
        | 'listBatches'
        | 'listOpenBatches'
        | 'listScheduledBatches'
        | 'listBatchesInState'
        | 'readBatch'
      > &
      Pick<typeof batchUnits, 'readBatchUnits'>
  > {
  readonly write: BoundWrites<
    Pick<
      typeof batches,
      'insertBatch' | 'removeBatch' | 'writeBatchState' | 'beginSending' | 'writeFoundOut'
    > &
      Pick<typeof settling, 'settleBatch'> &
      Pick<typeof rollBack, 'insertRollBack'>
  >
}

export interface BatchesDependencies {
  readonly store: BatchesStore
  readonly client: Pick<CrmClient, 'updateUnits'>
  /** Whoever else of the team may send prices of the same project is asked before they are read again. */
  readonly sendings: SendingClaims
  /** What waits for the whole team. */
  readonly schedule: TeamSchedule
  /** Whether nobody else edits the draft, and it is here as those have it who work on it too. */
  readonly beginSending: (
    draftId: DraftId,
    reviewedFrom?: number,
  ) => Result<null> | Promise<Result<null>>
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** Replaces the kept pricelist by what the server has now; begins after this call. */
  readonly refreshPricelist: (
    wanted: ProjectKey & { tell: (progress: Progress) => void; signal: AbortSignal },
  ) => Promise<Result<null>>
  /** The longest that a server may work on a request whose answer was lost, in whatever way. */
  readonly requestMs: number
  readonly clock: Clock
  readonly newId: () => string
  /** The name of the person who uses this computer. */
  readonly author: () => string
  readonly announce: (topics: readonly Topic[]) => void
  /** Notifies a person outside the window of what happened to a batch while nobody looked. */
  readonly notify: (
    notice: BatchNotice,
    of: Pick<Batch, 'id' | 'workspaceId' | 'projectId'>,
  ) => void
  /** Sending and comparing of one project never overlap. */
  readonly inTurn: <T>(project: string, work: () => Promise<T>) => Promise<T>
}

/** A batch that is sent. */
export interface SendingWork extends BatchWork {
  /** When it was to be sent by itself: while a colleague is at it, it goes on waiting. */
  readonly scheduledFor?: Timestamp
  /** A person wants it sent whatever its time is; else it is sent by itself. */
  readonly by?: 'person'
}

/** A batch at work: what its job tells, and how the person stops it. */
export interface BatchWork {
  readonly batchId: BatchId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}
