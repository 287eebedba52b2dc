import type { Draft, DraftStep } from '#core/contract/drafts'
import type { Result } from '#core/contract/failure'
import type { DraftId, ProjectId, UnitId, WorkspaceId } from '#core/ids'
import type { DraftChange, DraftPrice, StepLabel } from '#core/prices/draft/draft-price'
import type { Clock } from '#core/time'
import type { DraftReach } from '../../../store/prices/draft/draft-steps.ts'
import type { DraftHead, NewDraft } from '../../../store/prices/draft/drafts.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface DraftsStore {
  readonly listDrafts: (of: { workspaceId: WorkspaceId; projectId: ProjectId }) => Draft[]
  readonly readHead: (draftId: DraftId) => DraftHead | null
  readonly readPrices: (draftId: DraftId) => Map<UnitId, DraftPrice>
  /** The step by which each price came. */
  readonly readPriceLabels: (draftId: DraftId) => ReadonlyMap<UnitId, StepLabel>
  readonly listSteps: (draftId: DraftId) => DraftStep[]
  readonly readReach: (draftId: DraftId) => DraftReach | null
  readonly insertDraft: (draft: NewDraft) => Result<null>
  readonly renameDraft: (of: { draftId: DraftId; name: string }) => Result<null>
  readonly putAway: (of: { draftId: DraftId; at: number | null }) => Result<null>
  /** Answers the draft's new revision. */
  readonly appendStep: (step: {
    draftId: DraftId
    at: number
    label: StepLabel
    changes: readonly DraftChange[]
  }) => Result<number>
  readonly moveTo: (move: {
    draftId: DraftId
    at: number
    to: number
  }) => Result<{ revision: number; changes: DraftChange[] }>
}

export interface DraftsDependencies {
  readonly store: DraftsStore
  readonly clock: Clock
  readonly newId: () => string
}
